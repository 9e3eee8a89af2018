import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { batchReads } from './batch-reads.ts';

describe('batched look-ups', () => {
  test('what is asked together is one statement, each key once', async () => {
    const statements: (readonly string[])[] = [];
    const read = batchReads(async (keys) => {
      statements.push(keys);
      return new Map(keys.map((key) => [key, key.toUpperCase()]));
    });
    expect(await Promise.all(['a', 'b', 'a'].map(read))).toEqual(['A', 'B', 'A']);
    expect(statements).toEqual([['a', 'b']]);
  });

  test('no answer is older than its question', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 60 }), async (pauses) => {
        let committed = 0;
        const read = batchReads(async (keys) => {
          const seen = committed;
          await wait(1);
          return new Map(keys.map((key) => [key, seen]));
        });
        const asked: Promise<void>[] = [];
        for (const pause of pauses) {
          committed += 1;
          const atLeast = committed;
          asked.push(read('key').then((seen) => expect(seen).toBeGreaterThanOrEqual(atLeast)));
          if (pause > 0) await wait(pause - 1);
        }
        await Promise.all(asked);
      }),
      { numRuns: 30 },
    );
  });

  test('a missing row is undefined, a failure fails those who waited and nobody later', async () => {
    let isAway = true;
    const read = batchReads<number>(async () => {
      if (isAway) throw new Error('away');
      return new Map();
    });
    await expect(Promise.allSettled([read('a'), read('b')])).resolves.toMatchObject([
      { status: 'rejected' },
      { status: 'rejected' },
    ]);
    isAway = false;
    expect(await read('a')).toBeUndefined();
  });

  test('a statement that hangs holds up nobody who asks after it', async () => {
    let statements = 0;
    const read = batchReads(async (keys) => {
      statements += 1;
      if (statements === 1) await new Promise(() => undefined);
      return new Map(keys.map((key) => [key, key]));
    });
    void read('hangs');
    await expect.poll(() => statements).toBe(1);
    expect(await read('asked later')).toBe('asked later');
  });
});
