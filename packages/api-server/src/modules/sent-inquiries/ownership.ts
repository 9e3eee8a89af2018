import type { Permitted } from '@rostrum/server-kit';
import type { InquiryRecord } from '../inquiries/index.ts';

/** Which inquiry was found, and whether by a link that only an email carried. */
export type SentKey = Pick<InquiryRecord, 'id' | 'orgId'> & { isMailed?: boolean };

/** Which inquiry, by its owner's session, by a tracking link, or by an answer to its emails. */
export type Ownership =
  | { session: Permitted<'inquiry.send'>; id: string }
  | { token: string }
  /** Replied to from its own address, by an address that was mailed there alone; with the whole email where it had more. */
  | { mailed: SentKey; wholeText?: string | null };
