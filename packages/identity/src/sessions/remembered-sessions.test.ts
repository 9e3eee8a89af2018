import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SessionRow } from './sessions.repository.ts';
import { rememberSessions } from './remembered-sessions.ts';

const rowOf = (id: string, generation = 1): SessionRow => ({
  id,
  secretHash: id,
  orgId: null,
  tokenGeneration: generation,
  absoluteExpiresAt: new Date('2100-01-01'),
  isDue: false,
  userId: `user of ${id}`,
  email: 'ada@organisation.example',
  firstname: 'Ada',
  lastname: 'Lovelace',
  userImage: null,
  userTimezone: 'UTC',
  usesOwnTimezone: false,
  memberRole: null,
  personId: null,
  scopes: null,
  companyUsername: null,
  orgTimezone: null,
  expertCenterUrl: null,
  username: null,
  personImage: null,
  seekerType: 'media',
  isSecondFactorDue: false,
  orgStatus: null,
});

/** A database in which every session changes whenever a test says so. Statements see it as it is when they begin. */
function createChanging() {
  let commits = 0;
  let now = 0;
  const read: (readonly string[])[] = [];
  let answered: () => Promise<unknown> = async () => undefined;
  let values: Partial<SessionRow> = {};
  const find = rememberSessions(
    {
      async changesSince(seen) {
        const at = commits;
        await answered();
        return {
          seen: String(at),
          now: new Date('2026-01-01'),
          changed: seen === undefined || Number(seen) < at ? ['user of a', 'user of b'] : [],
        };
      },
      async bySecret(secrets) {
        read.push(secrets);
        const at = commits;
        await answered();
        return new Map(secrets.map((id) => [id, { ...rowOf(id, at), ...values }]));
      },
    },
    () => now,
  );
  return {
    find,
    read,
    commit: () => (commits += 1),
    commits: () => commits,
    pass: (ms: number) => void (now += ms),
    answerAfter: (work: () => Promise<unknown>) => void (answered = work),
    rowsHave: (those: Partial<SessionRow>) => void (values = those),
  };
}

describe('remembered sessions', () => {
  test('are read once as long as nothing changes, and anew when something did', async () => {
    const { find, read, commit } = createChanging();
    for (let times = 0; times < 3; times += 1) await find(['a']);
    expect((await find(['a', 'b'])).size).toBe(2);
    expect(read).toEqual([['a'], ['b']]);
    commit();
    expect((await find(['a'])).get('a')?.tokenGeneration).toBe(1);
    expect(read).toHaveLength(3);
  });

  test('are forgotten within a second, whatever is known of changes', async () => {
    const { find, read, pass } = createChanging();
    await find(['a']);
    pass(999);
    await find(['a']);
    expect(read).toHaveLength(1);
    // Having been asked for does not keep one any longer.
    pass(1);
    await find(['a']);
    expect(read).toHaveLength(2);
  });

  test.each([
    ['that is due to be moved on', { isDue: true }],
    ['that is over by the database’s clock', { absoluteExpiresAt: new Date('2025-12-31') }],
  ])('one %s is never answered from memory', async (_name, values) => {
    const { find, read, rowsHave } = createChanging();
    rowsHave(values);
    await find(['a']);
    await find(['a']);
    expect(read).toHaveLength(2);
  });

  test('a failure forgets everything: the next answer may be that of another database', async () => {
    const { find, read, answerAfter } = createChanging();
    await find(['a']);
    answerAfter(() => Promise.reject(new Error('away')));
    await expect(find(['a'])).rejects.toThrow('away');
    answerAfter(async () => undefined);
    await find(['a']);
    expect(read).toHaveLength(2);
  });

  test('a read that was overtaken by a change is not kept', async () => {
    const { find, commit, answerAfter } = createChanging();
    await find(['b']);
    let arrive = () => {};
    let statements = 0;
    // The first look at the changes answers at once, the read that follows it hangs.
    answerAfter(() => {
      statements += 1;
      return statements === 2 ? new Promise<void>((resolve) => (arrive = resolve)) : Promise.resolve();
    });
    const slow = find(['a']);
    await wait(0);
    commit();
    await find(['b']);
    arrive();
    await slow;
    expect((await find(['a'])).get('a')?.tokenGeneration).toBe(1);
  });

  test('no answer is older than its question, however statements overtake each other', async () => {
    const pauses = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(pauses, pauses, async (answers, questions) => {
        const { find, commit, answerAfter } = createChanging();
        let turn = 0;
        answerAfter(async () => {
          turn += 1;
          for (let ticks = answers[turn % answers.length] ?? 0; ticks > 0; ticks -= 1) await wait(0);
        });
        const asked: Promise<void>[] = [];
        for (const pause of questions) {
          const atLeast = pause % 2 === 0 ? commit() : 0;
          const committed = atLeast;
          asked.push(
            find(['a']).then((found) =>
              expect(found.get('a')?.tokenGeneration).toBeGreaterThanOrEqual(committed),
            ),
          );
          for (let ticks = pause; ticks > 1; ticks -= 1) await wait(0);
        }
        await Promise.all(asked);
      }),
      { numRuns: 150 },
    );
  });
});
