import { events, type RouteBody } from '@rostrum/contracts';

export type VisitEvent = RouteBody<typeof events.report>;

/** True when the visitor asked not to be counted, by Do-Not-Track or Global Privacy Control. */
export const isTrackingRefused = (): boolean =>
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

/**
 * Reports one thing a visitor did. `keepalive` lets it arrive though the page is being left. Counting is never worth an
 * error message, so a failure is dropped.
 */
export function reportEvent(event: VisitEvent, token: string | null): void {
  if (isTrackingRefused()) return;
  const referrer = document.referrer === '' ? {} : { referrer: document.referrer.slice(0, 300) };
  void fetch(new URL(events.report.path, window.location.origin), {
    method: events.report.method,
    keepalive: true,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ ...referrer, ...event }),
  }).catch(() => {});
}
