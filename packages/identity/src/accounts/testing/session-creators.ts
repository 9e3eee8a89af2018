import { security, account, access } from '@rostrum/contracts';
import { type TestBrowser, buildTestApp, createTestBrowser, mailedToken } from '@rostrum/test-support/server';
import { encrypt, loadSecrets } from '@rostrum/server-kit';
import { eq } from 'drizzle-orm';
import { hashPassword } from '../../password-hash/password-hash.ts';
import { codeAt, origin } from '../../second-factor/testing/secured-account.ts';
import { createSoftwarePasskey } from '../../second-factor/testing/software-passkey.ts';
import { createIdentityProvider } from '../../single-sign-on/development/saml-identity-provider.ts';
import { ssoConnectionRepository } from '../../single-sign-on/sso-connections.repository.ts';
import { ssoDomainRepository } from '../../single-sign-on/sso-domains.repository.ts';
import { startOidcIssuer, walkThrough } from '../../single-sign-on/testing/oidc-issuer.ts';
import { answerTo, begin, giveSaml, outcomeOf, post } from '../../single-sign-on/testing/saml-scene.ts';
import { memberships, users } from '../../users/users.schema.ts';

const password = 'storm surge barrier';
export const ageMs = 5 * 60_000;

/** A server with an issuer of the installation, Northmere with SAML, and Pellworth with OIDC. */
export async function openCreatorScene() {
  const issuer = await startOidcIssuer([
    `${origin}/api/auth/callback/campus`,
    `${origin}/api/auth/callback/oidc-pellworth`,
  ]);
  const campus = {
    id: 'campus',
    name: 'Campus account',
    issuer: issuer.issuer,
    client_id: issuer.clientId,
    client_secret: issuer.clientSecret,
  };
  const server = await buildTestApp({
    servers: 2,
    environment: { PUBLIC_URL: origin, OIDC_ISSUERS: JSON.stringify([campus]) },
  });
  const idp = createIdentityProvider();
  const northmere = await server.given.organisation({ companyUsername: 'northmere' });
  await giveSaml(server, northmere.id, idp);
  const pellworth = await server.given.organisation({ companyUsername: 'pellworth' });
  await ssoConnectionRepository.save(server.db, pellworth.id, {
    kind: 'oidc',
    status: 'active',
    issuer: issuer.issuer,
    clientId: issuer.clientId,
    clientSecret: encrypt(loadSecrets(server.config).clientSecret, issuer.clientSecret, pellworth.id),
  });
  const { id } = await ssoDomainRepository.add(server.db, pellworth.id, 'pellworth.example', 'txt');
  await ssoDomainRepository.markVerified(server.db, id);
  return { server, issuer, idp, northmere, pellworth };
}

export type CreatorScene = Awaited<ReturnType<typeof openCreatorScene>>;

let people = 0;
const addPerson = async (scene: CreatorScene, orgId = scene.northmere.id, domain = 'elsewhere.example') =>
  scene.server.given.user('agent', {
    orgId,
    email: `person${(people += 1)}@${domain}`,
    emailVerifiedAt: new Date(),
    passwordHash: await hashPassword(password),
  });
const open = (scene: CreatorScene) => createTestBrowser(scene.server.app);
/** As if everything that was proven so far had been proven five minutes earlier. */
const age = (scene: CreatorScene, userId: string) =>
  scene.server.database.pool.query(
    `update sessions set created_at = created_at - interval '5 minutes', authenticated_at = authenticated_at - interval '5 minutes',
       confirmed_at = confirmed_at - interval '5 minutes', second_factor_at = second_factor_at - interval '5 minutes',
       mailbox_proven_at = mailbox_proven_at - interval '5 minutes' where user_id = $1`,
    [userId],
  );

async function addTotp(scene: CreatorScene, userId: string) {
  const { call } = await scene.server.signIn(userId, scene.northmere.id);
  const { ticket, key } = await call(security.startTotp);
  const at = new Date();
  await call(security.finishTotp, { body: { ticket, code: codeAt(key, new Date(at.getTime() - 30_000)) } });
  return codeAt(key, at);
}

