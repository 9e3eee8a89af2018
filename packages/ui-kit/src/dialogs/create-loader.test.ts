import { expect, test, vi } from 'vitest';
import { createLoader } from './create-loader.ts';

test('is fetched once, and told to whoever listens', async () => {
  const fetchParts = vi.fn(async () => 'parts');
  const loader = createLoader(fetchParts);
  const [heard, gone] = [vi.fn(), vi.fn()];
  loader.listen(heard);
  loader.listen(gone)();
  expect(loader.get()).toBeUndefined();
  expect(await Promise.all([loader.load(), loader.load()])).toEqual(['parts', 'parts']);
  expect(loader.get()).toBe('parts');
  expect([fetchParts, heard, gone].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
});

test('a fetch that failed is tried again', async () => {
  const fetchParts = vi.fn<() => Promise<string>>();
  fetchParts.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('parts');
  const loader = createLoader(fetchParts);
  await expect(loader.load()).rejects.toThrow('offline');
  expect(loader.get()).toBeUndefined();
  expect(await loader.load()).toBe('parts');
});
