import { expectFields, expectRefusal, expectTrue, type Case } from './cases.ts';
import { FormBrowser } from './form-browser.ts';
import type { Scene, Tenant } from './scene.ts';
import { isSignedIn, signIn, signInUntil, type Arrival } from './sign-in.ts';
import { expectSignedOut, signOut } from './sign-out.ts';

const clientId = 'rostrum';
const sessionRequired = 'backchannel.logout.session.required';
const clientSecret = 'a secret of the run, long enough';
const attributes = { email: '', firstname: '', lastname: '' };

/** OpenID Connect as the guide sets it up in Keycloak, and everything that may go wrong. */
export function createOidcCases({ rostrum, north, south }: Scene): Case[] {
  const { origin } = rostrum;
  const save = ({ org, realm }: Tenant, values: object = {}) =>
    org.put('/oidc', {
      issuer: realm.issuer,
      client_id: clientId,
      client_secret: clientSecret,
      attributes,
      ...values,
    });
  const enter = (
    username: string,
    options: { browser?: FormBrowser; start?: string } = {},
  ): Promise<Arrival> => signIn({ origin, start: north.org.start, username, ...options });
  const newest = async () => (await north.org.attempts())[0];

  async function createClient({ org, realm }: Tenant): Promise<void> {
    const { own } = await org.settings();
    await realm.createClient({
      clientId,
      secret: clientSecret,
      protocol: 'openid-connect',
      publicClient: false,
      standardFlowEnabled: true,
      frontchannelLogout: false,
      redirectUris: [own.redirect],
      attributes: {
        'backchannel.logout.url': own.backchannel_logout,
        [sessionRequired]: 'true',
        'post.logout.redirect.uris': own.after_sign_out,
      },
    });
  }

  return [
    {
      name: 'an issuer that cannot be reached is named when it is saved',
      run: () =>
        expectRefusal(() => save(north, { issuer: 'https://nobody.invalid/realms/x' }), /couldn't reach/),
    },
    {
      name: 'an issuer that is not there is named when it is saved',
      run: () =>
        expectRefusal(() => save(north, { issuer: `${north.realm.issuer}x` }), /responded with status 404/),
    },
    {
      name: 'a client that is not registered is refused when it is saved',
      run: () => expectRefusal(() => save(north), /refuses this client ID/),
    },
    {
      name: 'a wrong secret is refused when it is saved',
      run: async () => {
        await createClient(north);
        await createClient(south);
        await expectRefusal(
          () => save(north, { client_secret: 'wrong' }),
          /refuses this client ID with this secret/,
        );
      },
    },
    {
      name: 'an issuer with a slash at the end is stored as discovery spells it',
      run: async () => {
        const { oidc } = await save(north, { issuer: `${north.realm.issuer}/` });
        expectFields(oidc ?? {}, { issuer: north.realm.issuer });
      },
    },
    {
      name: 'the address of the discovery document is understood',
      run: async () => {
        const address = `${north.realm.issuer}/.well-known/openid-configuration`;
        expectFields((await save(north, { issuer: address })).oidc ?? {}, { issuer: north.realm.issuer });
      },
    },
    {
      name: 'somebody without an account is refused, and the attempt says so',
      run: async () => {
        await north.org.put('/status', { status: 'active' });
        expectFields(await enter('ines'), { error: 'SsoNoAccount', email: undefined });
        expectFields((await newest()) ?? {}, { reason: 'no_account' });
      },
    },
    {
      name: 'a first sign-in makes an account with the name of the claims',
      run: async () => {
        await north.org.put('/first-sign-in', { role: 'staff' });
        expectFields(await enter('ines'), {
          error: null,
          email: 'ines@northmere.example',
          name: 'Ines Calder',
        });
      },
    },
    {
      name: 'a deep link is where the sign-in ends',
      run: async () => {
        const start = `${north.org.start}?callbackUrl=${encodeURIComponent('/dashboard/people?q=surge')}`;
        expectFields(await enter('ines', { start }), { page: '/dashboard/people?q=surge' });
      },
    },
    {
      name: 'a target of another site is not followed',
      run: async () => {
        const start = `${north.org.start}?callbackUrl=${encodeURIComponent('https://evil.example/')}`;
        const { page } = await enter('ines', { start });
        expectTrue(page.startsWith('/'), `it led to ${page}`);
      },
    },
    {
      name: 'an address of a domain that is not verified is refused',
      run: async () => {
        expectFields(await enter('zoe'), { error: 'SsoForeignDomain' });
        expectFields((await newest()) ?? {}, { reason: 'foreign_domain' });
      },
    },
    {
      name: 'an address that the provider calls unverified is refused with that reason',
      run: async () => {
        await north.realm.setUser('omar', { emailVerified: false });
        expectFields(await enter('omar'), { error: 'SsoNoEmail' });
        expectFields((await newest()) ?? {}, { reason: 'email_not_verified' });
        await save(north, { trusts_email: true });
        expectFields(await enter('omar'), { error: 'SsoNoEmail' });
        await save(north);
        await north.realm.setUser('omar', { emailVerified: true });
      },
    },
    {
      name: 'a colleague’s address as username signs in as the person themselves',
      run: async () => {
        const { email } = await enter('ines@northmere.example');
        expectTrue(email !== 'ines@northmere.example', 'the username was taken for the address');
      },
    },
    {
      name: 'a user disabled at the provider is not let in',
      run: async () => {
        await north.realm.setUser('omar', { enabled: false });
        const { email, page } = await enter('omar');
        expectTrue(email === undefined, 'the user was signed in');
        expectTrue(page.startsWith('http'), `Keycloak let the user go to ${page}`);
        await north.realm.setUser('omar', { enabled: true });
      },
    },
    {
      name: 'the new key of a realm is found at the next sign-in',
      run: async () => {
        await north.realm.addKey(200);
        expectFields(await enter('ines'), { error: null, email: 'ines@northmere.example' });
      },
    },
    ...[-170, -100, 100, 170].map((seconds) => ({
      name: `a clock that differs by ${seconds} seconds is tolerated`,
      run: async () => {
        await rostrum.setClock(seconds);
        const arrived = await enter('ines').finally(() => rostrum.setClock(0));
        expectFields(arrived, { error: null, email: 'ines@northmere.example' });
      },
    })),
    {
      name: 'a clock that is an hour ahead is refused, with the difference',
      run: async () => {
        await rostrum.setClock(3600);
        const arrived = await enter('ines').finally(() => rostrum.setClock(0));
        expectTrue(arrived.error !== null, 'the user was signed in');
        const attempt = await newest();
        expectTrue(/clock_(early|late)/.test(attempt?.reason ?? ''), `the reason is ${attempt?.reason}`);
        expectTrue(/\d+ seconds/.test(attempt?.received ?? ''), `received is ${attempt?.received}`);
      },
    },
    {
      name: 'a logout of the user by the administrator of Keycloak ends the session here',
      run: async () => {
        await north.realm.logOutUser('ines');
        const { browser } = await enter('ines');
        await north.realm.logOutUser('ines');
        await expectSignedOut(browser, origin);
      },
    },
    {
      name: 'a logout by the administrator ends all sessions where tokens name the user alone',
      run: async () => {
        await north.realm.setClient(clientId, {}, { [sessionRequired]: 'false' });
        const arrivals = [await enter('ines'), await enter('ines'), await enter('ines')];
        await north.realm.logOutUser('ines');
        for (const { browser } of arrivals) await expectSignedOut(browser, origin);
        await north.realm.setClient(clientId, {}, { [sessionRequired]: 'true' });
      },
    },
    {
      name: 'a back-channel logout of one user leaves others signed in',
      run: async () => {
        const ines = await enter('ines');
        const omar = await enter('omar');
        await north.realm.logOutUser('ines');
        await expectSignedOut(ines.browser, origin);
        expectTrue(await isSignedIn(omar.browser, origin), 'another user was signed out');
      },
    },
    {
      name: 'a sign-out here leaves the session at the provider alone by default',
      run: async () => {
        const { browser } = await enter('ines');
        expectTrue((await signOut(browser, origin)) === `${origin}/login`, 'it leads elsewhere');
        expectFields(await enter('ines', { browser }), { error: null, forms: [] });
      },
    },
    {
      name: 'a sign-out ends the session at the provider where that is wished, and comes back',
      run: async () => {
        await save(north, { sign_out_at_provider: true });
        const { browser } = await enter('ines');
        const url = await signOut(browser, origin);
        expectTrue(url.startsWith(north.realm.issuer), `it leads to ${url}`);
        const isEnd = (at: URL) => at.origin === origin;
        const { url: end } = await browser.open(url, { isEnd });
        expectTrue(end.pathname === '/login', `Keycloak leads to ${end.href}`);
        const again = await enter('ines', { browser });
        expectTrue(again.forms.length > 0, 'Keycloak did not ask for the password again');
        await save(north);
      },
    },
    {
      name: 'a forced sign-in asks for the password although the person is signed in there',
      run: async () => {
        await save(north, { force_sign_in: true });
        const { browser } = await enter('ines');
        const again = await enter('ines', { browser });
        expectTrue(again.forms.length > 0, 'Keycloak did not ask for the password again');
        expectFields(again, { error: null, email: 'ines@northmere.example' });
        await save(north);
      },
    },
    {
      name: 'a secret that changed at the provider is named in the attempts',
      run: async () => {
        await north.realm.setClient(clientId, { secret: 'another secret' });
        expectFields(await enter('ines'), { error: 'SsoRefused' });
        expectFields((await newest()) ?? {}, { reason: 'wrong_client_secret' });
        await north.realm.setClient(clientId, { secret: clientSecret });
        expectFields(await enter('ines'), { error: null });
      },
    },
    {
      name: 'two organisations with two realms: each has its own users and its own attempts',
      run: async () => {
        await save(south);
        await south.org.put('/status', { status: 'active' });
        await south.org.put('/first-sign-in', { role: 'staff' });
        const arrived = await enter('ines', { start: south.org.start });
        expectFields(arrived, { error: null, email: 'ines@southmere.example' });
        expectTrue(
          (await south.org.attempts()).every(({ reason }) => reason !== 'wrong_client_secret'),
          'the attempts of the other organisation are listed',
        );
      },
    },
    {
      name: 'the answer of one realm is not taken for the other organisation',
      run: async () => {
        const browser = new FormBrowser();
        const isEnd = (at: URL) => at.pathname.startsWith('/api/auth/callback/');
        const begun = await signInUntil(browser, { start: north.org.start, isEnd });
        begun.pathname = '/api/auth/callback/oidc-southmere';
        const { url } = await browser.open(begun, { isEnd: (at) => at.pathname === '/login' });
        expectTrue(url.searchParams.has('error'), `it led to ${url.href}`);
        expectTrue(!(await isSignedIn(browser, origin)), 'the user was signed in');
      },
    },
    {
      name: 'a person who cancels comes back to the sign-in page',
      run: async () => {
        const browser = new FormBrowser();
        const { url } = await browser.open(north.org.start, { isEnd: (at) => at.origin !== origin });
        const back = new URL(url.searchParams.get('redirect_uri') ?? '');
        back.search = new URLSearchParams({
          error: 'access_denied',
          state: url.searchParams.get('state') ?? '',
          iss: north.realm.issuer,
        }).toString();
        const { url: end } = await browser.open(back, { isEnd: (at) => at.pathname === '/login' });
        expectTrue(end.searchParams.get('error') === 'SsoDenied', `it led to ${end.href}`);
      },
    },
  ];
}
