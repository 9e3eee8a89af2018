import type { InquiryOutcome, InquiryStatus, InquiryTypeId } from '@rostrum/contracts';
import type { OrganisationKey } from '../content-types.ts';
import type { SeekerContent } from '../seekers/seeker-content.ts';

/** One step in the life of an inquiry. `by` is the key of a user of the organisation, or of an expert. */
export type ScriptStep =
  | { kind: 'assign'; at: Date; by: string; to: string }
  | { kind: 'ask'; at: Date; by: string; experts: readonly string[] }
  | { kind: 'accept'; at: Date; expert: string }
  | { kind: 'decline'; at: Date; expert: string }
  | { kind: 'seeker'; at: Date; body: string }
  | { kind: 'staff'; at: Date; by: string; body: string }
  | { kind: 'expert'; at: Date; expert: string; body: string }
  | { kind: 'note'; at: Date; by: string; body: string }
  | { kind: 'hold'; at: Date; reason: string }
  | { kind: 'close'; at: Date; by: string; outcome: InquiryOutcome; note?: string };

/** An inquiry with everything that happened to it, before it becomes rows. */
export interface InquiryScript {
  organisation: OrganisationKey;
  ref?: string;
  type: InquiryTypeId;
  from: SeekerContent;
  experts: readonly string[];
  subject: string;
  message: string;
  fields: Record<string, unknown>;
  createdAt: Date;
  deadlineAt: Date | null;
  restricted?: boolean;
  sourcePage?: string;
  sourcePost?: string;
  status: InquiryStatus;
  steps: readonly ScriptStep[];
}
