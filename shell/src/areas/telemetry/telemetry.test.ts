import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { maximumReports, registryArea, type AreaReportInput } from '@rostrum/contracts';
import { areaReport } from '@rostrum/contracts/platform';
import type { CurrentArea } from '@rostrum/federation';
import { allManifests } from '../../frame/testing/manifests.ts';
import { deferWatch } from './deferred-watch.ts';
import { createReportQueue, sendReports } from './report-queue.ts';
import { createTelemetry, wordsOf } from './telemetry.ts';

const release = (version: string) =>
  registryArea.parse({
    area: 'people',
    version,
    entry: 'mf-manifest.json',
    base: `/remotes/people/${version}/`,
    integrity: {},
    manifest: allManifests[0],
    needs: { react: { version: '^19.0.0', exports: [] } },
  });
const report = (changes: Partial<AreaReportInput> = {}): AreaReportInput => ({
  area: 'people',
  version: '2',
  kind: 'load',
  ...changes,
});
const error = (message: string) => report({ kind: 'error', stage: 'load', message });

const send = vi.fn<(body: string, isLeaving: boolean) => void>();
const sent = (): AreaReportInput[] =>
  send.mock.calls.flatMap(([body]) =>
    (JSON.parse(body) as { reports: unknown[] }).reports.map((one) => areaReport.parse(one)),
  );

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset();
});
afterEach(() => vi.useRealTimers());

