import { access, security, settings, sso } from '@rostrum/contracts';
import { accountDeletion, dataExports, ssoAdmin } from '@rostrum/contracts/settings';
import { createCaller, createTestBrowser, mailedToken, type TestBrowser } from '@rostrum/test-support/server';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { hashPassword } from '../password-hash/password-hash.ts';
import { passkeys, totpCredentials } from '../second-factor/security.schema.ts';
import { createSoftwarePasskey } from '../second-factor/testing/software-passkey.ts';
import { memberships, users } from '../users/users.schema.ts';
import { createIdentityProvider, type IdentityProvider } from './development/saml-identity-provider.ts';
import { externalIdentityRepository } from './external-identities.repository.ts';
import { createMetadataRefresh } from './metadata/metadata-refresh.service.ts';
import {
  answerTo,
  begin,
  metadataOf,
  outcomeOf,
  post,
  samlScene,
  type SamlScene,
} from './testing/saml-scene.ts';

const password = 'kelp forest at dawn';

async function enter(scene: SamlScene, nameId: string, idp = scene.idp) {
  const begun = await begin(scene);
  const xml = answerTo({ idp }, begun, { nameId });
  return { outcome: await outcomeOf(await post(begun.browser, xml, begun), begun.browser), ...begun };
}

async function callerOf({ server }: SamlScene, browser: TestBrowser, userId: string) {
  const { sessionToken } = (await browser.get('/api/auth/session')).json<{ sessionToken: string }>();
  return createCaller(server.app, { token: sessionToken, identifier: userId });
}

/** A member of Northmere who has signed in there by SAML once, and then joined Pellworth. */
async function sharedMember(scene: SamlScene, email = 'ines@northmere.example') {
  const { server, org } = scene;
  const person = await server.given.user('agent', { orgId: org.id, email });
  expect((await enter(scene, email)).outcome).toMatchObject({ email });
  const pellworth = await server.given.organisation({ name: 'Pellworth' });
  await server.db.insert(memberships).values({ orgId: pellworth.id, userId: person.id, role: 'owner' });
  return { person, pellworth, subject: { orgId: org.id, issuer: scene.idp.entityId, subject: email } };
}

test('new keys of one organisation open no account that belongs to another as well', async () => {
  await using scene = await samlScene();
  const { server, org } = scene;
  const { person, subject } = await sharedMember(scene);
  // Tied at a first sign-in, and found elsewhere by now: judged as if it was found by its address.
  expect((await enter(scene, person.email)).outcome).toEqual({ error: 'OAuthAccountNotLinked' });

  // Linked by its person, it opens the account, until other keys are set.
  await externalIdentityRepository.link(server.db, subject, person.id);
  const linked = await enter(scene, person.email);
  expect(linked.outcome).toMatchObject({ email: person.email });
  const colleague = await server.given.user('agent', { orgId: org.id, email: 'col@northmere.example' });
  expect((await enter(scene, colleague.email)).outcome).toMatchObject({ email: colleague.email });

  const attacker = createIdentityProvider();
  const owner = await server.signInAs('owner', { orgId: org.id });
  const attributes = { email: '', firstname: '', lastname: '' };
  const setSaml = (idp: IdentityProvider) =>
    owner.call(ssoAdmin.setSaml, { body: { metadata: metadataOf(idp), entity_id: '', attributes } });
  // The same keys again change nothing.
  await setSaml(scene.idp);
  expect(await externalIdentityRepository.findUser(server.db, subject)).toBe(person.id);
  await setSaml(attacker);
  expect(await externalIdentityRepository.findUser(server.db, subject)).toBeUndefined();
  expect((await enter(scene, person.email, attacker)).outcome).toEqual({ error: 'OAuthAccountNotLinked' });
  expect((await enter(scene, colleague.email, attacker)).outcome).toMatchObject({ email: colleague.email });
});

