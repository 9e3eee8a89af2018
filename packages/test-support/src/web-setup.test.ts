import { createElement } from 'react';
import { expect, test, vi } from 'vitest';

test('frames go on after a test whose timers were fake', async () => {
  const nextFrame = window.requestAnimationFrame;
  vi.useFakeTimers();
  nextFrame(() => undefined);
  vi.useRealTimers();
  expect(await new Promise<number>((resolve) => requestAnimationFrame(resolve))).toBeGreaterThan(0);
});

test('no element records the line that made it', () => {
  const [one, other] = [createElement('p'), createElement('p')];
  expect(Reflect.get(one, '_debugStack')).toBeDefined();
  expect(Reflect.get(one, '_debugStack')).toBe(Reflect.get(other, '_debugStack'));
});
