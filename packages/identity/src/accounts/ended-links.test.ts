import { account, security, settings } from '@rostrum/contracts';
import { and, count, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { hashPassword } from '../password-hash/password-hash.ts';
import {
  type SignedInTester,
  type TestApp,
  buildTestApp,
  createTestBrowser,
  mailedToken,
} from '@rostrum/test-support/server';
import { oneTimeTokenRepository } from '../sessions/one-time-tokens.repository.ts';
import { oneTimeTokens } from '../sessions/one-time-tokens.schema.ts';

const email = 'marta@saltmarsh.example';
const password = 'storm surge barrier';
const next = 'marta@hoefler.example';

/** What a user holds who read the mailbox or knew the password before it changed. */
async function outstanding(server: TestApp, userId: string, hasPassword: boolean) {
  await createTestBrowser(server.app).post('/api/auth/signin/email', { email });
  const signIn = await mailedToken(server, email, 'account.sign_in_link');
  if (hasPassword) {
    await server.call(account.forgotPassword, { body: { email } });
    await mailedToken(server, email, 'account.reset_password');
  }
  await oneTimeTokenRepository.issue(server.db, 'second_factor', { userId, seconds: 600 });
  return { signIn };
}

const changes: Record<string, (here: SignedInTester, server: TestApp) => Promise<unknown>> = {
  'the password changes': ({ call }) =>
    call(settings.changePassword, {
      body: { current_password: password, new_password: 'changed by hand today' },
    }),
  'the first password is set': ({ call }) =>
    call(security.setPassword, { body: { new_password: 'changed by hand today' } }),
  'the address moves': async ({ call }, server) => {
    await call(settings.changeEmail, { body: { email: next, current_password: password } });
    const token = await mailedToken(server, next, 'account.change_address');
    return call(settings.confirmEmail, { body: { token } });
  },
};

test.each(Object.keys(changes))('mailed links and a first factor that waits end when %s', async (name) => {
  await using server = await buildTestApp();
  const hasPassword = name !== 'the first password is set';
  const org = await server.given.organisation();
  const [user, other] = [
    await server.given.user('expert', {
      email,
      orgId: org.id,
      ...(hasPassword && { passwordHash: await hashPassword(password) }),
    }),
    await server.given.user('expert', { orgId: org.id }),
  ];
  const here = await server.signIn(user.id, org.id);
  const { signIn } = await outstanding(server, user.id, hasPassword);
  await oneTimeTokenRepository.issue(server.db, 'sign_in_link', { userId: other.id, seconds: 600 });
  await changes[name]?.(here, server);

  const followed = await createTestBrowser(server.app).post('/api/auth/callback/email', { token: signIn });
  expect([followed.statusCode, followed.json().url]).toEqual([
    401,
    expect.stringContaining('error=Verification'),
  ]);
  const left = await server.db
    .select({ user: oneTimeTokens.userId, links: count() })
    .from(oneTimeTokens)
    .where(
      and(
        inArray(oneTimeTokens.userId, [user.id, other.id]),
        inArray(oneTimeTokens.purpose, ['sign_in_link', 'reset_password', 'change_email', 'second_factor']),
      ),
    )
    .groupBy(oneTimeTokens.userId);
  // Those of everybody else stay.
  expect(left).toEqual([{ user: other.id, links: 1 }]);
});
