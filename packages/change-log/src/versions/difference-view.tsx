import type { Difference } from '@rostrum/contracts/people';
import { Avatar } from '@rostrum/ui-kit';
import { ChangedText } from './changed-text.tsx';
import styles from './difference-view.module.css';

type Items = Extract<Difference, { kind: 'items' }>['items'];
type Photo = Extract<Difference, { kind: 'photo' }>['before'];

const elements = { same: 'span', added: 'ins', removed: 'del' } as const;
const spoken = { same: null, added: 'Added: ', removed: 'Left out: ' } as const;
/** More of the same is counted. */
const mostSame = 12;

function ItemList({ items }: { items: Items }) {
  const same = items.filter(({ change }) => change === 'same');
  const shown = same.length > mostSame ? items.filter(({ change }) => change !== 'same') : items;
  return (
    <ul className={styles.items}>
      {shown.map(({ text, change }, place) => {
        const Element = elements[change];
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a list may name one thing twice, and its items never move
          <li key={place} data-change={change}>
            <span className="r-visually-hidden">{spoken[change]}</span>
            <Element>{text}</Element>
          </li>
        );
      })}
      {shown.length < items.length ? <li className={styles.rest}>{same.length} unchanged</li> : null}
    </ul>
  );
}

const ShownPhoto = ({ photo, when }: { photo: Photo; when: string }) => (
  <figure className={styles.photo}>
    {photo ? <Avatar src={photo.image} width={48} height={48} decorative /> : null}
    <figcaption>
      <strong>{when}</strong>
      <span>{photo ? (photo.alt ?? 'No description') : 'No photo'}</span>
    </figcaption>
  </figure>
);

/** What became of one part of a profile: what was added and what was left out, marked by more than colour. */
export function DifferenceView({ difference }: { difference: Difference }) {
  if (difference.kind === 'text') return <ChangedText parts={difference.parts} />;
  if (difference.kind === 'items') return <ItemList items={difference.items} />;
  return (
    <div className={styles.photos}>
      <ShownPhoto photo={difference.before} when="Before" />
      <ShownPhoto photo={difference.after} when="After" />
    </div>
  );
}
