const page = () => document.querySelector<HTMLElement>('[data-events]');
const reported = new Set<string>();

/** True when the visitor asked not to be counted, by Do-Not-Track or Global Privacy Control. */
const isRefused = () =>
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

/** Reports what a visitor did, each once a visit. A failure is dropped: counting is never worth a message. */
export function report(name: string): void {
  const { events, company, username, entity } = page()?.dataset ?? {};
  if (events === undefined || isRefused() || reported.has(name)) return;
  reported.add(name);
  const referrer = document.referrer === '' ? {} : { referrer: document.referrer.slice(0, 300) };
  void fetch(events, {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...referrer, name, company_username: company, username, entity_id: entity }),
  }).catch(() => {});
}

/** Reports that the page was opened, as it names itself. */
export function reportView(): void {
  const { view } = page()?.dataset ?? {};
  if (view !== undefined) report(view);
}
