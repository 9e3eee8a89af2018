import type { RequestSession } from '@rostrum/server-kit';

/** Who asks, as far as it is needed to count them once. */
export interface Visit {
  session: RequestSession | null;
  ip: string;
  userAgent: string;
  /** Where they are, as a trusted proxy says; no one else is asked. */
  country?: string;
  /** Asked not to be counted. */
  refusesTracking?: true;
}
