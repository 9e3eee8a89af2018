import { InboxIcon, Kbd } from '@rostrum/ui-kit';
import styles from './inquiry-inbox-page.module.css';

interface KeyWords {
  names: readonly string[];
  what: string;
  /** Experts leave it to the desk. */
  isDesks?: boolean;
}

const keys: readonly KeyWords[] = [
  { names: ['j', 'k'], what: 'next, previous' },
  { names: ['↵'], what: 'open' },
  { names: ['r'], what: 'reply' },
  { names: ['n'], what: 'internal note' },
  { names: ['a'], what: 'assign', isDesks: true },
  { names: ['s'], what: 'close', isDesks: true },
  { names: ['Esc'], what: 'back to the list' },
];

/** Beside the list, while no inquiry is open. */
export const ChooseInquiry = ({ isDesk }: { isDesk: boolean }) => (
  <section className={styles.choose}>
    <InboxIcon aria-hidden size={28} />
    <p className="r-card-title">Choose an inquiry</p>
    <dl>
      {keys
        .filter(({ isDesks }) => isDesk || !isDesks)
        .map(({ names, what }) => (
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
