import { expect, test, vi } from 'vitest';

test('frames go on after a test whose timers were fake', async () => {
  const nextFrame = window.requestAnimationFrame;
  vi.useFakeTimers();
  nextFrame(() => undefined);
  vi.useRealTimers();
  expect(await new Promise<number>((resolve) => requestAnimationFrame(resolve))).toBeGreaterThan(0);
});