test('gathers what happens and sends it together; an error does not wait as long', async () => {
  const queue = createReportQueue({ send });
  queue.add(report());
  queue.add(report({ kind: 'mount' }));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(send).not.toHaveBeenCalled();
  queue.add(error('boom'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(send).toHaveBeenCalledOnce();
  expect(sent().map(({ kind }) => kind)).toEqual(['load', 'mount', 'error']);
});

test('never sends more at once than the server takes, and ends with a page that fails for ever', async () => {
  const queue = createReportQueue({ send });
  for (let index = 0; index < 1_000; index += 1) queue.add(report());
  queue.flush();
  expect(send.mock.calls.every(([body]) => JSON.parse(body).reports.length <= maximumReports)).toBe(true);
  expect(sent()).toHaveLength(300);
});

test('sends what the server signed of the releases of this page, as it is when it sends', () => {
  let proofs = ['first'];
  const queue = createReportQueue({ send, proofs: () => proofs });
  queue.add(report());
  proofs = ['first', 'second'];
  queue.flush();
  expect(JSON.parse(send.mock.calls[0]?.[0] ?? '')).toMatchObject({ proofs: ['first', 'second'] });
});

test('tells of the same error a few times only', () => {
  const queue = createReportQueue({ send });
  for (let index = 0; index < 20; index += 1) queue.add(error('again'));
  queue.add(error('another'));
  queue.flush();
  expect(sent()).toHaveLength(6);
});

test('what leaving the page has broken off is no failure', async () => {
  const queue = createReportQueue({ send });
  queue.add(error('old'));
  await vi.advanceTimersByTimeAsync(1_200);
  queue.add(error('Failed to fetch'));
  queue.add(report());
  queue.flush(true);
  expect(sent().map(({ kind, message }) => message ?? kind)).toEqual(['old', 'load']);
});

test('never becomes an error itself', async () => {
  const fetch = vi.fn(() => Promise.reject(new Error('offline')));
  vi.stubGlobal('fetch', fetch);
  sendReports('{}', false);
  await vi.advanceTimersByTimeAsync(0);
  expect(fetch).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('reports each stage of a release as that release, and hears of what came before it', async () => {
  const queue = createReportQueue({ send });
  const state: CurrentArea = { area: null, status: 'idle' };
  const watch = deferWatch(async () =>
    createTelemetry({ get: () => state, subscribe: () => () => {} }, queue),
  );
  watch.loaded(release('2'), { start: 0, end: 120.4 });
  watch.failed(new TypeError('no'), 'render', release('2'));
  watch.failed(new Error('of no release'), 'other');
  watch.begin();
  await vi.advanceTimersByTimeAsync(0);
  watch.mounted(release('1'), { start: 0, end: 8 });
  watch.interactive(release('1'), { start: 0, end: 300 });
  window.dispatchEvent(new Event('pagehide'));
  expect(sent()).toEqual([
    { area: 'people', version: '2', kind: 'load', ms: 120, bytes: 0, shared_hits: 1 },
    { area: 'people', version: '2', kind: 'error', stage: 'render', code: 'TypeError', message: 'no' },
    { area: 'people', version: '1', kind: 'mount', ms: 8 },
    { area: 'people', version: '1', kind: 'interactive', ms: 300 },
  ]);
  expect(send).toHaveBeenLastCalledWith(expect.any(String), true);
});

test('charges a blocked main thread to the release that was on screen when it began', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const listeners = new Set<() => void>();
  let state: CurrentArea = { area: null, status: 'mounted', release: release('2') };
  createTelemetry(
    {
      get: () => state,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    createReportQueue({ send }),
  );
  now = 500;
  await vi.advanceTimersByTimeAsync(500);
  // Three seconds pass without a turn; the visitor's click on another area is served after them.
  now = 4_000;
  state = { area: null, status: 'mounted', release: release('3') };
  listeners.forEach((listener) => listener());
  await vi.advanceTimersByTimeAsync(500);
  window.dispatchEvent(new Event('pagehide'));
  expect(sent()).toEqual([{ area: 'people', version: '2', kind: 'blocked', ms: 3_000 }]);
});

test('charges what nothing has caught to the release on screen, when its files are in it', () => {
  const state: CurrentArea = { area: null, status: 'mounted', release: release('9') };
  createTelemetry({ get: () => state, subscribe: () => () => {} }, createReportQueue({ send }));
  const from = (filename: string, message: string) =>
    window.dispatchEvent(new ErrorEvent('error', { filename, message, error: new Error(message) }));
  from(`${window.location.origin}/remotes/people/9/expose.js`, 'in a handler');
  from('chrome-extension://abc/content.js', 'of an extension');
  const rejection = Object.assign(new Event('unhandledrejection'), {
    reason: Object.assign(new Error('in a promise'), {
      stack: `at ${window.location.origin}/remotes/people/9/1.js`,
    }),
  });
  window.dispatchEvent(rejection);
  vi.advanceTimersByTime(2_000);
  expect(sent().filter(({ version }) => version === '9')).toEqual([
    { area: 'people', version: '9', kind: 'error', stage: 'event', message: 'in a handler' },
    { area: 'people', version: '9', kind: 'error', stage: 'event', message: 'in a promise' },
  ]);
});

test('keeps what an error may carry of a person to itself', () => {
  expect(wordsOf(new Error('GET https://a.example/x?token=1#me failed for jo@a.example'))).toBe(
    'GET https://a.example/x failed for …@…',
  );
  expect(wordsOf('x'.repeat(900))).toHaveLength(300);
});

test.each<Partial<AreaReportInput>>([
  { ms: 3 * 86_400_000 },
  { ms: -12.5 },
  { ms: Number.POSITIVE_INFINITY },
  { ms: Number.NaN },
  { bytes: 5e9, shared_hits: 2_000 },
  { bytes: 10.4, shared_hits: -1 },
  { kind: 'error', code: 'E'.repeat(61), message: `${'x'.repeat(299)}😀` },
  { kind: 'error', message: 'a\0b\uD800' },
])('sends what the contract accepts, whatever was measured: %j', (changes) => {
  const queue = createReportQueue({ send });
  queue.add(report(changes));
  queue.flush();
  const [one] = sent();
  expect(one).toMatchObject({ area: 'people' });
  for (const text of [one?.code, one?.message].filter((each) => each !== undefined)) {
    expect(text.isWellFormed()).toBe(true);
    expect(text).not.toContain('\0');
  }
});
