import { z } from 'zod';

/** Where an inquiry stands, as the team sees it. */
export const inquiryStatuses = [
  'screening',
  'blocked',
  'quarantined',
  'new',
  'open',
  'waiting_expert',
  'waiting_seeker',
  'closed',
  'spam',
  'archived',
] as const;
export const inquiryStatus = z.enum(inquiryStatuses);
export type InquiryStatus = z.infer<typeof inquiryStatus>;

/** The words of each status, as the team reads them. */
export const inquiryStatusLabels: Record<InquiryStatus, string> = {
  screening: 'Screening',
  blocked: 'Blocked',
  quarantined: 'Held',
  new: 'New',
  open: 'Open',
  waiting_expert: 'Waiting for expert',
  waiting_seeker: 'Waiting for seeker',
  closed: 'Closed',
  spam: 'Spam',
  archived: 'Archived',
};

/** What the team still has to do something about. */
export const openInquiryStatuses = [
  'new',
  'open',
  'waiting_expert',
  'waiting_seeker',
] as const satisfies InquiryStatus[];

/** Where an inquiry stands, as its seeker sees it: screening, held and blocked all read Received. */
export const seekerStatuses = [
  'received',
  'with_the_team',
  'expert_asked',
  'your_reply_needed',
  'replied',
  'closed',
] as const;
export const seekerStatus = z.enum(seekerStatuses);
export type SeekerStatus = z.infer<typeof seekerStatus>;

export const seekerStatusLabels: Record<SeekerStatus, string> = {
  received: 'Received',
  with_the_team: 'With the team',
  expert_asked: 'Expert asked',
  your_reply_needed: 'Your reply needed',
  replied: 'Replied',
  closed: 'Closed',
};

/** Why a first reply came later than the organisation's reply times say. */
export const lateReasons = ['no_expert', 'approval', 'seen_late', 'sender_details', 'other'] as const;
export type LateReason = (typeof lateReasons)[number];

export const inquiryOutcomes = [
  'interview_done',
  'quote_supplied',
  'booked',
  'engaged',
  'meeting_held',
  'referred',
  'declined_by_expert',
  'declined_by_org',
  'deadline_missed',
  'no_reply',
  'duplicate',
  'withdrawn',
] as const;
export const inquiryOutcome = z.enum(inquiryOutcomes);
export type InquiryOutcome = z.infer<typeof inquiryOutcome>;

/** The words of each outcome. */
export const inquiryOutcomeLabels: Record<InquiryOutcome, string> = {
  interview_done: 'Interview done',
  quote_supplied: 'Quote supplied',
  booked: 'Booked',
  engaged: 'Engaged',
  meeting_held: 'Meeting held',
  referred: 'Referred elsewhere',
  declined_by_expert: 'Declined by the expert',
  declined_by_org: 'Declined by the organisation',
  deadline_missed: 'Deadline missed',
  no_reply: 'No reply from the seeker',
  duplicate: 'Duplicate',
  withdrawn: 'Withdrawn by the seeker',
};

/** The same in words for the seeker. */
export const seekerOutcomeLabels: Record<InquiryOutcome, string> = {
  ...inquiryOutcomeLabels,
  no_reply: 'No reply from you',
  withdrawn: 'Withdrawn by you',
};

/** Outcomes that a person of the team chooses; the seeker alone withdraws. */
export const chosenInquiryOutcomes = inquiryOutcomes.filter((outcome) => outcome !== 'withdrawn');

/** Outcomes that cannot be recorded without a reason in the note. */
export const outcomesWithReason: readonly InquiryOutcome[] = ['deadline_missed'];

/** Moves that people make; the system's own (screening, time-outs) stand with the jobs that make them. */
export const inquiryTransitions: Record<InquiryStatus, readonly InquiryStatus[]> = {
  screening: ['new', 'quarantined', 'blocked'],
  blocked: ['archived'],
  quarantined: ['new', 'spam'],
  new: ['open', 'waiting_expert', 'waiting_seeker', 'closed', 'spam'],
  open: ['waiting_expert', 'waiting_seeker', 'closed', 'spam'],
  waiting_expert: ['open', 'closed', 'spam'],
  waiting_seeker: ['open', 'closed', 'spam'],
  closed: ['open', 'spam', 'archived'],
  spam: ['new', 'archived'],
  archived: [],
};

export const mayMoveInquiry = (from: InquiryStatus, to: InquiryStatus): boolean =>
  inquiryTransitions[from].includes(to);
