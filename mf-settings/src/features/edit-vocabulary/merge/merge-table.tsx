import type { MergeCount, MergePreview } from '@rostrum/contracts/settings';
import styles from '../vocabulary.module.css';

/** Who gets the term that stays, and who had both. */
function describeCount({ now, after, both, names }: MergeCount): string {
  const more = after - now;
  const parts: string[] = [];
  if (more > 0)
    parts.push(
      names.length >= more
        ? `+ ${names.join(', ')}`
        : `+ ${names.join(', ')} and ${more - names.length} more`,
    );
  if (both > 0) parts.push(`${both} had both`);
  return parts.join('. ');
}

/** What a merge changes, before and after. */
export function MergeTable({ preview }: { preview: MergePreview }) {
  const { target, people, posts, questions, entry_terms, narrower } = preview;
  const counts: [name: string, count: MergeCount][] = [
    ['People', people],
    ['Posts', posts],
    ['Questions', questions],
  ];
  return (
    <table className={styles.changes} aria-label="What changes">
      <thead>
        <tr>
          <th scope="col">{target.title}</th>
          <th scope="col" className={styles.number}>
            Now
          </th>
          <th scope="col" className={styles.number}>
            After
          </th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {counts.map(([name, count]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={styles.number}>{count.now}</td>
            <td className={styles.number}>{count.after}</td>
            <td>{describeCount(count)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">Entry terms</th>
          <td colSpan={3}>{entry_terms.map((word) => `+ ${word}`).join(', ')}</td>
        </tr>
        {narrower.length === 0 ? null : (
          <tr>
            <th scope="row">Narrower terms</th>
            <td colSpan={3}>{narrower.map((word) => `+ ${word}`).join(', ')}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
