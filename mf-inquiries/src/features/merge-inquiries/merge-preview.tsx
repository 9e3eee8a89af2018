import { formatList } from '@rostrum/contracts';
import type { MergeCandidate } from '@rostrum/contracts/inquiries';
import { fullDate } from '@rostrum/ui-kit';
import styles from './merge-dialog.module.css';

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** What merging with the chosen one does, before it is done. */
export function MergePreview({ candidate, ownRef }: { candidate: MergeCandidate; ownRef: string }) {
  const { kept, ref, moves, deadline_at: deadline } = candidate;
  const source = kept.ref === ref ? ownRef : ref;
  const written = [
    ...counted(moves.messages, 'message', 'messages'),
    ...counted(moves.notes, 'internal note', 'internal notes'),
    ...counted(moves.files, 'file', 'files'),
  ];
  return (
    <div className={styles.preview} aria-live="polite">
      <h3>What happens</h3>
      <ul>
        <li>
          {kept.ref} came first and stays. {source} is closed as a duplicate.
        </li>
        <li>
          {formatList(written)} of {source} {written.length === 1 && moves.messages === 1 ? 'is' : 'are'} read
          in {kept.ref}.
        </li>
        {moves.people.length > 0 ? (
          <li>
            {formatList(moves.people)} {moves.people.length === 1 ? 'sees' : 'see'} {kept.ref} too.
          </li>
        ) : null}
        {moves.watchers.length > 0 ? <li>{formatList(moves.watchers)} also watch it.</li> : null}
        {moves.tags.length > 0 ? <li>It gets the tags {formatList(moves.tags)}.</li> : null}
        <li>
          {deadline === null ? 'It has no deadline.' : `Its deadline is ${fullDate(Date.parse(deadline))}.`}
        </li>
        <li>
          The sender is emailed that both were joined. Links and references of either lead to {kept.ref}.
        </li>
      </ul>
    </div>
  );
}
