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
