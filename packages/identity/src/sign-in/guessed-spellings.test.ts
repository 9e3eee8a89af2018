import { cleanEmail } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { rowsOf } from '@rostrum/server-kit/database';
import { sql } from 'drizzle-orm';
import { userRepository } from '../users/users.repository.ts';
import { users } from '../users/users.schema.ts';
import { buildTestApp, createTestBrowser, createTestDatabase } from '@rostrum/test-support/server';
import { hashPassword } from '../password-hash/password-hash.ts';

const password = 'correct horse battery staple';

test.each([
  [
    'kim.inga@straße.example',
    ['KİM.İnga@straße.example', 'Kim.Inga@STRAẞE.example', 'ＫＩＭ.inga@straße.example'],
  ],
  ['ré@island.example', ['re\u0301@island.example', 'RÉ@ISLAND.example', 'rÉ@ⅰsland.example']],
  [
    'nobody.in@island.example',
    ['nobody.İn@island.example', 'NOBODY.ｉn@island.example', 'noBody.in@island.example'],
  ],
])('guesses at %s count together however it is spelled', async (email, spellings) => {
  await using server = await buildTestApp({ environment: { RATE_LIMIT_SCALE: '1' } });
  const isKnown = !email.startsWith('nobody');
  if (isKnown)
    await server.given.user('media', {
      email: cleanEmail(email),
      passwordHash: await hashPassword(password),
    });
  const guess = async (typed: string, tried: string) =>
    (await createTestBrowser(server.app).signIn(typed, tried)).statusCode;
  // Every spelling does find the account.
  for (const typed of spellings)
    expect([typed, await guess(typed, password)]).toEqual([typed, isKnown ? 200 : 401]);
  const before = isKnown ? 0 : spellings.length;
  const answers: number[] = [];
  for (let attempt = before; attempt < 8; attempt += 1)
    answers.push(await guess(spellings[attempt % spellings.length] ?? '', `guess ${attempt}`));
  expect(answers).toEqual([...Array<number>(5 - before).fill(401), 429, 429, 429]);
  // The right password neither.
  expect(await guess(email, password)).toBe(429);
});

test('every letter that the database folds onto another one is counted as that one', async () => {
  await using database = await createTestDatabase();
  const classes = await rowsOf<{ letters: string[] }>(
    database.db,
    sql`select array_agg(letter order by code) as letters
      from (select code, chr(code) as letter from generate_series(1, 1114111) code where code not between 55296 and 57343) every
      group by lower(letter) having count(*) > 1`,
  );
  // Latin, Greek, Cyrillic, Armenian, Georgian, Cherokee, Deseret and more.
  expect(classes.length).toBeGreaterThan(1000);
  const addressOf = (letter: string) => `a${letter}z@letters.example`;
  await database.db.insert(users).values(
    classes.map(({ letters: [first = ''] }) => ({
      email: addressOf(first),
      firstname: 'A',
      lastname: 'Z',
    })),
  );
  const strays: string[] = [];
  for (const { letters } of classes) {
    const found = await Promise.all(
      letters.map((letter) => userRepository.findForSignIn(database.db, addressOf(letter))),
    );
    const names = new Set(found.map(({ folded }) => folded));
    const accounts = new Set(found.map(({ user }) => user?.id));
    if (names.size !== 1 || accounts.size !== 1 || accounts.has(undefined)) strays.push(letters.join(' '));
  }
  expect(strays).toEqual([]);
}, 60_000);
