/** What of the HTTP request a service may want to note down. */
export interface RequestInfo {
  id: string;
  ip: string;
  userAgent: string;
  /** Stands for the browser: a hash of its csrf cookie; absent before it has one. */
  browser?: string;
  /** Host of the page that asks, as its browser says; absent when it does not. */
  pageHost?: string;
  /** Where the visitor is, as a trusted proxy says; absent without one that is configured to. */
  country?: string;
  /** By Do-Not-Track or Global Privacy Control. */
  refusesTracking?: true;
}
