import type { InquiryListUrl } from '@rostrum/contracts';
import type { InquiryDeadlineFilter, InquirySource } from '@rostrum/contracts/inquiries';

/** What of the address narrows a view, beside words and types. */
export const narrowingKeys = [
  'status',
  'assignee',
  'expert',
  'tag',
  'deadline',
  'verified',
  'source',
  'country',
  'outcome',
  'field',
] as const satisfies (keyof InquiryListUrl)[];

/** Whether a filter beside words and types is set. */
export const isNarrowed = (filters: InquiryListUrl): boolean =>
  narrowingKeys.some((key) => filters[key] !== undefined);

/** The address without any filter; view and order stay. */
export const cleared: Partial<InquiryListUrl> = {
  q: undefined,
  type: undefined,
  ...Object.fromEntries(narrowingKeys.map((key) => [key, undefined])),
};

export const deadlineLabels: Record<InquiryDeadlineFilter, string> = {
  overdue: 'Overdue',
  today: 'Today',
  week: 'Within 7 days',
  later: 'Later',
  none: 'No deadline',
  reply_at_risk: 'First reply at risk',
};

export const sourceLabels: Record<InquirySource, string> = {
  person: 'A profile',
  organisation: 'Organisation page',
  post: 'A post',
  question: 'A question',
  dashboard: 'Search in the dashboard',
  other: 'Elsewhere',
};
