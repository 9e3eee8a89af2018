import {
  searchedDays,
  type MergeAsSeen,
  type MergeCount,
  type MergePreview,
} from '@rostrum/contracts/settings';
import { countText } from '../scheme-words.ts';
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

/** What goes on as before with the other name: scopes, rules and embeds. */
function describeFollowing({ scopes, rules, embeds }: MergePreview): string {
  const parts = [
    scopes > 0 && `the scopes of ${countText(scopes, 'member', 'members')}`,
    rules > 0 && `${countText(rules, 'rule', 'rules')} of the Blocked List`,
    embeds > 0 && countText(embeds, 'embed', 'embeds'),
  ].filter((part) => part !== false);
  return parts.join(', ');
}

interface MergeTableProps {
  preview: MergePreview;
  /** Where the public page of the term that goes leads afterwards. */
  oldAddress: MergeAsSeen['old_address'];
}

/** What a merge changes, before and after. */
export function MergeTable({ preview, oldAddress }: MergeTableProps) {
  const { target, people, posts, questions, entry_terms, entry_terms_now, searches, narrower } = preview;
  const following = describeFollowing(preview);
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
          <td className={styles.number}>{entry_terms_now}</td>
          <td className={styles.number}>
            {entry_terms_now === undefined ? null : entry_terms_now + entry_terms.length}
          </td>
          <td>{entry_terms.map((word) => `+ ${word}`).join(', ')}</td>
        </tr>
        {searches === undefined ? null : (
          <tr>
            <th scope="row">Searches, {searchedDays} days</th>
            <td className={styles.number}>{searches.now}</td>
            <td className={styles.number}>{searches.after}</td>
            <td>
              {searches.after > searches.now
                ? `${countText(searches.after - searches.now, 'more person', 'more people')} searched for the name that goes`
                : null}
            </td>
          </tr>
        )}
        {oldAddress === null ? null : (
          <tr>
            <th scope="row">Old address</th>
            <td colSpan={3}>
              {oldAddress.from} leads to {oldAddress.to}
            </td>
          </tr>
        )}
        {following === '' ? null : (
          <tr>
            <th scope="row">Follows</th>
            <td colSpan={3}>{following}</td>
          </tr>
        )}
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
