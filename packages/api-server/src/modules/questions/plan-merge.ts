import type { AnswerStatus } from '@rostrum/contracts/qanda';

/** How many experts a question has at most. */
export const mostExperts = 5;

interface MergeSide {
  experts: readonly { id: string; name: string; declinedAt: Date | null }[];
  answers: readonly { answer: { id: string; personId: string; status: AnswerStatus }; name: string }[];
}

/** Which answers and experts a question brings to the one it is merged into. Each expert has one answer to a question. */
export function planMerge({ from, into }: { from: MergeSide; into: MergeSide }) {
  const hasAnswered = new Set(into.answers.map(({ answer }) => answer.personId));
  const moved = from.answers.filter(({ answer }) => !hasAnswered.has(answer.personId));
  const kept = from.answers.filter(({ answer }) => hasAnswered.has(answer.personId));
  const brings = new Set(moved.map(({ answer }) => answer.personId));
  const present = new Set(into.experts.map(({ id }) => id));
  // Whoever declined is not asked the same again.
  const newcomers = from.experts.filter(
    ({ id, declinedAt }) =>
      !present.has(id) && !hasAnswered.has(id) && (brings.has(id) || declinedAt === null),
  );
  const inOrder = [
    ...newcomers.filter(({ id }) => brings.has(id)),
    ...newcomers.filter(({ id }) => !brings.has(id)),
  ];
  const room = Math.max(0, mostExperts - into.experts.length);
  const experts = inOrder.slice(0, room);
  return {
    moved,
    kept,
    experts,
    asked: experts.filter(({ id }) => !brings.has(id)),
    leftOut: inOrder.slice(room).filter(({ id }) => !brings.has(id)),
  };
}
