import { isSeekerRole, longestDeadlineDays, type ParsedBody, type sentInquiries } from '@rostrum/contracts';
import { InputError, type RequestSession } from '@rostrum/server-kit';
import type { InquiryAnswer } from '../custom-fields/index.ts';
import type { InquiryRecord } from '../inquiries/index.ts';

export type Submission = ParsedBody<typeof sentInquiries.send>;

/** How the inquiry counts in analytics: that it came, from where and of which kind, nothing of its content. */
export const submissionEvent = (inquiry: InquiryRecord, session: RequestSession | null) => ({
  orgId: inquiry.orgId,
  name: 'inquiry_submit' as const,
  at: inquiry.createdAt,
  entityType: 'inquiry' as const,
  entityId: inquiry.id,
  country: inquiry.country,
  seekerType: inquiry.seekerType,
  internal: session?.orgId === inquiry.orgId,
});

export const deadlineOf = ({ deadline_at }: Submission) =>
  deadline_at === undefined ? null : new Date(deadline_at);

/** How the form was filled in, for screening alone. */
export const formSignalsOf = ({ homepage = '', filled_seconds: filledSeconds }: Submission) => ({
  isTrapFilled: homepage.trim() !== '',
  filledSeconds,
});

/** What only a clock can tell. */
export function checkTimes(submission: Submission, now: Date): void {
  const deadline = deadlineOf(submission);
  if (deadline !== null && deadline <= now)
    throw InputError.field('deadline_at', 'Choose a deadline that lies ahead.');
  if (deadline !== null && deadline.getTime() > now.getTime() + longestDeadlineDays * 86_400_000)
    throw InputError.field('deadline_at', `Choose a deadline within ${longestDeadlineDays} days.`);
  if ('event_date' in submission.fields && submission.fields.event_date < now.toISOString().slice(0, 10))
    throw InputError.field('fields.event_date', 'Choose a date that lies ahead.');
}

/** A deadline that its sender moves: later than the old one, ahead, and not too far. */
export function laterDeadline(at: string, { before, now }: { before: Date; now: Date }): Date {
  const later = new Date(at);
  if (later <= before || later <= now)
    throw InputError.field('deadline_at', 'Choose a deadline that is later than the one so far.');
  if (later.getTime() > now.getTime() + longestDeadlineDays * 86_400_000)
    throw InputError.field('deadline_at', `Choose a deadline within ${longestDeadlineDays} days.`);
  return later;
}

export const contentOf = (submission: Submission, answers: readonly InquiryAnswer[]) => ({
  type: submission.type,
  subject: submission.subject,
  message: submission.message,
  fields: { ...submission.fields, ...(answers.length > 0 && { own_fields: answers }) },
  deadlineAt: deadlineOf(submission),
  sourcePage: submission.source_page ?? null,
});

export const senderOf = (submission: Submission, session: RequestSession | null) => ({
  firstname: submission.firstname,
  lastname: submission.lastname,
  phone: submission.phone ?? null,
  organization: submission.organization ?? null,
  jobTitle: submission.job_title ?? null,
  city: submission.city ?? null,
  state: submission.state ?? null,
  country: submission.country,
  timezone: submission.timezone,
  seekerId: session?.userId ?? null,
  seekerType: session !== null && isSeekerRole(session.role) ? session.role : null,
});
