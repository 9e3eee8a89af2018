import { expect, test, vi } from 'vitest';
import { inBatches } from './in-batches.ts';

test('what arrives at once goes together, what arrives meanwhile goes next, and each gets its own result', async () => {
  const batches: number[][] = [];
  const double = inBatches(async (items: readonly number[]) => {
    batches.push([...items]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    return items.map((item) => item * 2);
  });
  const first = Promise.all([1, 2, 3].map(double));
  await vi.waitFor(() => expect(batches).toHaveLength(1));
  const second = Promise.all([4, 5].map(double));
  expect([await first, await second]).toEqual([
    [2, 4, 6],
    [8, 10],
  ]);
  expect(batches).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
});

test('one that fails takes no other with it', async () => {
  const work = inBatches(async (items: readonly number[]) => {
    if (items.includes(2)) throw new Error('Two is refused.');
    return items;
  });
  expect(await Promise.allSettled([1, 2, 3].map(work))).toMatchObject([
    { value: 1 },
    { status: 'rejected', reason: new Error('Two is refused.') },
    { value: 3 },
  ]);
});

test('no batch is without bounds', async () => {
  const sizes: number[] = [];
  const work = inBatches(async (items: readonly number[]) => {
    sizes.push(items.length);
    return items;
  });
  await Promise.all(Array.from({ length: 1200 }, (_, item) => work(item)));
  expect(sizes).toEqual([500, 500, 200]);
});
