import type { InquiryStatus } from '@rostrum/contracts';
import type { InquiryScript } from '../content/inquiries/script-types.ts';
import { known, type DemoContext } from './demo-context.ts';

const unread: readonly InquiryStatus[] = ['new', 'quarantined'];
const soon = 7 * 60_000;

interface ReadInquiry {
  id: string;
  orgId: string;
  script: InquiryScript;
  lastMessageAt: Date;
}

/** The desk and its administrators have read what was dealt with; what just arrived is still bold. */
export function addReaders(
  { rows, users, now }: DemoContext,
  { id, orgId, script, lastMessageAt }: ReadInquiry,
): void {
  if (unread.includes(script.status)) return;
  const desk = script.steps.flatMap((step) => ('by' in step ? [known(users, step.by, 'user').id] : []));
  const heads = rows.memberships.filter((each) => each.orgId === orgId && each.role === 'administrator');
  const readAt = new Date(Math.min(lastMessageAt.getTime() + soon, now.getTime() - 30_000));
  for (const userId of new Set([...desk, ...heads.map((head) => head.userId)]))
    rows.inquiryReads.push({ orgId, inquiryId: id, userId, readAt });
}
