import type { InquiryTypeId } from '@rostrum/contracts';
import type { Seeker } from '../content/content-schemas.ts';
import type { TodaysInquiry } from '../content/inquiry-schemas.ts';

type At<Step> = Step extends { at: string } ? Omit<Step, 'at'> & { at: Date } : never;
/** One thing that was done about an inquiry; each is a call. */
export type Step = At<TodaysInquiry['steps'][number]>;

/** An inquiry with everything that was done about it. */
export interface InquiryScript {
  organisation: string;
  type: InquiryTypeId;
  from: Seeker;
  experts: readonly string[];
  subject: string;
  message: string;
  fields: Record<string, unknown>;
  sentAt: Date;
  deadlineAt: Date | null;
  sourcePage?: string | undefined;
  steps: readonly Step[];
}

export type SentInquiry = Pick<InquiryScript, 'organisation' | 'experts' | 'sentAt' | 'from'>;
