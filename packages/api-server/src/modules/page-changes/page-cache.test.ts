import { expect, test } from 'vitest';
import type { PageChanges } from './page-changes.repository.ts';
import { createPageCache, type Drawing } from './page-cache.ts';

const minute = 60_000;

/** A cache over a source of drawings that counts them, with changes and time in the test's hand. */
function scene(mostBytes = 100) {
  const state = {
    now: 0,
    drawn: 0,
    changed: [] as string[] | 'all',
    failure: undefined as Error | undefined,
  };
  const cache = createPageCache<{ text: string }>({
    mostBytes,
    clock: () => state.now,
    changesSince: async (): Promise<PageChanges> => {
      if (state.failure) throw state.failure;
      const { changed } = state;
      state.changed = [];
      return { seen: '1:1:', changed };
    },
  });
  const draw =
    (shows?: readonly string[], during: () => unknown = () => undefined) =>
    async (): Promise<Drawing<{ text: string }>> => {
      state.drawn += 1;
      const text = `drawing ${String(state.drawn)}`;
      await during();
      return { value: { text }, kept: { bytes: 10, shows } };
    };
  const ask = async (key: string, shows?: readonly string[]) => (await cache(key, draw(shows))).text;
  return { state, cache, draw, ask };
}

test('a page is drawn once, and again when something of what it shows changed, or anything where it names nothing', async () => {
  const { state, ask } = scene();
  const one = () => ask('one', ['north']);
  const all = () => ask('all');
  expect([await one(), await one(), await all(), await all()]).toEqual([
    'drawing 1',
    'drawing 1',
    'drawing 2',
    'drawing 2',
  ]);
  state.changed = ['south'];
  expect([await one(), await all()]).toEqual(['drawing 1', 'drawing 3']);
  state.changed = ['north'];
  expect(await one()).toBe('drawing 4');
  state.changed = 'all';
  expect(await one()).toBe('drawing 5');
});

test('a drawing that a change overtook is sent to those who asked before it, and kept for nobody', async () => {
  const { state, cache, draw, ask } = scene();
  const changed = Promise.withResolvers<void>();
  const early = cache(
    'one',
    draw(['north'], () => changed.promise),
  );
  const together = ask('one', ['north']);
  await Promise.resolve();
  state.changed = ['north'];
  expect(await ask('one', ['north'])).toBe('drawing 2');
  changed.resolve();
  expect([(await early).text, await together]).toEqual(['drawing 1', 'drawing 1']);
  expect(await ask('one', ['north'])).toBe('drawing 2');
});

test('after a minute it is drawn again behind the answer; after ten whoever asks waits for it', async () => {
  const { state, cache, draw, ask } = scene();
  await ask('one', []);
  state.now = minute + 1;
  expect(await ask('one', [])).toBe('drawing 1');
  await expect.poll(() => ask('one', [])).toBe('drawing 2');
  state.now += minute + 1;
  const failing = async () => Promise.reject(new Error('away'));
  expect((await cache('one', failing)).text).toBe('drawing 2');
  state.now += 11 * minute;
  await expect(cache('one', failing)).rejects.toThrow('away');
  expect((await cache('one', draw([]))).text).toBe('drawing 3');
});

test('where it is not known what changed nothing is kept: after a failure, and after a long silence', async () => {
  const { state, ask } = scene();
  await ask('one', ['north']);
  state.failure = new Error('the database is away');
  await expect(ask('one', ['north'])).rejects.toThrow('away');
  state.failure = undefined;
  expect(await ask('one', ['north'])).toBe('drawing 2');
  state.now = 11 * minute;
  expect(await ask('one', ['north'])).toBe('drawing 3');
});

test('there is room for so much, and what was asked for least lately goes; what must not be kept is drawn each time', async () => {
  const { cache, ask } = scene(20);
  await ask('one', []);
  await ask('two', []);
  await ask('one', []);
  // Asked for once, it takes no other page's place; the second time it does.
  await ask('three', []);
  expect([await ask('two', []), await ask('one', [])]).toEqual(['drawing 2', 'drawing 1']);
  await ask('three', []);
  expect([await ask('three', []), await ask('one', []), await ask('two', [])]).toEqual([
    'drawing 4',
    'drawing 1',
    'drawing 5',
  ]);
  for (let one = 0; one < 100; one += 1) await ask(`one-off ${String(one)}`, []);
  expect([await ask('three', []), await ask('one', [])]).toEqual(['drawing 4', 'drawing 1']);
  let drawn = 0;
  const uncached = async () => ({ value: { text: String((drawn += 1)) } });
  expect([await cache('four', uncached), await cache('four', uncached)]).toEqual([
    { text: '1' },
    { text: '2' },
  ]);
});
