import { sso } from '@rostrum/contracts';
import { createTestBrowser } from '@rostrum/test-support/server';
import { describe, expect, test } from 'vitest';
import { answerTo, begin, giveSaml, outcomeOf, post, samlScene } from '../testing/saml-scene.ts';

const ines = { email: 'ines.calder@northmere.example', firstname: 'Ines', lastname: 'Calder' };

describe('a member signs in', () => {
  test('by a signed assertion, and arrives where they wanted to go', async () => {
    await using scene = await samlScene();
    await scene.server.given.user('expert', { ...ines, orgId: scene.org.id });
    const begun = await begin(scene, { callbackUrl: '/dashboard/people?q=surge' });
    const answer = await post(begun.browser, answerTo(scene, begun), begun);
    expect(answer.statusCode).toBe(303);
    const location = new URL(String(answer.headers.location));
    expect(location.pathname).toBe('/login/continue');
    expect(location.searchParams.get('provider')).toBe('saml');
    expect(location.searchParams.get('callbackUrl')).toBe('https://rostrum.test/dashboard/people?q=surge');
    expect(await outcomeOf(answer, begun.browser)).toEqual({ email: ines.email, type: 'expert' });
  });

  test.each(['response', 'both'] as const)('when %s is signed too', async (sign) => {
    await using scene = await samlScene({ wantResponseSigned: true });
    await scene.server.given.user('expert', { ...ines, orgId: scene.org.id });
    const begun = await begin(scene);
    const outcome = await outcomeOf(
      await post(begun.browser, answerTo(scene, begun, { sign, algorithm: 'sha512' }), begun),
      begun.browser,
    );
    expect(outcome).toEqual(
      sign === 'both' ? { email: ines.email, type: 'expert' } : { error: 'SsoRefused' },
    );
  });

  test('with either of two certificates while one replaces the other', async () => {
    await using scene = await samlScene();
    const { selfSignedCertificate } = await import('./keys/self-signed-certificate.ts');
    await giveSaml(scene.server, scene.org.id, scene.idp, {
      certificates: [selfSignedCertificate().certificate, scene.idp.certificate],
    });
    await scene.server.given.user('expert', { ...ines, orgId: scene.org.id });
    const begun = await begin(scene);
    expect(await outcomeOf(await post(begun.browser, answerTo(scene, begun), begun), begun.browser)).toEqual({
      email: ines.email,
      type: 'expert',
    });
  });

  test('and is known by the name of the identity provider afterwards, whatever their address becomes', async () => {
    await using scene = await samlScene();
    await scene.server.given.user('expert', { ...ines, orgId: scene.org.id });
    const values = {
      nameId: 'ic-4711',
      nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    };
    for (const email of [ines.email, 'ines.hale@northmere.example']) {
      const begun = await begin(scene);
      const answer = await post(
        begun.browser,
        answerTo(scene, begun, { ...values, attributes: { mail: email } }),
        begun,
      );
      expect(await outcomeOf(answer, begun.browser)).toEqual({ email: ines.email, type: 'expert' });
    }
  });

  test('in two tabs at once', async () => {
    await using scene = await samlScene();
    await scene.server.given.user('expert', { ...ines, orgId: scene.org.id });
    const browser = createTestBrowser(scene.server.app);
    const [one, two] = [await begin(scene, { browser }), await begin(scene, { browser })];
    for (const begun of [one, two])
      expect(await outcomeOf(await post(browser, answerTo(scene, begun), begun), browser)).toMatchObject({
        email: ines.email,
      });
  });

  test('on plain http, where browsers keep the cookie from the post of another site', async () => {
    await using scene = await samlScene({ secure: false });
    await scene.server.given.user('expert', { ...ines, orgId: scene.org.id });
    const begun = await begin(scene);
    const bare = createTestBrowser(scene.server.app);
    const answer = await post(bare, answerTo(scene, begun), begun);
    expect(await outcomeOf(answer, begun.browser)).toMatchObject({ email: ines.email });
  });
});