async function comeFrom(provider: string, browser: TestBrowser) {
  const left = await browser.post(`/api/auth/signin/${provider}`, { callbackUrl: '/dashboard' });
  const back = await walkThrough(left.json<{ url: string }>().url, origin);
  await browser.get(back.pathname + back.search);
}

export interface ExpectedProof {
  method: string;
  /** Whether the person proved themselves by the very act that made the session. */
  isFresh: boolean;
  hasSecondFactor: boolean;
  provesMailbox: boolean;
  /** Whether the session may change what opens the account. */
  provesAccount: boolean;
  vouchedBy: 'northmere' | 'pellworth' | null;
}

export interface SessionCreator {
  /** The file that makes the session. */
  file: string;
  /** Makes one, and returns whose it is; null when none may come of it. */
  act: (scene: CreatorScene) => Promise<string | null>;
  expected: ExpectedProof | null;
}

const proven = {
  isFresh: true,
  hasSecondFactor: false,
  provesMailbox: false,
  provesAccount: true,
  vouchedBy: null,
} as const;

/** Every way by which a session begins, with what it may prove. A new way is added here, or its test fails. */
export const sessionCreators: Record<string, SessionCreator> = {
  password: {
    file: 'password/password-provider.ts',
    async act(scene) {
      const { id, email } = await addPerson(scene);
      await open(scene).signIn(email, password);
      return id;
    },
    expected: { ...proven, method: 'password' },
  },
  'password and a code': {
    file: 'second-factor/pending-sign-in.ts',
    async act(scene) {
      const { id, email } = await addPerson(scene);
      const code = await addTotp(scene, id);
      const browser = open(scene);
      await browser.signIn(email, password);
      await browser.post('/api/auth/callback/second-factor', { code });
      return id;
    },
    expected: { ...proven, method: 'password', hasSecondFactor: true },
  },
  passkey: {
    file: 'second-factor/passkey-provider.ts',
    async act(scene) {
      const { id } = await addPerson(scene);
      const { call } = await scene.server.signIn(id, scene.northmere.id);
      const device = createSoftwarePasskey({ origin });
      const { ticket, options } = await call(security.passkeyOptions);
      await call(security.addPasskey, { body: { ticket, created: device.create(options), name: 'Phone' } });
      const browser = open(scene);
      await browser.get('/api/auth/csrf');
      const asked = (await browser.request({ method: 'POST', url: security.signInOptions.path })).json<{
        data: { ticket: string; options: { challenge: string } };
      }>().data;
      await browser.post('/api/auth/callback/passkey', {
        ticket: asked.ticket,
        proof: JSON.stringify(device.prove(asked.options)),
      });
      return id;
    },
    expected: { ...proven, method: 'passkey', hasSecondFactor: true },
  },
  'mailed link': {
    file: 'accounts/mailed-link-provider.ts',
    async act(scene) {
      const { id, email } = await addPerson(scene);
      await open(scene).post('/api/auth/signin/email', { email });
      const token = await mailedToken(scene.server, email, 'account.sign_in_link');
      await open(scene).post('/api/auth/callback/email', { token });
      return id;
    },
    expected: { ...proven, method: 'email', provesMailbox: true },
  },
  'sign-up confirmed': {
    file: 'accounts/mailed-link-provider.ts',
    async act(scene) {
      const email = `new${(people += 1)}@elsewhere.example`;
      await scene.server.call(account.signUpSeeker, {
        body: {
          firstname: 'Rhea',
          lastname: 'Quist',
          email,
          password,
          seeker_type: 'media',
          organization: 'Tide',
          country: 'GB',
          timezone: 'Europe/London',
        },
      });
      const token = await mailedToken(scene.server, email, 'account.confirm_address');
      await open(scene).post('/api/auth/callback/email', { token });
      const [row] = await scene.server.db.select({ id: users.id }).from(users).where(eq(users.email, email));
      return row?.id ?? null;
    },
    expected: { ...proven, method: 'email', provesMailbox: true },
  },
  'invitation accepted': {
    file: 'accounts/mailed-link-provider.ts',
    async act(scene) {
      const email = `invited${(people += 1)}@elsewhere.example`;
      const admin = await scene.server.signInAs('administrator', { orgId: scene.northmere.id });
      await admin.call(access.invite, { body: { invitations: [{ email, role: 'agent' }] } });
      const token = await mailedToken(scene.server, email, 'account.invitation');
      const accepted = await scene.server.call(account.acceptInvitation, {
        body: { token, firstname: 'Rhea', lastname: 'Quist', password },
      });
      await open(scene).post('/api/auth/callback/email', { token: accepted.sign_in_token ?? '' });
      const [row] = await scene.server.db.select({ id: users.id }).from(users).where(eq(users.email, email));
      return row?.id ?? null;
    },
    expected: { ...proven, method: 'email', provesMailbox: true },
  },
  'password reset': {
    file: 'accounts/password-reset.service.ts',
    async act(scene) {
      const { id, email } = await addPerson(scene);
      await scene.server.call(account.forgotPassword, { body: { email } });
      const token = await mailedToken(scene.server, email, 'account.reset_password');
      await scene.server.call(account.resetPassword, {
        body: { token, new_password: 'kelp forest at dawn' },
      });
      return id;
    },
    expected: null,
  },
  'SAML of the organisation': {
    file: 'single-sign-on/saml/saml-provider.ts',
    async act(scene) {
      const { id, email } = await addPerson(scene, scene.northmere.id, 'northmere.example');
      const begun = await begin({ server: scene.server, origin });
      const xml = answerTo({ idp: scene.idp }, begun, { nameId: email });
      await outcomeOf(await post(begun.browser, xml, begun), begun.browser);
      return id;
    },
    expected: { ...proven, method: 'saml', provesAccount: false, vouchedBy: 'northmere' },
  },
  'OIDC of the organisation': {
    file: 'single-sign-on/oidc/oidc-provider.ts',
    async act(scene) {
      const { id, email } = await addPerson(scene, scene.pellworth.id, 'pellworth.example');
      scene.issuer.account = { sub: id, email, email_verified: true };
      await comeFrom('oidc-pellworth', open(scene));
      return id;
    },
    expected: { ...proven, method: 'organisation_oidc', provesAccount: false, vouchedBy: 'pellworth' },
  },
  'OIDC of the installation': {
    file: 'single-sign-on/oidc/installation-issuer.ts',
    async act(scene) {
      const { id, email } = await addPerson(scene);
      scene.issuer.account = { sub: id, email, email_verified: true };
      await comeFrom('campus', open(scene));
      return id;
    },
    expected: { ...proven, method: 'oidc' },
  },
  'change of organisation': {
    file: 'accounts/organisation-provider.ts',
    async act(scene) {
      const { id, email } = await addPerson(scene);
      await scene.server.db
        .insert(memberships)
        .values({ orgId: scene.pellworth.id, userId: id, role: 'agent' });
      const code = await addTotp(scene, id);
      const browser = open(scene);
      await browser.signIn(email, password);
      await browser.post('/api/auth/callback/second-factor', { code });
      await age(scene, id);
      await browser.post('/api/auth/callback/organisation', { company_username: 'pellworth' });
      return id;
    },
    expected: { ...proven, method: 'password', hasSecondFactor: true, isFresh: false },
  },
  refresh: {
    file: 'sessions/refresh.service.ts',
    async act(scene) {
      const { id, email } = await addPerson(scene);
      const browser = open(scene);
      await browser.signIn(email, password);
      await age(scene, id);
      await browser.post('/api/auth/refresh-token', {});
      return id;
    },
    expected: { ...proven, method: 'password', isFresh: false },
  },
};
