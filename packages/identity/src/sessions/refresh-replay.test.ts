import { activity, type Role } from '@rostrum/contracts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createCaller, openRefreshingBrowser, refreshTokenIn } from '@rostrum/test-support/server';

type House = Awaited<ReturnType<typeof openRefreshingBrowser>>;

/** An attacker copied the refresh token, and uses the copy after its owner has gone on. */
async function replay(house: House): Promise<void> {
  await house.refreshWith(house.token);
  await house.passGrace();
  expect((await house.refreshWith(house.token, { 'user-agent': 'copycat' })).statusCode).toBe(401);
}
const tokenOf = async ({ browser }: Pick<House, 'browser'>) =>
  (await browser.get('/api/auth/session')).json<{ sessionToken: string }>().sessionToken;

test('a replay kills the session cookie and the API tokens of the line at once, and no other line', async () => {
  await using house = await openRefreshingBrowser();
  const other = await house.signIn();
  const [mine, elsewhere] = [await tokenOf(house), await tokenOf(other)];
  const callWith = (token: string) =>
    createCaller(house.server.app, { token, identifier: house.user.id })(activity.list);
  const { data } = (await house.refreshWith(house.token)).json();
  await house.passGrace();
  await house.refreshWith(house.token);
  for (const token of [mine, data.updatedSession.sessionToken])
    await expect(callWith(token)).rejects.toMatchObject({ status: 401 });
  expect((await house.browser.get('/api/auth/session')).json()).toEqual({});
  await callWith(elsewhere);
  expect((await house.refreshWith(other.token)).statusCode).toBe(200);
});

test.each<[string, Role]>([
  ["the organisation's log", 'administrator'],
  ["a seeker's own log", 'media'],
])('a replay is recorded in %s', async (_, role) => {
  await using house = await openRefreshingBrowser(role);
  await replay(house);
  const again = await tokenOf(await house.signIn());
  const { items } = await createCaller(house.server.app, { token: again, identifier: house.user.id })(
    activity.list,
    { query: { entity: 'user' } },
  );
  expect(items).toMatchObject([
    {
      verb: 'session.revoked',
      text: 'was signed out on one device, because a copy of that session was used elsewhere',
      actor: { name: 'Ada Byron', role },
      entity: { type: 'user', id: house.user.id },
    },
  ]);
  expect(items[0]?.request_id).toEqual(expect.any(String));
});

test('a replay is recorded once, however often the copy is tried again', async () => {
  await using house = await openRefreshingBrowser();
  await replay(house);
  await Promise.all(Array.from({ length: 3 }, () => house.refreshWith(house.token)));
  const { rows } = await house.server.db.execute(sql`select 1 from activity_entries`);
  expect(rows).toHaveLength(1);
});

test('an older token inside the grace is a replay too, and is recorded', async () => {
  await using house = await openRefreshingBrowser();
  const second = refreshTokenIn(await house.refreshWith(house.token));
  const third = refreshTokenIn(await house.refreshWith(second));
  expect((await house.refreshWith(house.token)).statusCode).toBe(401);
  expect((await house.refreshWith(third)).statusCode).toBe(401);
  const { rows } = await house.server.db.execute(sql`select verb from activity_entries`);
  expect(rows).toEqual([{ verb: 'session.revoked' }]);
});

test('the predecessor within the grace gets the same successor, and the line does not move', async () => {
  await using house = await openRefreshingBrowser();
  const successor = refreshTokenIn(await house.refreshWith(house.token));
  const late = await house.refreshWith(house.token);
  expect([late.statusCode, refreshTokenIn(late)]).toEqual([200, successor]);
  const { rows } = await house.server.db.execute(sql`select generation, revoked_at from refresh_families`);
  expect(rows).toEqual([{ generation: 2, revoked_at: null }]);
});

test('twenty requests with the newest and the previous token at once move the line by one, and revoke nothing', async () => {
  await using house = await openRefreshingBrowser();
  const second = refreshTokenIn(await house.refreshWith(house.token));
  const answers = await Promise.all(Array.from({ length: 20 }, () => house.refreshWith(second)));
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(new Set(answers.map(refreshTokenIn)).size).toBe(1);
  const { rows } = await house.server.db.execute(sql`select generation from refresh_families`);
  expect(rows).toEqual([{ generation: 3 }]);
});
