import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const limits = { atOnce: 2, longest: 20, longestOfOne: 8 };

describe('turns for hashing', () => {
  test('no more run at once than agreed, and everything admitted gets its turn', async () => {
    const withTurn = createFairQueue(limits);
    let running = 0;
    let most = 0;
    const done = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        withTurn(`sender ${index % 5}`, async () => {
          running += 1;
          most = Math.max(most, running);
          await wait(1);
          running -= 1;
          return index;
        }),
      ),
    );
    expect([most, done.length, done.at(-1)]).toEqual([2, 20, 19]);
  });

  test('a flood from one address makes nobody else wait for all of it', async () => {
    const withTurn = createFairQueue(limits);
    const order: string[] = [];
    const job = (sender: string) =>
      withTurn(sender, async () => {
        order.push(sender);
        await wait(1);
      });
    const flood = Array.from({ length: 10 }, () => job('flood'));
    const other = job('other');
    await Promise.all([...flood, other]);
    // Two of the flood ran already and one had the next turn.
    expect(order.indexOf('other')).toBeLessThanOrEqual(3);
  });

  test('what cannot get a turn soon is refused with a time to come back, and later admitted again', async () => {
    const withTurn = createFairQueue(limits);
    const job = (sender: string) => withTurn(sender, () => wait(5));
    const flood = await Promise.allSettled(Array.from({ length: 30 }, () => job('flood')));
    const refused = flood.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refused).toHaveLength(20);
    expect(refused[0]).toMatchObject({ code: 'too_many_requests', retryAfter: 1 });

    const crowd = await Promise.allSettled(Array.from({ length: 40 }, (_, index) => job(`sender ${index}`)));
    const turnedAway = crowd.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(turnedAway).toHaveLength(18);
    expect(turnedAway[0]).toMatchObject({ code: 'unavailable', status: 503 });
    await expect(job('late')).resolves.toBeUndefined();
  });

  test('work that fails gives its turn back', async () => {
    const withTurn = createFairQueue(limits);
    const failing = () => withTurn('sender', () => Promise.reject(new Error('no')));
    await Promise.allSettled([failing(), failing(), failing()]);
    expect(await withTurn('sender', async () => 'turn')).toBe('turn');
  });
});
