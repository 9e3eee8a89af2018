import { expect, test, vi } from 'vitest';
import { timeout } from './timeout.ts';
import { withTimeout } from './wait-longer.ts';

test('what is waited for has the common time, unless a test says another', () => {
  expect(withTimeout()).toEqual({ timeout });
  expect(withTimeout({ interval: 5 })).toEqual({ timeout, interval: 5 });
  expect(withTimeout({ timeout: 100 })).toEqual({ timeout: 100 });
  expect(withTimeout(100)).toBe(100);
});

test('the waits of Vitest go through it, and still end', async () => {
  expect(vi.waitFor.name).toBe('waitLonger');
  await expect(vi.waitFor(() => Promise.reject(new Error('not yet')), 20)).rejects.toThrow('not yet');
  await expect(vi.waitUntil(() => false, { timeout: 20 })).rejects.toThrow('Timed out');
});
