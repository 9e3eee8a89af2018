import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchReading } from './watch-reading.ts';

/** Tells the watcher whether the text is on screen; the test's browser lays nothing out. */
let turn: (isIntersecting: boolean) => void = () => {};
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        turn = (isIntersecting) => told([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
const watch = () => {
  const told: number[] = [];
  const stop = watchReading(document.body, (seconds) => told.push(seconds));
  return { told, stop };
};

test('only the time is counted in which the text is on screen and its tab is shown', () => {
  const { told, stop } = watch();
  pass(20);
  turn(true);
  pass(30);
  turn(false);
  pass(500);
  turn(true);
  pass(12);
  show('hidden');
  expect(told).toEqual([42]);
  pass(3600);
  show('visible');
  pass(5);
  dispatchEvent(new Event('pagehide'));
  expect(told).toEqual([42, 5]);
  stop();
  expect(told).toEqual([42, 5]);
});

test('who does nothing for a minute reads no more until they move', () => {
  const { told, stop } = watch();
  turn(true);
  pass(50);
  dispatchEvent(new Event('scroll'));
  pass(3600);
  dispatchEvent(new Event('keydown'));
  pass(10);
  stop();
  // 50 seconds, a minute after the scroll, and ten after the key.
  expect(told).toEqual([120]);
});

test('a text that never was on screen, and a moment that is shorter than a second, are not reported', () => {
  const { told, stop } = watch();
  pass(90);
  turn(true);
  pass(0.2);
  stop();
  expect(told).toEqual([]);
});

test('no report says more than the longest reading', () => {
  const { told, stop } = watch();
  turn(true);
  for (let minute = 0; minute < 100; minute += 1) {
    pass(59);
    dispatchEvent(new Event('scroll'));
  }
  stop();
  expect(told).toEqual([1800]);
});
