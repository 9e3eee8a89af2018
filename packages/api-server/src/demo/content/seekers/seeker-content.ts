import type { SeekerRole } from '@rostrum/contracts';
import type { OrganisationKey } from '../content-types.ts';

/** An invented person who asks. Recurring, so that an inbox shows names one knows. */
export interface SeekerContent {
  key: string;
  firstname: string;
  lastname: string;
  type: SeekerRole;
  organization: string;
  jobTitle: string;
  domain: string;
  country: string;
  state?: string;
  city: string;
  timezone: string;
  phone?: string;
  verified?: boolean;
  /** For journalists: what they are and what their outlet is. */
  position?: 'reporter' | 'editor' | 'news_director' | 'researcher' | 'other';
  medium?: 'print' | 'online' | 'tv' | 'radio' | 'podcast' | 'wire';
  beats?: readonly string[];
  /** Whom this person writes to; Northmere when absent. */
  asks?: readonly OrganisationKey[];
  /** How often, against 1 for the usual. */
  weight?: number;
}
