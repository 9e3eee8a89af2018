import { activity } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { CallError, createCaller, openRefreshingBrowser, refreshTokenIn } from '@rostrum/test-support/server';

const minutes = (count: number) => count * 60_000;
const clockAt = (offset: () => number) => () => new Date(Date.now() + offset());

type House = Awaited<ReturnType<typeof openRefreshingBrowser>>;
type SessionAnswer = { user?: object; expires?: string; sessionToken?: string };

const sessionIn = async ({ browser }: House): Promise<SessionAnswer> =>
  (await browser.get('/api/auth/session')).json<SessionAnswer>();

/** What a call of the API with this token comes to. */
async function callWith({ server, user }: House, token = ''): Promise<number> {
  try {
    await createCaller(server.app, { token, identifier: user.id })(activity.list);
    return 200;
  } catch (error) {
    if (error instanceof CallError) return error.status;
    throw error;
  }
}

test('servers whose clocks are ten minutes apart take each other’s sessions, tokens and refreshes', async () => {
  await using house = await openRefreshingBrowser('media', {
    clocks: [clockAt(() => minutes(5)), clockAt(() => minutes(-5))],
  });
  let { token } = house;
  for (let round = 0; round < 6; round += 1) {
    const { user, sessionToken } = await sessionIn(house);
    expect(user).toBeDefined();
    // Both servers are asked, whichever made the token.
    for (let call = 0; call < 3; call += 1) expect(await callWith(house, sessionToken)).toBe(200);
    const answer = await house.refreshWith(token);
    expect(answer.statusCode).toBe(200);
    // The predecessor is good for ten seconds, which no clock of a server measures.
    expect(refreshTokenIn(await house.refreshWith(token))).toBe(refreshTokenIn(answer));
    token = refreshTokenIn(answer);
  }
});

test('a clock that is set back an hour, or goes ahead of it, ends no session and hides no replay', async () => {
  let offset = 0;
  await using house = await openRefreshingBrowser('media', { clock: clockAt(() => offset) });
  const { sessionToken } = await sessionIn(house);
  offset = minutes(-60);
  expect((await sessionIn(house)).user).toBeDefined();
  expect(await callWith(house, sessionToken)).toBe(200);
  const successor = refreshTokenIn(await house.refreshWith(house.token));
  expect(successor).not.toBe('');

  offset = minutes(60);
  const later = await sessionIn(house);
  expect(later.user).toBeDefined();
  // A token of the API is short-lived by the clock; the session hands out the next one.
  expect(await callWith(house, sessionToken)).toBe(401);
  expect(await callWith(house, later.sessionToken)).toBe(200);

  offset = minutes(-60);
  const next = refreshTokenIn(await house.refreshWith(successor));
  expect(next).not.toBe('');
  // Two generations old: known by its number, whatever the time is said to be.
  expect((await house.refreshWith(house.token)).statusCode).toBe(401);
  expect((await house.refreshWith(next)).statusCode).toBe(401);
  expect(await sessionIn(house)).toEqual({});
});

test('what a server says of the end of a session never goes beyond what the database will take', async () => {
  let offset = minutes(60 * 24 * 40);
  await using house = await openRefreshingBrowser('media', { clock: clockAt(() => offset) });
  const { expires = '' } = await sessionIn(house);
  expect(Date.parse(expires)).toBeLessThanOrEqual(Date.now() + minutes(60 * 24 * 30));
  offset = 0;
  expect((await sessionIn(house)).user).toBeDefined();
});
