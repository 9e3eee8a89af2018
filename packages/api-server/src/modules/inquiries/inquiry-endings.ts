import type { InquiryChange, InquiryRecord } from './inquiry-changes.repository.ts';

/** What closing sets, whoever closes. */
export const closing = (
  outcome: NonNullable<InquiryRecord['outcome']>,
  outcomeNote: string | null,
  now: Date,
): InquiryChange => ({
  status: 'closed',
  outcome,
  outcomeNote,
  closedAt: now,
  waitingSince: null,
});

/** What opening a closed inquiry again sets. */
export const reopening: InquiryChange = {
  status: 'open',
  outcome: null,
  outcomeNote: null,
  closedAt: null,
  waitingSince: null,
};
