import { setTimeout as wait } from 'node:timers/promises';
import { expectFields, expectTrue, type Case } from './cases.ts';
import { FormBrowser } from './form-browser.ts';
import { ines, tile, type SamlContext } from './saml-context.ts';
import { isSignedIn } from './sign-in.ts';
import { expectSignedOut, signOutAtProvider } from './sign-out.ts';

/** Where a sign-in begins and ends, and what must not sign anybody in. */
export function createFlowCases(context: SamlContext): Case[] {
  const {
    origin,
    rostrum,
    north,
    south,
    keycloak,
    setClient,
    setMetadata,
    setOptions,
    enter,
    expectInes,
    expectReason,
  } = context;
  return [
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
      name: 'ForceAuthn asks for the password although the person is signed in there',
      run: async () => {
        await setOptions({ force_authn: true });
        const { browser } = await enter();
        const again = await enter('ines', { browser });
        expectTrue(
          again.forms.some((each) => each.includes('password')),
          'Keycloak did not ask again',
        );
        await setOptions();
      },
    },
    {
      name: 'a user disabled at the provider is not let in',
      run: async () => {
        await north.realm.setUser('omar', { enabled: false });
        const { email } = await enter('omar');
        expectTrue(email === undefined, 'the user was signed in');
        await north.realm.setUser('omar', { enabled: true });
      },
    },
    {
      name: 'a sign-in that the provider starts is refused unless it is allowed',
      run: async () => {
        await setClient({ saml_idp_initiated_sso_url_name: tile });
        const start = `${keycloak.origin}/realms/northmere/protocol/saml/clients/${tile}`;
        await expectReason(enter('ines', { start }), /not_requested/);
      },
    },
    {
      name: 'a sign-in that the provider starts, where it is allowed',
      run: async () => {
        await setOptions({ allow_idp_initiated: true });
        const start = `${keycloak.origin}/realms/northmere/protocol/saml/clients/${tile}`;
        await expectInes(enter('ines', { start }));
      },
    },
    {
      name: 'the RelayState of a sign-in that the provider starts is where it ends',
      run: async () => {
        await setClient({ saml_idp_initiated_sso_relay_state: '/dashboard/people' });
        const start = `${keycloak.origin}/realms/northmere/protocol/saml/clients/${tile}`;
        expectFields(await enter('ines', { start }), { error: null, page: '/dashboard/people' });
      },
    },
    {
      name: 'a RelayState of another site is not followed',
      run: async () => {
        await setClient({ saml_idp_initiated_sso_relay_state: 'https://evil.example/' });
        const start = `${keycloak.origin}/realms/northmere/protocol/saml/clients/${tile}`;
        const { page } = await enter('ines', { start });
        expectTrue(page.startsWith('/') && !page.includes('evil'), `it led to ${page}`);
        await setOptions();
      },
    },
    {
      name: 'a changed response is refused with that reason',
      run: async () => {
        const tamper = (fields: Map<string, string>) => {
          const xml = Buffer.from(fields.get('SAMLResponse') ?? '', 'base64').toString();
          const changed = Buffer.from(xml.replaceAll('ines@', 'omar@')).toString('base64');
          return new Map([...fields, ['SAMLResponse', changed]]);
        };
        await expectReason(enter('ines', { tamper }), /signature_mismatch/);
      },
    },
    {
      name: 'a response that is posted twice signs in once',
      run: async () => {
        let posted = new Map<string, string>();
        const tamper = (fields: Map<string, string>) => (posted = fields);
        await expectInes(enter('ines', { tamper }));
        const { own } = await north.org.settings();
        const { url } = await new FormBrowser().open(own.acs, {
          fields: posted,
          isEnd: (at) => at.pathname.startsWith('/login'),
        });
        expectTrue(url.searchParams.has('error'), `it led to ${url.href}`);
      },
    },
    ...[-170, -100, 100, 170].map((seconds) => ({
      name: `a clock that differs by ${seconds} seconds is tolerated`,
      run: async () => {
        await rostrum.setClock(seconds);
        expectFields(await enter().finally(() => rostrum.setClock(0)), { error: null, email: ines });
      },
    })),
    ...[-600, 3600].map((seconds) => ({
      name: `a clock that differs by ${seconds} seconds is refused, with the difference`,
      run: async () => {
        await rostrum.setClock(seconds);
        await expectReason(
          enter().finally(() => rostrum.setClock(0)),
          /clock_(early|late)/,
        );
      },
    })),
    {
      name: 'a logout at the provider ends the session here',
      run: async () => {
        const { browser } = await enter();
        await signOutAtProvider(browser, `${north.realm.issuer}/protocol/openid-connect/logout`);
        await expectSignedOut(browser, origin);
      },
    },
    {
      name: 'the new key of a realm is accepted once its metadata was read again',
      run: async () => {
        await setMetadata(north, {}, north.realm.metadataAddress);
        await north.realm.addKey(300);
        // Responses have it read again once a minute.
        await wait(61_000);
        const later = await enter();
        expectFields(later, { error: null, email: ines });
      },
    },
    {
      name: 'two signing certificates in the metadata, of which either may sign',
      run: async () => {
        await setMetadata(north);
        await expectInes(enter());
      },
    },
    {
      name: 'two organisations with two realms: each has its own users',
      run: async () => {
        await setMetadata(south);
        await south.org.put('/status', { status: 'active' });
        await south.org.put('/first-sign-in', { role: 'staff' });
        expectFields(await enter('ines', { start: south.org.start }), {
          error: null,
          email: 'ines@southmere.example',
        });
      },
    },
    {
      name: 'the response of one realm is not taken for the other organisation',
      run: async () => {
        const { own } = await south.org.settings();
        const browser = new FormBrowser();
        let stolen = new Map<string, string>();
        await enter('ines', { tamper: (fields) => (stolen = fields) });
        const { url } = await browser.open(own.acs, {
          fields: stolen,
          isEnd: (at) => at.pathname.startsWith('/login'),
        });
        expectTrue(url.searchParams.has('error'), `it led to ${url.href}`);
        expectTrue(!(await isSignedIn(browser, origin)), 'the user was signed in');
      },
    },
  ];
}
