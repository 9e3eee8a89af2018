import { expect, test } from 'vitest';
import { createReadiness } from './readiness.ts';

test('is not ready while warming up, and ready after a warm-up that failed', async () => {
  const readiness = createReadiness();
  expect(readiness.state).toBe('ready');
  const failing = readiness.warmUp(() => Promise.reject(new Error('no vocabulary')));
  expect(readiness.state).toBe('warming_up');
  await expect(failing).rejects.toThrow('no vocabulary');
  expect(readiness.state).toBe('ready');
});

test('stays unready when told to stop while it warms up', async () => {
  const readiness = createReadiness();
  await readiness.warmUp(async () => readiness.drain());
  expect(readiness.state).toBe('draining');
});
