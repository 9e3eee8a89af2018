import { account, settings } from '@rostrum/contracts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { hashPassword } from '../password-hash/password-hash.ts';
import { createTestBrowser, mailedToken, mailsTo } from '@rostrum/test-support/server';
import { samlScene } from '../single-sign-on/testing/saml-scene.ts';
import { verifySeeker } from './verify-seeker.ts';
import { seekerProfiles } from '../users/users.schema.ts';

const kindsTo = async (server: Parameters<typeof mailsTo>[0], email: string) =>
  (await mailsTo(server, email)).map(({ kind }) => kind);

test('a member whose organisation enforces its own sign-in is mailed no link, but told how to sign in', async () => {
  await using scene = await samlScene({ status: 'enforced', secure: false });
  const { server, org } = scene;
  const passwordHash = await hashPassword('storm surge barrier');
  const member = await server.given.user('expert', { orgId: org.id, passwordHash });
  const owner = await server.given.user('owner', { orgId: org.id, passwordHash });
  for (const { email } of [member, owner]) {
    await server.call(account.forgotPassword, { body: { email } });
    await createTestBrowser(server.app).post('/api/auth/signin/email', { email });
  }
  const [mail] = await mailsTo(server, member.email);
  expect(mail?.text).toContain('idp.northmere.example');
  expect(mail?.text).not.toContain('token=');
  expect(await kindsTo(server, member.email)).toEqual(['security.single_sign_on', 'security.single_sign_on']);
  expect((await kindsTo(server, owner.email)).toSorted()).toEqual([
    'account.reset_password',
    'account.sign_in_link',
  ]);
  const session = await server.signIn(member.id, org.id);
  await expect(
    session.call(settings.changeEmail, { body: { email: 'new@paper.example' } }),
  ).rejects.toMatchObject({ status: 403 });
});

test('a seeker of a domain that an organisation has proven is verified by it, a seeker of another is not', async () => {
  await using scene = await samlScene({ secure: false });
  const { server } = scene;
  const seen = [];
  for (const email of ['rhea@northmere.example', 'rhea@northmere.example.evil.example']) {
    await server.call(account.signUpSeeker, {
      body: { email, firstname: 'Rhea', lastname: 'Quist', seeker_type: 'research' },
    });
    const token = await mailedToken(server, email, 'account.confirm_address');
    const browser = createTestBrowser(server.app);
    await browser.post('/api/auth/callback/email', { token });
    const { identifier } = (await browser.get('/api/auth/session')).json().user;
    const [profile] = await server.db
      .select()
      .from(seekerProfiles)
      .where(eq(seekerProfiles.userId, identifier));
    seen.push(profile?.verification);
  }
  expect(seen).toEqual(['email_domain', 'unverified']);

  // By hand: whoever runs the installation called the outlet. Others are found by no one, and nothing is done without a reason.
  const email = 'rhea@northmere.example.evil.example';
  const set = (to?: string, reason = '', of = email) => verifySeeker(server.db, of, { to, reason });
  expect(await set()).toBe('unverified');
  for (const wrong of [
    () => set('manual'),
    () => set('email_domain', 'Because'),
    () => set('manual', 'Called them', 'nobody@paper.example'),
  ])
    await expect(wrong()).rejects.toMatchObject({ status: 422 });
  expect(await set('manual', 'Called the news desk')).toBe('manual');
  expect(await set('rejected', 'They do not know her')).toBe('rejected');
  expect(await set()).toBe('rejected');
  const { rows } = await server.db.execute(
    `select text from activity_entries where verb = 'user.verification_changed' order by created_at, id`,
  );
  expect(rows).toEqual([
    { text: 'verified who they are by hand: Called the news desk' },
    { text: 'refused to verify who they are: They do not know her' },
  ]);
});
