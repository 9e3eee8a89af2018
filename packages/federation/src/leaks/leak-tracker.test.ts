import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { MountProps } from '@rostrum/remote-runtime';
import { fakeRelease } from '../testing/fake-release.ts';
import { createLeakTracker, type LeakTracker } from './leak-tracker.ts';

const origin = window.location.origin;
/** Code as a file of a release would run it. */
const codeOf = (file: string, body: string): (() => unknown) =>
  // oxlint-disable-next-line eslint/no-implied-eval, eslint/no-new-func -- whose code it is is told by the name of its file
  new Function(`${body}\n//# sourceURL=${origin}${file}`) as () => unknown;
const people = fakeRelease('people');
const own = (body: string) => codeOf('/remotes/people/1/expose.js', body)();

const subscribe = vi.fn(() => unsubscribe);
const unsubscribe = vi.fn();
const context: MountProps['context'] = {
  auth: { get: () => ({ status: 'unauthenticated', session: null }), subscribe },
  // The leakTracker hands it on and looks into none of it.
  queryClient: {} as MountProps['context']['queryClient'],
  ownsPath: () => true,
  isAppPath: () => true,
};

const report = vi.fn();
const heard = vi.fn();
let leakTracker: LeakTracker;
const unfollowed = window.setTimeout.bind(window);
/** Longer than the grace. */
const outlast = () => new Promise((resolve) => unfollowed(resolve, 80));
const counts = () => leakTracker.counts()['people@1'];

beforeAll(() => {
  // Window and document are wrapped once, as in a page.
  leakTracker = createLeakTracker({ report, graceMs: 30 });
  leakTracker.begin();
  leakTracker.expect(people);
});
beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('heard', heard);
});
afterEach(() => {
  document.body.replaceChildren();
});

test('what an area leaves is counted, removed and reported once', async () => {
  const { end, context: given } = leakTracker.track(people, context);
  own(`
    window.addEventListener('resize', window.heard);
    document.addEventListener('keydown', () => window.heard(), true);
    window.ticks = 0;
    setInterval(() => { window.ticks += 1; }, 5);
    setTimeout(() => window.heard('late'), 60_000);
    const frame = () => requestAnimationFrame(frame);
    frame();
    const style = document.createElement('style');
    document.head.appendChild(style);
    document.body.append(Object.assign(document.createElement('div'), { id: 'portal' }));
  `);
  given.auth.subscribe(() => {});
  expect(counts()).toEqual({ listener: 2, timer: 3, node: 2, subscription: 1 });
  end();
  await outlast();

  expect(counts()).toEqual({ listener: 0, timer: 0, node: 0, subscription: 0 });
  window.dispatchEvent(new Event('resize'));
  document.dispatchEvent(new Event('keydown'));
  expect(heard).not.toHaveBeenCalled();
  const ticks: unknown = Reflect.get(window, 'ticks');
  await outlast();
  expect(Reflect.get(window, 'ticks')).toBe(ticks);
  expect(document.querySelector('#portal')).not.toBeInTheDocument();
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      message: 'people 1 left 2 listeners, 3 timers, 2 nodes, 1 subscription; they were removed.',
    }),
    people,
  );
});

test('what an area takes back itself, or what has run out, is no leftover', async () => {
  const { end } = leakTracker.track(people, context);
  own(`
    window.addEventListener('resize', window.heard);
    window.removeEventListener('resize', window.heard);
    const end = new AbortController();
    document.addEventListener('click', window.heard, { signal: end.signal });
    end.abort();
    clearInterval(setInterval(() => {}, 5));
    clearTimeout(setTimeout(() => {}, 5_000));
    setTimeout(() => window.heard('soon'), 5);
    const portal = document.body.appendChild(document.createElement('div'));
    portal.remove();
    document.head.appendChild(document.createElement('link'));
  `);
  end();
  await outlast();
  expect(heard).toHaveBeenCalledExactlyOnceWith('soon');
  expect(report).not.toHaveBeenCalled();
});

test('leaves to others what others have added while an area was on screen', async () => {
  const { end } = leakTracker.track(people, context);
  codeOf('/assets/shell/main.js', `window.addEventListener('resize', window.heard);`)();
  end();
  await outlast();
  window.dispatchEvent(new Event('resize'));
  expect(heard).toHaveBeenCalledOnce();
  window.removeEventListener('resize', heard);
});

test('an area that goes on after it is gone is stopped again', async () => {
  const { end } = leakTracker.track(people, context);
  end();
  await outlast();
  own(`setInterval(() => window.heard(), 60_000);`);
  expect(counts()?.timer).toBe(1);
  await outlast();
  expect(counts()?.timer).toBe(0);
  expect(report).toHaveBeenCalledOnce();
});

test('fifty rounds of a leaking area leave nothing', async () => {
  for (let round = 0; round < 50; round += 1) {
    const { end } = leakTracker.track(people, context);
    own(`window.addEventListener('resize', () => window.heard()); setInterval(() => {}, 1_000);`);
    end();
  }
  await outlast();
  expect(counts()).toEqual({ listener: 0, timer: 0, node: 0, subscription: 0 });
  window.dispatchEvent(new Event('resize'));
  expect(heard).not.toHaveBeenCalled();
});

test('while no release is tracked the page is left as it is; a canary is tracked from its first code on', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const page = frame.contentWindow;
  if (!page) throw new Error('The frame has no window.');
  const native = page.setTimeout;
  const sparing = createLeakTracker({ report, page, isTracked: ({ channel }) => channel === 'canary' });
  sparing.begin();
  sparing.expect(people);
  const untracked = sparing.track(people, context);
  expect(untracked.context).toBe(context);
  untracked.end();
  expect(page.setTimeout).toBe(native);
  expect(sparing.counts()).toEqual({});

  const canary = fakeRelease('people', { version: '2', channel: 'canary' });
  sparing.expect(canary);
  expect(page.setTimeout).not.toBe(native);
  expect(sparing.counts()).toHaveProperty(['people@2']);
});