describe('somebody without an account', () => {
  const values = { attributes: { givenName: 'Ines', sn: 'Calder', role: 'owner' } };

  test('is told so', async () => {
    await using scene = await samlScene();
    const begun = await begin(scene);
    expect(await outcomeOf(await post(begun.browser, answerTo(scene, begun), begun), begun.browser)).toEqual({
      error: 'SsoNoAccount',
    });
  });

  test('becomes a member where the organisation wants it, and never one who runs it', async () => {
    await using scene = await samlScene({ jitOn: true });
    for (const again of [false, true]) {
      const begun = await begin(scene);
      const answer = await post(begun.browser, answerTo(scene, begun, values), begun);
      expect(await outcomeOf(answer, begun.browser), String(again)).toEqual({
        email: ines.email,
        type: 'staff',
      });
      // Made with the first sign-in, and only then.
      const { rows } = await scene.server.db.execute(
        `select p.kind, p.email from memberships m join people p on p.id = m.person_id join users u on u.id = m.user_id
         where u.email = '${ines.email}'`,
      );
      expect(rows).toEqual([{ kind: 'staff', email: ines.email }]);
    }
  });

  test('gets the account that somebody else asked for in their name and never confirmed', async () => {
    await using scene = await samlScene({ jitOn: true });
    await scene.server.given.user('media', { email: 'other@northmere.example' });
    const { users } = await import('../../users/users.schema.ts');
    await scene.server.db
      .insert(users)
      .values({ ...ines, firstname: 'Not', status: 'invited', passwordHash: 'of a squatter' });
    const begun = await begin(scene);
    const answer = await post(begun.browser, answerTo(scene, begun, values), begun);
    expect(await outcomeOf(answer, begun.browser)).toMatchObject({ email: ines.email });
    const [row] = await scene.server.db.select().from(users).orderBy(users.createdAt).offset(1);
    expect(row).toMatchObject({ firstname: 'Ines', status: 'active', passwordHash: null });
  });
});

describe('only within the organisation', () => {
  test('an address of a domain that it has not proven is nobody', async () => {
    await using scene = await samlScene({ jitOn: true });
    await scene.server.given.user('expert', { email: 'ada@elsewhere.example', orgId: scene.org.id });
    const begun = await begin(scene);
    const xml = answerTo(scene, begun, { nameId: 'ada@elsewhere.example' });
    expect(await outcomeOf(await post(begun.browser, xml, begun), begun.browser)).toEqual({
      error: 'SsoForeignDomain',
    });
  });

  test('the identity provider of one organisation opens no account of another', async () => {
    await using scene = await samlScene({ jitOn: true });
    const other = await scene.server.given.organisation({ companyUsername: 'pellworth' });
    await scene.server.given.user('expert', { ...ines, orgId: other.id });
    const begun = await begin(scene);
    expect(await outcomeOf(await post(begun.browser, answerTo(scene, begun), begun), begun.browser)).toEqual({
      error: 'OAuthAccountNotLinked',
    });
  });

  test('nor one that belongs to another as well, until its owner links the two', async () => {
    await using scene = await samlScene();
    const { memberships } = await import('../../users/users.schema.ts');
    const user = await scene.server.given.user('expert', { ...ines, orgId: scene.org.id });
    const other = await scene.server.given.organisation({ companyUsername: 'pellworth' });
    await scene.server.db.insert(memberships).values({ orgId: other.id, userId: user.id, role: 'owner' });
    const first = await begin(scene);
    expect(await outcomeOf(await post(first.browser, answerTo(scene, first), first), first.browser)).toEqual({
      error: 'OAuthAccountNotLinked',
    });

    const signedIn = await scene.server.signIn(user.id, scene.org.id);
    const browser = createTestBrowser(scene.server.app);
    browser.jar.set('__Secure-next-auth.session-token', { value: signedIn.cookie, path: '/' });
    const link = await begin(scene, { browser, action: 'link', token: signedIn.token });
    expect(await outcomeOf(await post(browser, answerTo(scene, link), link), browser)).toMatchObject({
      email: ines.email,
    });
    const second = await begin(scene);
    expect(
      await outcomeOf(await post(second.browser, answerTo(scene, second), second), second.browser),
    ).toMatchObject({ email: ines.email });
  });

  test('a session that nobody has confirmed lately links nothing', async () => {
    await using scene = await samlScene();
    const { sessions } = await import('../../sessions/sessions.schema.ts');
    const user = await scene.server.given.user('expert', { ...ines, orgId: scene.org.id });
    const { call } = await scene.server.signIn(user.id, scene.org.id);
    await scene.server.db.update(sessions).set({ createdAt: new Date(Date.now() - 3_600_000) });
    await expect(
      call(sso.samlUrl, { params: { org: 'northmere', action: 'link' }, body: {} }),
    ).rejects.toMatchObject({ status: 403, code: 'confirmation_required' });
  });

  test('linking needs the account that asked for it, still signed in in that browser', async () => {
    await using scene = await samlScene();
    const user = await scene.server.given.user('expert', { ...ines, orgId: scene.org.id });
    const signedIn = await scene.server.signIn(user.id, scene.org.id);
    const begun = await begin(scene, { action: 'link', token: signedIn.token });
    expect(await outcomeOf(await post(begun.browser, answerTo(scene, begun), begun), begun.browser)).toEqual({
      error: 'SsoOtherBrowser',
    });
  });
});

