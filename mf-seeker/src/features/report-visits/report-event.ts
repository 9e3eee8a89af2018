import { events, type RouteBody } from '@rostrum/contracts';
import { gatherReports } from '@rostrum/public-pages';

export type VisitEvent = RouteBody<typeof events.report>;

/** True when the visitor asked not to be counted, by Do-Not-Track or Global Privacy Control. */
export const isTrackingRefused = (): boolean =>
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

interface Gathered {
  event: VisitEvent;
  token: string | null;
}

/** The contract of the call is newer than the shell that this area may run in. */
const path = `${events.report.path}/batch`;

function send(reports: readonly VisitEvent[], token: string | null): void {
  void fetch(new URL(path, window.location.origin), {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ events: reports }),
  }).catch(() => {});
}

const gather = gatherReports((gathered: Gathered[]) => {
  // Between two reports a visitor may have signed in.
  for (const token of new Set(gathered.map((each) => each.token)))
    send(
      gathered.filter((each) => each.token === token).map(({ event }) => event),
      token,
    );
});

/**
 * Reports one thing a visitor did, together with what else they do in these seconds. `keepalive` lets it arrive though the
 * page is being left. Counting is never worth an error message, so a failure is dropped.
 */
export function reportEvent(event: VisitEvent, token: string | null): void {
  if (isTrackingRefused()) return;
  const referrer = document.referrer === '' ? {} : { referrer: document.referrer.slice(0, 300) };
  // From the view on the server takes the time of a reading.
  gather({ event: { ...referrer, ...event }, token }, event.name === 'post_view');
}
