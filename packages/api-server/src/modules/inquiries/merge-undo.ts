import type { InquiryStatus } from '@rostrum/contracts';

/** What merging may change of the inquiry that stays; instants as text. */
export interface KeptState {
  status: InquiryStatus;
  assigneeId: string | null;
  deadlineAt: string | null;
  openedAt: string | null;
  firstReplyAt: string | null;
  waitingSince: string | null;
  seekerId: string | null;
}

/** How both inquiries were, as far as separating them needs it. It is kept with the one that was closed. */
export interface MergeUndo {
  source: { status: InquiryStatus; waitingSince: string | null };
  kept: { before: KeptState; after: KeptState; version: number };
  /** What the one that stays got from the other. */
  people: string[];
  watchers: string[];
  tags: string[];
}
