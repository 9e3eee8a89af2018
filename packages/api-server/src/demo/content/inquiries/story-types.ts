import type { InquiryTypeId } from '@rostrum/contracts';
import type { OrganisationKey } from '../content-types.ts';

/** An inquiry as its sender wrote it; who, when and what became of it is drawn by the generator. */
export interface StoryContent {
  type: InquiryTypeId;
  organisation?: OrganisationKey;
  /** Whom it names; nobody means the organisation itself. Several candidates: the generator takes one. */
  experts: readonly string[];
  /** Keys of the seekers it fits; any seeker of the right kind when absent. */
  from?: readonly string[];
  subject: string;
  message: string;
  fields: Readonly<Record<string, unknown>>;
  /** Fields that hold a date, in days after sending. */
  dates?: Readonly<Record<string, number>>;
  /** Days until the sender needs an answer, for types where that is optional. */
  answerWithinDays?: number;
}

/** A public event that invites speakers. */
export interface EventContent {
  name: string;
  location: string;
  description: string;
  role:
    | 'keynote'
    | 'moderator'
    | 'panelist'
    | 'workshop'
    | 'host_mc'
    | 'author_appearance'
    | 'corporate_training';
  audience: number;
  minutes: number;
  budget?: readonly [min: number, max: number, currency: string];
  from: string;
  /** Topics of which one must be the speaker's. */
  topics: readonly string[];
  organisation?: OrganisationKey;
}