test('a session that an identity provider vouched for changes nothing that opens the account', async () => {
  await using scene = await samlScene();
  const { server, org } = scene;
  const { person, pellworth, subject } = await sharedMember(scene);
  await externalIdentityRepository.link(server.db, subject, person.id);
  const { browser } = await enter(scene, person.email);
  const call = await callerOf(scene, browser, person.id);
  const refusal = { status: 403, code: 'confirmation_required' };

  await expect(call(security.setPassword, { body: { new_password: password } })).rejects.toMatchObject(
    refusal,
  );
  await expect(call(security.passkeyOptions)).rejects.toMatchObject(refusal);
  await expect(call(security.startTotp)).rejects.toMatchObject(refusal);
  await expect(call(security.renewRecoveryCodes)).rejects.toMatchObject(refusal);
  await expect(call(settings.changeEmail, { body: { email: 'x@evil.example' } })).rejects.toMatchObject(
    refusal,
  );
  await expect(
    call(sso.samlUrl, { params: { org: 'northmere', action: 'link' }, body: {} }),
  ).rejects.toMatchObject(refusal);
  await expect(
    call(accountDeletion.request, { body: { reason: 'other', comment: '', email: person.email } }),
  ).rejects.toMatchObject(refusal);
  await expect(call(dataExports.request, { body: { kind: 'person' } })).rejects.toMatchObject(refusal);
  const changed = await browser.post('/api/auth/callback/organisation', {
    company_username: pellworth.companyUsername,
  });
  expect(changed.json<{ url: string }>().url).toContain('error=SignInAgain');
  // The refusal names the next step, and so does the page.
  await expect(call(security.passkeyOptions)).rejects.toThrow(
    /Northmere University signed you in.*emailed link/,
  );
  expect(await call(security.get)).toMatchObject({
    confirmed_until: null,
    can_confirm_by_link: false,
    vouched_by: 'Northmere University',
  });
  // Its mailbox is run by the very organisation that vouched.
  await expect(call(security.mailConfirmation)).rejects.toMatchObject({ status: 403, code: 'not_allowed' });
  expect(await server.db.$count(passkeys, eq(passkeys.userId, person.id))).toBe(0);
  expect(await server.db.$count(totpCredentials, eq(totpCredentials.userId, person.id))).toBe(0);
  const [row] = await server.db.select().from(users).where(eq(users.id, person.id));
  expect([row?.passwordHash, row?.email]).toEqual([null, person.email]);

  // What belongs to the organisation itself needs no proof of the account.
  await server.db.update(memberships).set({ role: 'administrator' }).where(eq(memberships.orgId, org.id));
  const admin = await enter(scene, person.email);
  const manage = await callerOf(scene, admin.browser, person.id);
  await expect(manage(ssoAdmin.addDomain, { body: { domain: 'more.example' } })).resolves.toBeDefined();
});

test('a proof of the account opens what the identity provider could not: a password, or a link to another mailbox', async () => {
  await using scene = await samlScene();
  const { server, org } = scene;
  const subjectOf = (subject: string) => ({ orgId: org.id, issuer: scene.idp.entityId, subject });
  const own = await server.given.user('agent', { orgId: org.id, email: 'own@private.example' });
  await externalIdentityRepository.link(server.db, subjectOf('own@northmere.example'), own.id);
  const { browser } = await enter(scene, 'own@northmere.example');
  const call = await callerOf(scene, browser, own.id);
  expect(await call(security.get)).toMatchObject({ can_confirm_by_link: true, confirmed_until: null });
  expect(await call(security.mailConfirmation)).toEqual({ sent_to: own.email });
  const token = await mailedToken(server, own.email, 'account.confirm_mailbox');
  // The link confirms the browser that asked for it, and no other.
  const other = await server.signIn(own.id, org.id);
  await expect(other.call(security.confirmMailbox, { body: { token } })).rejects.toMatchObject({
    status: 410,
  });
  await expect(call(security.confirmMailbox, { body: { token } })).resolves.toMatchObject({
    email: own.email,
    confirmed_until: expect.any(String),
  });
  await expect(call(security.confirmMailbox, { body: { token } })).rejects.toMatchObject({ status: 410 });
  await expect(call(security.setPassword, { body: { new_password: password } })).resolves.toBeDefined();

  const holder = await server.given.user('agent', {
    orgId: org.id,
    email: 'holder@northmere.example',
    passwordHash: await hashPassword(password),
  });
  const entered = await enter(scene, holder.email);
  const act = await callerOf(scene, entered.browser, holder.id);
  await expect(act(security.passkeyOptions)).rejects.toMatchObject({ code: 'confirmation_required' });
  await act(security.confirm, { body: { kind: 'password', password } });
  const device = createSoftwarePasskey({ origin: scene.origin });
  const { ticket, options } = await act(security.passkeyOptions);
  await expect(
    act(security.addPasskey, { body: { ticket, created: device.create(options), name: 'Phone' } }),
  ).resolves.toBeDefined();
});

