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
  const outcome = expect(withTimeout(new Promise(() => {}), 2_000, 'Mounting people')).rejects.toThrow(
    'Mounting people took longer than 2 s.',
  );
  await vi.advanceTimersByTimeAsync(2_200);
  await outcome;
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
