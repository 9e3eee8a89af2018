import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatherReports } from './gather-reports.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const leave = () => window.dispatchEvent(new Event('pagehide'));
const comeBack = () => window.dispatchEvent(new Event('pageshow'));

test('what is done within a moment is sent together, and what the time is taken of at once', () => {
  const sent: string[][] = [];
  const report = gatherReports<string>((reports) => void sent.push(reports));
  report('view');
  vi.advanceTimersByTime(1400);
  report('cards');
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(sent).toEqual([['view', 'cards']]);
  report('form');
  report('post', true);
  expect(sent[1]).toEqual(['form', 'post']);
  vi.advanceTimersByTime(5000);
  expect(sent).toHaveLength(2);
});

test('nothing waits on a page that is left, and no call holds more than the server takes', () => {
  const sent: string[][] = [];
  const report = gatherReports<string>((reports) => void sent.push(reports));
  report('view');
  leave();
  // A reading is told of by a listener that comes later.
  report('time');
  expect(sent).toEqual([['view'], ['time']]);
  // Kept by the browser and shown again.
  comeBack();
  for (let place = 0; place < 21; place += 1) report(`share ${place}`);
  expect(sent[2]).toHaveLength(20);
  expect(sent).toHaveLength(3);
  leave();
  expect(sent[3]).toEqual(['share 20']);
  comeBack();
});

test('nothing listens once everything is sent', () => {
  const added = vi.spyOn(window, 'addEventListener');
  const removed = vi.spyOn(window, 'removeEventListener');
  const report = gatherReports<string>(() => {});
  expect(added).not.toHaveBeenCalled();
  report('view');
  report('cards');
  expect(added.mock.calls.map(([name]) => name)).toEqual(['pagehide']);
  vi.advanceTimersByTime(1500);
  expect(removed.mock.calls.map(([name]) => name)).toEqual(['pagehide']);
});