test('a member links from another organisation where theirs lets in by single sign-on alone', async () => {
  await using scene = await samlScene({ status: 'enforced' });
  const { server, org } = scene;
  const email = 'rhea@northmere.example';
  const person = await server.given.user('agent', { orgId: org.id, email });
  const pellworth = await server.given.organisation();
  await server.db.insert(memberships).values({ orgId: pellworth.id, userId: person.id, role: 'agent' });
  expect((await enter(scene, email)).outcome).toEqual({ error: 'OAuthAccountNotLinked' });
  const elsewhere = await server.signIn(person.id, pellworth.id);
  const browser = createTestBrowser(server.app);
  browser.jar.set('__Secure-next-auth.session-token', { value: elsewhere.cookie, path: '/' });
  const link = await begin(scene, { browser, action: 'link', token: elsewhere.token });
  const linked = await post(browser, answerTo(scene, link, { nameId: email }), link);
  expect(await outcomeOf(linked, browser)).toMatchObject({ email });
  expect((await enter(scene, email)).outcome).toMatchObject({ email });
  const stranger = await server.signInAs('agent');
  await expect(
    stranger.call(sso.samlUrl, { params: { org: 'northmere', action: 'link' }, body: {} }),
  ).rejects.toMatchObject({ status: 403, code: 'not_allowed' });
});

test('a removed member gets no new account at a first single sign-on', async () => {
  await using scene = await samlScene({ jitOn: true });
  const { server, org } = scene;
  const email = 'wren@northmere.example';
  expect((await enter(scene, email)).outcome).toMatchObject({ email });
  const admin = await server.signInAs('administrator', { orgId: org.id });
  const { items } = await admin.call(access.listMembers, { query: { q: email } });
  await admin.call(access.removeMember, { params: { id: items[0]?.id ?? '' } });
  // The account moves away from the address, so that the identity provider brings one that is not known.
  await server.db.update(users).set({ email: 'moved@private.example' }).where(eq(users.email, email));
  expect((await enter(scene, email)).outcome).toEqual({ error: 'SsoNoAccount' });
  expect((await enter(scene, 'new@northmere.example')).outcome).toMatchObject({ type: 'staff' });
});

test('keys that come with metadata that is read again open no account that belongs elsewhere either', async () => {
  await using scene = await samlScene({ metadataUrl: 'https://idp.northmere.example/metadata' });
  const { server, org } = scene;
  const { person, subject } = await sharedMember(scene);
  await externalIdentityRepository.link(server.db, subject, person.id);
  const refreshFrom = async (idp: IdentityProvider) => {
    const { refresh } = createMetadataRefresh({
      db: server.db,
      fetch: async () => new Response(metadataOf(idp)),
      allowLoopback: false,
      clock: () => new Date(),
    });
    await server.db.execute(`update sso_connections set metadata_tried_at = null`);
    return refresh({ ...org, name: 'Northmere University' }, { minMinutes: 0 });
  };
  expect(await refreshFrom(scene.idp)).toMatchObject({ metadataError: null });
  expect(await externalIdentityRepository.findUser(server.db, subject)).toBe(person.id);
  expect(await refreshFrom(createIdentityProvider())).toMatchObject({ metadataError: null });
  expect(await externalIdentityRepository.findUser(server.db, subject)).toBeUndefined();
});
