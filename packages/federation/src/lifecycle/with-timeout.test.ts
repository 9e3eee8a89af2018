import { expect, test, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

const blockMainThread = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

test('hands on what the promise settles with', async () => {
  await expect(withTimeout(Promise.resolve('done'), 50, 'It')).resolves.toBe('done');
  await expect(withTimeout(Promise.reject(new Error('boom')), 50, 'It')).rejects.toThrow('boom');
});

test('names what took too long', async () => {
  vi.useFakeTimers();
  const failure = withTimeout(new Promise(() => {}), 2_000, 'Mounting people').catch(
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(2_200);
  expect(await failure).toMatchObject({
    name: 'TimeoutError',
    message: 'Mounting people took longer than 2 s.',
  });
  vi.useRealTimers();
});

test('accepts a result that a blocked main thread only held up', async () => {
  const slow = new Promise((resolve) => {
    setTimeout(() => {
      blockMainThread(60);
      resolve('late, but there');
    }, 1);
  });
  await expect(withTimeout(slow, 20, 'It')).resolves.toBe('late, but there');
});

test('time in which the page could not run does not count', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const settled = vi.fn();
  withTimeout(new Promise(() => {}), 1_000, 'It').catch(settled);
  // The device sleeps: every timer that is due fires once when it wakes, however long that was.
  for (let night = 0; night < 5; night += 1) await vi.advanceTimersToNextTimerAsync();
  expect(settled).not.toHaveBeenCalled();
  for (let step = 0; step < 6; step += 1) await vi.advanceTimersToNextTimerAsync();
  expect(settled).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
