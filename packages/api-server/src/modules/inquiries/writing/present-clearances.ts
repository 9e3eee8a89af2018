import type { ClearanceStep, HeldReply, InquiryClearance } from '@rostrum/contracts/inquiries';
import type { ClearanceRecord } from '../inquiry-clearances.repository.ts';

/** Steps as the desk reads them: one clearance for each reply, with its text as long as it is held. */
export function presentClearances(
  steps: readonly ClearanceRecord[],
  { names, replies }: { names: ReadonlyMap<string, string>; replies: ReadonlyMap<string, HeldReply> },
): InquiryClearance[] {
  const member = (id: string) => ({ id, name: names.get(id) ?? 'Former member' });
  const presentStep = (step: ClearanceRecord): ClearanceStep => ({
    id: step.id,
    name: step.name,
    approver: member(step.approverId),
    state: step.state,
    reason: step.reason,
    opened_at: step.openedAt?.toISOString() ?? null,
    decided_at: step.decidedAt?.toISOString() ?? null,
  });
  return [...Map.groupBy(steps, ({ replyId }) => replyId)].flatMap(([id, ofReply]) => {
    const [first] = ofReply;
    if (first === undefined) return [];
    return {
      id,
      writer: member(first.writtenBy),
      asked_at: first.createdAt.toISOString(),
      reply: replies.get(id) ?? null,
      steps: ofReply.map(presentStep),
    };
  });
}
