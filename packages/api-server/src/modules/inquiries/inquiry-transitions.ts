import {
  grantOf,
  inquiryStatusLabels,
  inquiryTransitions,
  mayMoveInquiry,
  type InquiryStatus,
} from '@rostrum/contracts';
import { ConflictError } from '@rostrum/server-kit';
import { allowedActs, type InquiryViewer } from './inquiry-access.ts';

/** Who wants to move an inquiry, and when: what is offered instead is what they can really do. */
export interface Mover {
  by: Pick<InquiryViewer, 'role'>;
  now: Date;
}

type Moved = { status: InquiryStatus; closedAt: Date | null; mergedInto?: unknown };

/** Where this person can lead an inquiry from where it is: an offer that no button keeps sends people looking for one. */
export function movesOf(inquiry: Moved, { by, now }: Mover): InquiryStatus[] {
  const may = allowedActs(by, inquiry, now);
  const reached: Partial<Record<InquiryStatus, boolean>> = {
    // A reply opens it, and so does taking back what experts were asked.
    open: may.reply || may.reopen,
    waiting_expert: may.ask,
    waiting_seeker: may.reply,
    closed: may.close,
    archived: may.archive,
    spam: may.spam,
    new: inquiry.status === 'spam' && grantOf(by.role, 'quarantine.manage') !== 'deny',
  };
  return inquiryTransitions[inquiry.status].filter((status) => reached[status] === true);
}

/** Refuses a move that the status does not allow, and names those that there are. */
export function requireMove(inquiry: Moved, to: InquiryStatus, mover: Mover): void {
  const { status: from } = inquiry;
  if (mayMoveInquiry(from, to)) return;
  const allowed = movesOf(inquiry, mover);
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
  throw new ConflictError('Someone changed this inquiry in the meantime. Check what changed and try again.', {
    code: 'version_conflict',
    details: { version: stored.version, status: stored.status, assignee_id: stored.assigneeId },
  });
}

/** A reply leads from any open status to any other; through Open where the table has no direct step. */
export function requireReplyMove(inquiry: Moved, to: InquiryStatus, mover: Mover): void {
  if (inquiry.status === to || mayMoveInquiry(inquiry.status, to)) return;
  requireMove(inquiry, 'open', mover);
  requireMove({ ...inquiry, status: 'open' }, to, mover);
}
