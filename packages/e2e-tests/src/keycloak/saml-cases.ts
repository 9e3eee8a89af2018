import { expectFields, expectRefusal, expectTrue, type Case } from './cases.ts';
import { FormBrowser } from './form-browser.ts';
import { samlMappers } from './realm.ts';
import type { Scene, Tenant } from './scene.ts';
import { isSignedIn, signIn, type Arrival } from './sign-in.ts';

type Values = Record<string, unknown>;
const noAttributes = {
  email: '',
  firstname: '',
  lastname: '',
  displayname: '',
  picture: '',
  groups: '',
  roles: '',
};
const defaults = {
  request_binding: 'automatic',
  sign_requests: 'automatic',
  force_authn: false,
  name_id_format: 'any',
  signed: 'assertion',
  encryption: 'off',
  single_logout: true,
  allow_idp_initiated: false,
};
const ines = 'ines@northmere.example';
const tile = 'rostrum-tile';

/** What Keycloak signs: its attribute names of a SAML client. */
const signing = (assertion: boolean, response: boolean) => ({
  'saml.assertion.signature': String(assertion),
  'saml.server.signature': String(response),
});

/** SAML as the guide sets it up in Keycloak, and everything that may go wrong. */
export function createSamlCases({ rostrum, north, south, keycloak }: Scene): Case[] {
  const { origin } = rostrum;
  const clients = new Map<Tenant, string>();
  const clientOf = (tenant: Tenant): string => clients.get(tenant) ?? '';
  const setClient = (attributes: Record<string, string>, change: Values = {}) =>
    north.realm.setClient(clientOf(north), change, attributes);
  const setMetadata = async ({ org, realm }: Tenant, attributes: Values = {}, metadata?: string) =>
    org.put('/saml', {
      metadata: metadata ?? (await realm.readMetadata()),
      entity_id: '',
      attributes: { ...noAttributes, ...attributes },
    });
  const setOptions = (values: Values = {}) => north.org.put('/saml/options', { ...defaults, ...values });
  const enter = (username = 'ines', options: Partial<Parameters<typeof signIn>[0]> = {}): Promise<Arrival> =>
    signIn({ origin, start: north.org.start, username, ...options });
  const newest = async () => (await north.org.attempts())[0];
  const expectInes = async (arrival: Promise<Arrival>, more: Partial<Arrival> = {}) =>
    expectFields(await arrival, { error: null, email: ines, ...more });
  const expectReason = async (arrival: Promise<Arrival>, reason: RegExp) => {
    const { error } = await arrival;
    expectTrue(error !== null, 'the user was signed in');
    const attempt = await newest();
    expectTrue(reason.test(attempt?.reason ?? ''), `the reason is ${attempt?.reason}: ${attempt?.received}`);
  };

  async function importClient(tenant: Tenant): Promise<void> {
    const { own } = await tenant.org.settings();
    const answer = await fetch(own.metadata);
    const clientId = await tenant.realm.importClient(await answer.text());
    clients.set(tenant, clientId);
    await tenant.realm.removeDefaultScope(clientId, 'role_list');
    await tenant.realm.setMappers(clientId, samlMappers.basic);
  }

  const formats = ['username', 'email', 'transient', 'persistent'] as const;
  const shapes = [
    ['a signed assertion', true, false, 'assertion'],
    ['a signed response', false, true, 'response'],
    ['both signed', true, true, 'both'],
    ['both signed where the assertion is enough', true, true, 'assertion'],
  ] as const;

  return [
    {
      name: 'our metadata can be imported into Keycloak',
      run: async () => {
        await importClient(north);
        await importClient(south);
      },
    },
    {
      name: 'metadata is set by file',
      run: async () => {
        const { saml } = await setMetadata(north);
        expectFields(saml ?? {}, { entity_id: north.realm.issuer });
        await north.org.put('/status', { status: 'active' });
        await north.org.put('/first-sign-in', { role: 'staff' });
      },
    },
    { name: 'a sign-in with what the import made, and nothing else', run: () => expectInes(enter()) },
    {
      name: 'metadata is set by address',
      run: async () => {
        const { saml } = await setMetadata(north, {}, north.realm.metadataAddress);
        expectFields(saml ?? {}, { entity_id: north.realm.issuer });
        await expectInes(enter());
      },
    },
    {
      name: 'an address without metadata is refused by name',
      run: () =>
        expectRefusal(
          () => setMetadata(north, {}, `${keycloak.origin}/realms/nobody/protocol/saml/descriptor`),
          /404/,
        ),
    },
    {
      name: 'our own metadata in place of the provider’s is refused',
      run: async () => {
        const text = await (await fetch((await north.org.settings()).own.metadata)).text();
        await expectRefusal(() => setMetadata(north, {}, text), /identity provider/);
      },
    },
    {
      name: 'our metadata asks for the attributes by name',
      run: async () => {
        const text = await (await fetch((await north.org.settings()).own.metadata)).text();
        expectTrue(text.includes('RequestedAttribute'), 'no RequestedAttribute');
      },
    },
    ...shapes.map(([name, assertion, response, signed]) => ({
      name: `${name}, with "${signed}" asked for`,
      run: async () => {
        await setClient(signing(assertion, response));
        await setOptions({ signed });
        await expectInes(enter());
      },
    })),
    {
      name: 'a response that is not signed is refused where it must be',
      run: async () => {
        await setClient(signing(true, false));
        await setOptions({ signed: 'both' });
        await expectReason(enter(), /unsigned_response/);
        await setOptions();
      },
    },
    {
      name: 'nothing signed is refused with that reason',
      run: async () => {
        await setClient(signing(false, false));
        await expectReason(enter(), /unsigned/);
      },
    },
    ...['RSA_SHA256', 'RSA_SHA512'].map((algorithm) => ({
      name: `signed with ${algorithm}`,
      run: async () => {
        await setClient({ ...signing(true, true), 'saml.signature.algorithm': algorithm });
        await expectInes(enter());
      },
    })),
    {
      name: 'signed with SHA-1 is refused with that reason',
      run: async () => {
        await setClient({ 'saml.signature.algorithm': 'RSA_SHA1' });
        await expectReason(enter(), /signature_algorithm/);
        await setClient({ 'saml.signature.algorithm': 'RSA_SHA256' });
      },
    },
    ...['EXCLUSIVE', 'EXCLUSIVE_WITH_COMMENTS'].map((method) => ({
      name: `canonicalised by ${method}`,
      run: async () => {
        const address = `http://www.w3.org/2001/10/xml-exc-c14n#${method === 'EXCLUSIVE' ? '' : 'WithComments'}`;
        await setClient({ saml_signature_canonicalization_method: address });
        await expectInes(enter()).finally(() =>
          setClient({ saml_signature_canonicalization_method: 'http://www.w3.org/2001/10/xml-exc-c14n#' }),
        );
      },
    })),
    ...['KEY_ID', 'CERT_SUBJECT', 'NONE'].map((name) => ({
      name: `with the key named by ${name}`,
      run: async () => {
        await setClient({ 'saml.server.signature.keyinfo.xmlSigKeyInfoKeyNameTransformer': name });
        await expectInes(enter());
      },
    })),
    {
      name: 'an encrypted assertion, with the key of our metadata',
      run: async () => {
        await setOptions({ encryption: 'offered' });
        await north.realm.deleteClient(clientOf(north));
        await importClient(north);
        await setClient({ 'saml.encrypt': 'true', ...signing(true, true) });
        await expectInes(enter());
      },
    },
    {
      name: 'an encrypted assertion where only the response is signed',
      run: async () => {
        await setClient({ 'saml.encrypt': 'true', ...signing(false, true) });
        await setOptions({ signed: 'response', encryption: 'offered' });
        await expectInes(enter());
        await setOptions({ encryption: 'offered' });
        await setClient(signing(true, true));
      },
    },
    {
      name: 'an encrypted assertion where encryption is asked for',
      run: async () => {
        await setOptions({ encryption: 'required' });
        await expectInes(enter());
      },
    },
    {
      name: 'an assertion that is not encrypted is refused where encryption is asked for',
      run: async () => {
        await setClient({ 'saml.encrypt': 'false' });
        await expectReason(enter(), /not_encrypted/);
        await setOptions();
      },
    },
    ...(['redirect', 'post'] as const).map((binding) => ({
      name: `requests by ${binding}`,
      run: async () => {
        await setOptions({ request_binding: binding });
        const arrived = await enter();
        expectFields(arrived, { error: null, email: ines });
        const sent = arrived.forms.some((each) => each.includes('SAMLRequest'));
        expectTrue(sent === (binding === 'post'), `forms: ${arrived.forms.join('; ')}`);
        await setOptions();
      },
    })),
    {
      name: 'responses by the POST binding although the request came by redirect',
      run: async () => {
        await setClient({ 'saml.force.post.binding': 'true' });
        await expectInes(enter());
      },
    },
    ...(['redirect', 'post'] as const).map((binding) => ({
      name: `a signed request by ${binding} where Keycloak demands signatures`,
      run: async () => {
        await setClient({ 'saml.client.signature': 'true' });
        await setOptions({ sign_requests: 'always', request_binding: binding });
        await expectInes(enter());
        await setOptions();
      },
    })),
    {
      name: 'requests are signed by themselves where the metadata wants it',
      run: async () => {
        const wants = (await north.realm.readMetadata()).includes('WantAuthnRequestsSigned="true"');
        const { saml_details: details } = await setMetadata(north);
        expectTrue(details?.signs_requests === wants, `signs_requests is ${details?.signs_requests}`);
        await expectInes(enter());
      },
    },
    {
      name: 'an unsigned request is refused by Keycloak where it demands signatures',
      run: async () => {
        await setOptions({ sign_requests: 'never' });
        const { email, page } = await enter();
        expectTrue(email === undefined && page.startsWith('http'), `it led to ${page}`);
        await setOptions();
      },
    },
    {
      name: 'requests need no signature where Keycloak demands none',
      run: async () => {
        await setClient({ 'saml.client.signature': 'false' });
        await setOptions({ sign_requests: 'never' });
        await expectInes(enter());
        await setOptions();
      },
    },
    ...formats.map((format) => ({
      name: `NameID of the format ${format}, with an email attribute`,
      run: async () => {
        await setClient({ saml_name_id_format: format, saml_force_name_id_format: 'true' });
        await expectInes(enter());
        await expectInes(enter());
      },
    })),
    ...(['unspecified', 'emailAddress', 'persistent', 'transient'] as const).map((format) => ({
      name: `the NameID format ${format} is asked for`,
      run: async () => {
        await setClient({ saml_force_name_id_format: 'false' });
        await setOptions({ name_id_format: format });
        await expectInes(enter());
        await setOptions();
      },
    })),
    {
      name: 'the address as NameID of its own format, without attributes',
      run: async () => {
        await setClient({ saml_name_id_format: 'email', saml_force_name_id_format: 'true' });
        await north.realm.setMappers(clientOf(north), samlMappers.none);
        await expectInes(enter());
      },
    },
    {
      name: 'a username without an address is refused for want of one',
      run: async () => {
        await setClient({ saml_name_id_format: 'username' });
        await expectReason(enter('omar'), /no_email/);
      },
    },
    {
      name: 'a colleague’s address as username does not sign in as the colleague',
      run: async () => {
        const { email } = await enter(ines);
        expectTrue(email !== ines, 'the username was taken for the address');
        await north.realm.setMappers(clientOf(north), samlMappers.basic);
        const mapped = await enter(ines);
        expectTrue(mapped.email !== ines, 'the tie survived the mapping');
      },
    },
    ...(['basic', 'uri', 'adfs', 'friendly', 'capitals'] as const).map((set) => ({
      name: `attributes by ${set} names`,
      run: async () => {
        await north.realm.setMappers(clientOf(north), samlMappers[set]);
        await expectInes(enter(), { name: 'Ines Calder' });
      },
    })),
    {
      name: 'names of attributes that only this organisation uses',
      run: async () => {
        await north.realm.setMappers(clientOf(north), samlMappers.other);
        await setMetadata(north, { email: 'workMail', firstname: 'first', lastname: 'last' });
        await expectInes(enter());
        await setMetadata(north);
        await north.realm.setMappers(clientOf(north), samlMappers.basic);
      },
    },
    {
      name: 'the email under two names that differ only in case',
      run: async () => {
        const [email] = samlMappers.capitals;
        await north.realm.setMappers(clientOf(north), [
          ...samlMappers.basic,
          ...(email ? [{ ...email, name: 'twice' }] : []),
        ]);
        await expectInes(enter());
        await north.realm.setMappers(clientOf(north), samlMappers.basic);
      },
    },
    {
      name: 'a first sign-in takes the names of the attributes',
      run: async () => {
        await north.realm.setUser('omar', { enabled: true });
        expectFields(await enter('omar'), { error: null, name: 'Omar Haddad' });
      },
    },
    {
      name: 'a name that changed at the provider is taken over where that is wished',
      run: async () => {
        await north.org.put('/first-sign-in', { role: 'staff', update_profile: true });
        await north.realm.setUser('omar', { lastName: 'Haddad-Lind' });
        expectFields(await enter('omar'), { error: null, name: 'Omar Haddad-Lind' });
        await north.org.put('/first-sign-in', { role: 'staff', update_profile: false });
      },
    },
    {
      name: 'an address of a domain that is not verified is refused with that reason',
      run: () => expectReason(enter('zoe'), /foreign_domain/),
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
        const logout = `${north.realm.issuer}/protocol/openid-connect/logout`;
        await browser.open(logout);
        await north.realm.logOutUser('ines');
        expectTrue(!(await isSignedIn(browser, origin)), 'the session goes on');
      },
    },
    {
      name: 'the new key of a realm is accepted once its metadata was read again',
      run: async () => {
        await setMetadata(north, {}, north.realm.metadataAddress);
        await north.realm.addKey(300);
        const first = await enter();
        const later = first.error === null ? first : await enter();
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
