import {
  inquiryStatusLabels,
  inquiryTransitions,
  mayMoveInquiry,
  type InquiryStatus,
} from '@rostrum/contracts';
import { ConflictError } from '@rostrum/server-kit';

/** What anybody who may answer an inquiry can make of it. A refusal that offered more would send people looking for a button. */
const reachedByCalls: ReadonlySet<InquiryStatus> = new Set([
  'open',
  'waiting_expert',
  'waiting_seeker',
  'closed',
]);

/** Refuses a move that the status does not allow, and names those it does. */
export function requireMove(from: InquiryStatus, to: InquiryStatus): void {
  if (mayMoveInquiry(from, to)) return;
  const allowed = inquiryTransitions[from].filter((status) => reachedByCalls.has(status));
  const words = allowed.map((status) => inquiryStatusLabels[status]);
  throw new ConflictError(
    `This inquiry is ${inquiryStatusLabels[from]} and cannot become ${inquiryStatusLabels[to]}. ${
      words.length === 0 ? 'It stays as it is.' : `Possible: ${words.join(', ')}.`
    }`,
    { code: 'invalid_transition', details: { status: from, allowed } },
  );
}

/** Refuses a change made from an older version than the stored one; the newer state goes with it. */
export function requireVersion(
  expected: number,
  stored: { version: number; status: InquiryStatus; assigneeId: string | null },
): void {
  if (expected === stored.version) return;
  throw new ConflictError(
    'Somebody changed this inquiry in the meantime. Look at what changed and try again.',
    {
      code: 'version_conflict',
      details: { version: stored.version, status: stored.status, assignee_id: stored.assigneeId },
    },
  );
}

/** A reply leads from any open status to any other; through Open where the table has no direct step. */
export function requireReplyMove(from: InquiryStatus, to: InquiryStatus): void {
  if (from === to || mayMoveInquiry(from, to)) return;
  requireMove(from, 'open');
  requireMove('open', to);
}
