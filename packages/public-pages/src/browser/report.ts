import { gatherReports } from './gather-reports.ts';
import { takeViaEmbed } from './via-embed.ts';
import { watchReading } from './watch-reading.ts';
import { watchSeen } from './watch-seen.ts';

const page = () => document.querySelector<HTMLElement>('[data-events]');
const reported = new Set<string>();

/** True when the visitor asked not to be counted, by Do-Not-Track or Global Privacy Control. */
const isRefused = () =>
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

const gather = gatherReports((events: object[]) => {
  const address = page()?.dataset['events'];
  if (address === undefined) return;
  void fetch(address, {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ events }),
  }).catch(() => {});
});

function send(body: { name: string } & Record<string, unknown>): void {
  const referrer = document.referrer === '' ? {} : { referrer: document.referrer.slice(0, 300) };
  // From the view on the server takes the time of a reading.
  gather({ ...referrer, ...body }, body.name === 'post_view');
}

/** Reports what a visitor did, each once a visit. A failure is dropped: counting is never worth a message. */
export function report(name: string, more: object = {}): void {
  const { events, company, username, entity } = page()?.dataset ?? {};
  if (events === undefined || isRefused() || reported.has(name)) return;
  reported.add(name);
  send({ name, company_username: company, username, entity_id: entity, ...more });
}

/** Reports that the page was opened, as it names itself, and what of it was seen. */
export function reportView(): void {
  const { view, events, company, entity } = page()?.dataset ?? {};
  const via = takeViaEmbed() ? { via: 'embed' } : {};
  if (view !== undefined) report(view, via);
  if (events === undefined || isRefused()) return;
  watchSeen(document, {
    shown: (usernames) => send({ name: 'profile_impression', company_username: company, usernames }),
    read: () => report('post_read'),
  });
  const text = document.querySelector('[data-reading]');
  if (text)
    watchReading(text, (seconds) =>
      send({ name: 'post_time', company_username: company, entity_id: entity, seconds }),
    );
}
