import type { PostBulkOutcome } from '@rostrum/contracts/posts';

/** `3 posts archived. 1 could not be.`, with why. */
export function describeOutcome({ changed, refused }: PostBulkOutcome, done: string) {
  const count = changed.length === 1 ? '1 post' : `${changed.length} posts`;
  return {
    title: `${count} ${done}.${refused.length > 0 ? ` ${refused.length} could not be.` : ''}`,
    description: refused.map(({ title, reason }) => `${title}: ${reason}`).join(' ') || undefined,
  };
}