describe('statuses', () => {
  test('while testing only those who run the organisation get in', async () => {
    await using scene = await samlScene({ status: 'testing' });
    await scene.server.given.user('expert', { ...ines, orgId: scene.org.id });
    await scene.server.given.user('administrator', { email: 'adm@northmere.example', orgId: scene.org.id });
    const outcomes = [];
    for (const nameId of [ines.email, 'adm@northmere.example']) {
      const begun = await begin(scene);
      const xml = answerTo(scene, begun, { nameId });
      outcomes.push(await outcomeOf(await post(begun.browser, xml, begun), begun.browser));
    }
    expect(outcomes).toEqual([
      { error: 'SsoDisabled' },
      { email: 'adm@northmere.example', type: 'administrator' },
    ]);
  });

  test('enforced: a right password is refused to members, and stays the way back in for owners', async () => {
    await using scene = await samlScene({ status: 'enforced' });
    const { hashPassword } = await import('../../password-hash/password-hash.ts');
    const passwordHash = await hashPassword('correct horse battery');
    await scene.server.given.user('expert', { ...ines, passwordHash, orgId: scene.org.id });
    await scene.server.given.user('owner', {
      email: 'owner@northmere.example',
      passwordHash,
      orgId: scene.org.id,
    });
    const errorOf = async (email: string, password: string) => {
      const answer = await createTestBrowser(scene.server.app).signIn(email, password);
      return new URL(answer.json<{ url: string }>().url).searchParams.get('error');
    };
    expect(await errorOf(ines.email, 'wrong')).toBe('CredentialsSignin');
    expect(await errorOf(ines.email, 'correct horse battery')).toBe('SingleSignOnRequired');
    expect(await errorOf('owner@northmere.example', 'correct horse battery')).toBeNull();
    const begun = await begin(scene);
    expect(
      await outcomeOf(await post(begun.browser, answerTo(scene, begun), begun), begun.browser),
    ).toMatchObject({ email: ines.email });
  });

  test('an identity provider that comes by itself needs the organisation to allow it, and is heard once', async () => {
    await using scene = await samlScene();
    await scene.server.given.user('expert', { ...ines, orgId: scene.org.id });
    const base = `${scene.origin}/v1/login/saml/northmere`;
    const unasked = { acs: `${base}/acs`, audience: `${base}/metadata`, inResponseTo: null };
    const send = async (xml: string) => {
      const browser = createTestBrowser(scene.server.app);
      return outcomeOf(await post(browser, xml, { relayState: '', acs: unasked.acs }), browser);
    };
    expect(await send(scene.idp.respond(unasked))).toEqual({ error: 'SsoRefused' });
    await giveSaml(scene.server, scene.org.id, scene.idp, { allowIdpInitiated: true });
    const xml = scene.idp.respond(unasked);
    expect(await send(xml)).toMatchObject({ email: ines.email });
    expect(await send(xml)).toEqual({ error: 'SsoExpired' });
  });
});
