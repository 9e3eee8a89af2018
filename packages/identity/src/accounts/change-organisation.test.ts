import { access } from '@rostrum/contracts';
import { memberships } from '@rostrum/contracts/memberships';
import { createTestBrowser } from '@rostrum/test-support/server';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { hashPassword } from '../password-hash/password-hash.ts';
import { sessions } from '../sessions/sessions.schema.ts';
import { samlScene } from '../single-sign-on/testing/saml-scene.ts';
import { memberships as memberRows } from '../users/users.schema.ts';

const password = 'storm surge barrier';
type Browser = ReturnType<typeof createTestBrowser>;
const userOf = async (browser: Browser) => (await browser.get('/api/auth/session')).json().user;
const change = (browser: Browser, companyUsername: string) =>
  browser.post('/api/auth/callback/organisation', { company_username: companyUsername });
const errorOf = (answer: Awaited<ReturnType<typeof change>>) =>
  new URL(answer.json().url).searchParams.get('error');

test('a person of several organisations changes between them; what one asks of sign-ins is kept, and proves nothing in another', async () => {
  // Its members sign in through its own identity provider only.
  await using scene = await samlScene({ status: 'enforced', secure: false });
  const { server, org: strict } = scene;
  const [coast, dunes, foreign] = [
    await server.given.organisation({ name: 'Coast' }),
    await server.given.organisation({ name: 'Dunes' }),
    await server.given.organisation({ name: 'Foreign' }),
  ];
  const person = await server.given.user('expert', {
    orgId: strict.id,
    passwordHash: await hashPassword(password),
  });
  for (const [orgId, role] of [
    [coast.id, 'administrator'],
    [dunes.id, 'agent'],
  ] as const)
    await server.db.insert(memberRows).values({ orgId, userId: person.id, role });

  // The organisation joined first refuses passwords; the others do not.
  const browser = createTestBrowser(server.app);
  expect((await browser.signIn(person.email, password)).statusCode).toBe(200);
  expect(await userOf(browser)).toMatchObject({ company_username: coast.companyUsername });
  const before = await server.db.select().from(sessions).where(eq(sessions.userId, person.id));

  const inCoast = await server.signIn(person.id, coast.id);
  const { items } = await inCoast.call(memberships.listOwn);
  expect(
    items.map(({ company_username, role, is_current }) => [company_username, role, is_current]).toSorted(),
  ).toEqual(
    [
      [coast.companyUsername, 'administrator', true],
      [dunes.companyUsername, 'agent', false],
      [strict.companyUsername, 'expert', false],
    ].toSorted(),
  );
  expect(await inCoast.call(access.listMembers)).toMatchObject({ total: 1 });

  expect((await change(browser, dunes.companyUsername)).statusCode).toBe(200);
  expect(await userOf(browser)).toMatchObject({
    identifier: person.id,
    company_username: dunes.companyUsername,
    type: 'agent',
  });
  const after = await server.db.select().from(sessions).where(eq(sessions.userId, person.id));
  const changed = after.find(({ orgId }) => orgId === dunes.id);
  // The former session is over, and changing is no way to stay signed in for ever.
  expect(after.some(({ id }) => id === before[0]?.id)).toBe(false);
  expect(changed?.absoluteExpiresAt).toEqual(before[0]?.absoluteExpiresAt);

  // The organisation it is in already would only make the session look newer than its proof.
  const toSame = await change(browser, dunes.companyUsername);
  expect([toSame.statusCode, errorOf(toSame)]).toEqual([401, 'AlreadyInOrganisation']);
  expect(changed?.authenticatedAt).toEqual(before[0]?.authenticatedAt);

  const toStrict = await change(browser, strict.companyUsername);
  expect([toStrict.statusCode, errorOf(toStrict)]).toEqual([401, 'SingleSignOnRequired']);
  for (const companyUsername of [foreign.companyUsername, 'no-such-organisation'])
    expect((await change(browser, companyUsername)).statusCode).toBe(401);
  expect((await change(createTestBrowser(server.app), coast.companyUsername)).statusCode).toBe(401);
  expect(await userOf(browser)).toMatchObject({ company_username: dunes.companyUsername });

  // Vouched for by the strict organisation's own provider: its administrators must not open other organisations.
  await server.db.update(sessions).set({ method: 'saml' }).where(eq(sessions.userId, person.id));
  const vouched = await change(browser, coast.companyUsername);
  expect([vouched.statusCode, errorOf(vouched)]).toEqual([401, 'SignInAgain']);
});
