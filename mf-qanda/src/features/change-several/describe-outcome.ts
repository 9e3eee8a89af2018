import type { QuestionBulkOutcome } from '@rostrum/contracts/qanda';

/** `3 questions archived. 1 could not be.`, with why. */
export function describeOutcome({ changed, refused }: QuestionBulkOutcome, done: string) {
  const count = changed.length === 1 ? '1 question' : `${changed.length} questions`;
  return {
    title: `${count} ${done}.${refused.length > 0 ? ` ${refused.length} could not be.` : ''}`,
    description: refused.map(({ text, reason }) => `${text}: ${reason}`).join(' ') || undefined,
  };
}
