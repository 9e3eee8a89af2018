import { InboxIcon, Kbd } from '@rostrum/ui-kit';

const keys: readonly [string[], string][] = [
  [['j', 'k'], 'next, previous'],
  [['↵'], 'open'],
  [['r'], 'reply'],
  [['n'], 'internal note'],
  [['a'], 'assign'],
  [['s'], 'close'],
  [['Esc'], 'back to the list'],
];

/** Beside the list, while no inquiry is open. */
export const ChooseInquiry = () => (
  <section className="inbox__choose">
    <InboxIcon aria-hidden size={28} />
    <p className="r-card-title">Choose an inquiry</p>
    <dl>
      {keys.map(([names, what]) => (
        <div key={what}>
          <dt>
            {names.map((name) => (
              <Kbd key={name}>{name}</Kbd>
            ))}
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  </section>
);
