import type { FeedRun } from '@rostrum/contracts/settings';

const count = (number: number, word: string): string => `${number} ${word}`;

/** What a run did, in one line. */
export function describeRun({ error, rows, added, changed, wrong, unpublished }: FeedRun): string {
  if (error !== null) return error;
  return [
    `${rows === 1 ? '1 row' : `${rows} rows`} read`,
    count(added, 'added'),
    count(changed, 'changed'),
    ...(wrong > 0 ? [count(wrong, 'not usable')] : []),
    ...(unpublished > 0
      ? [unpublished === 1 ? '1 leaver unpublished' : `${unpublished} leavers unpublished`]
      : []),
  ].join(', ');
}
