import { security, securityOverview } from '@rostrum/contracts';
import {
  samlDetails,
  ssoAdmin,
  ssoSettings,
  type SamlOptions,
  type SsoAttemptEntry,
  type SsoSettings,
} from '@rostrum/contracts/settings';
import {
  contractServer,
  example,
  handle,
  refuse,
  renderPage,
  screen,
  waitFor,
  within,
} from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { SsoPage } from './sso-page.tsx';

const off: SsoSettings = {
  ...example(ssoSettings),
  organisation: 'Northmere University',
  status: 'not_set',
  kind: null,
  saml: null,
  oidc: null,
  saml_details: null,
  attributes: {
    email: '',
    firstname: '',
    lastname: '',
    displayname: '',
    picture: '',
    groups: '',
    roles: '',
  },
  jit_role: null,
  domains: [
    {
      domain: 'northmere.example',
      txt_name: '_rostrum.northmere.example',
      txt: 'rostrum-verification=abc',
      verified_at: null,
      join_role: null,
    },
  ],
  start: 'https://rostrum.example/v1/login/sso/northmere',
  last_sign_in_at: null,
  last_test: null,
  owners: [{ name: 'Tamsin Roe', has_password: true, has_second_factor: false }],
};
const testing: SsoSettings = {
  ...off,
  status: 'testing',
  kind: 'saml',
  saml: {
    entity_id: 'https://idp.example/metadata',
    sso_url: 'https://idp.example/sso',
    certificates: [{ from: '2026-01-01T00:00:00Z', until: '2020-01-01T00:00:00Z' }],
  },
  last_test: {
    at: '2026-11-19T10:00:00Z',
    error: 'SsoForeignDomain',
    email: 'ines@elsewhere.example',
    firstname: null,
    lastname: null,
    attributes: [{ name: 'groups', values: ['press', 'staff'] }],
  },
};
const details = example(samlDetails);
const defaults: SamlOptions = {
  request_binding: 'automatic',
  sign_requests: 'automatic',
  force_authn: false,
  name_id_format: 'any',
  signed: 'assertion',
  encryption: 'off',
  single_logout: true,
  allow_idp_initiated: false,
};
const refused: SsoAttemptEntry = {
  at: '2026-11-19T11:00:00Z',
  kind: 'saml',
  error: 'SsoRefused',
  reason: 'wrong_audience',
  words: 'The assertion is meant for another service.',
  remedy: 'Set the audience at the provider.',
  expected: 'https://rostrum.example/saml',
  received: 'https://elsewhere.example/saml',
  email: null,
};
/** Everything that the server asks for before it enforces single sign-on. */
const ready: SsoSettings = {
  ...testing,
  domains: off.domains.map((domain) => ({ ...domain, verified_at: '2026-01-01T00:00:00Z' })),
  last_sign_in_at: new Date().toISOString(),
  owners: [{ name: 'Tamsin Roe', has_password: true, has_second_factor: true }],
};
const server = contractServer(
  handle(ssoAdmin.get, () => off),
  handle(ssoAdmin.listAttempts, () => ({ items: [] })),
  handle(security.get, () => ({ ...example(securityOverview), confirmation_kinds: ['password' as const] })),
);

test('a provider is connected from pasted metadata, and a refusal keeps what was typed', async () => {
  const sent: unknown[] = [];
  server.use(refuse(ssoAdmin.setSaml, 'invalid_input'));
  const { user } = renderPage(<SsoPage />);
  await screen.findByText('_rostrum.northmere.example');
  screen.getByText('No second step');
  await user.click(screen.getByRole('button', { name: 'Use SAML 2.0' }));
  const field = await screen.findByRole('textbox', { name: /Metadata/ });
  await user.click(field);
  await user.paste('<EntityDescriptor/>');
  await user.click(screen.getByRole('button', { name: 'Save provider' }));
  await within(await screen.findByRole('dialog')).findByRole('alert');
  expect(field).toHaveValue('<EntityDescriptor/>');

  const saved = { ...testing, status: 'not_set' as const, last_test: null };
  server.use(
    handle(ssoAdmin.get, () => saved),
    handle(ssoAdmin.setSaml, ({ body }) => {
      sent.push(body);
      return saved;
    }),
  );
  await user.click(screen.getByRole('button', { name: /Save provider/ }));
  await screen.findByText('https://idp.example/metadata');
  expect(sent).toEqual([
    {
      metadata: '<EntityDescriptor/>',
      entity_id: '',
      attributes: off.attributes,
    },
  ]);
  screen.getByText('Expired');
});

test('a test shows what was received and why it was refused; enforcing is asked first', async () => {
  const asked: unknown[] = [];
  server.use(
    handle(ssoAdmin.get, () => ready),
    handle(ssoAdmin.setStatus, ({ body }) => {
      asked.push(body.status);
      return { ...ready, status: body.status };
    }),
  );
  const { user } = renderPage(<SsoPage />);
  await screen.findByText("The address belongs to a domain that isn't verified here.");
  const received = within(screen.getByRole('table', { name: 'What was received' }));
  received.getByRole('row', { name: 'Email ines@elsewhere.example' });
  received.getByRole('row', { name: 'First name Not received' });
  received.getByRole('row', { name: 'groups press, staff' });

  await user.click(screen.getByRole('radio', { name: /^Enforced/ }));
  expect(asked).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Enforce it' }));
  await waitFor(() => expect(asked).toEqual(['enforced']));
});

test.each<[reason: RegExp, sso: SsoSettings, ready: string[]]>([
  [/Connect your identity provider first\.$/, off, ['Off']],
  [/Verify a domain first\.$/, { ...ready, domains: off.domains }, ['Off', 'Testing']],
  [/Sign in through your provider once/, { ...ready, last_sign_in_at: null }, ['Off', 'Testing', 'On']],
  [/An owner needs a password/, { ...ready, owners: [] }, ['Off', 'Testing', 'On']],
  [/must set up two-step/, { ...ready, owners: off.owners }, ['Off', 'Testing', 'On']],
  [/Owners can still use their password\.$/, ready, ['Off', 'Testing', 'On', 'Enforced']],
])('a state that cannot be chosen says what to do first: %s', async (reason, sso, names) => {
  server.use(handle(ssoAdmin.get, () => sso));
  renderPage(<SsoPage />);
  const states = within(await screen.findByRole('radiogroup', { name: 'State of single sign-on' }));
  const enabled = states.getAllByRole('radio').filter((radio) => !radio.hasAttribute('disabled'));
  expect(enabled).toHaveLength(names.length);
  for (const name of names) expect(states.getByRole('radio', { name: new RegExp(`^${name}`) })).toBeEnabled();
  expect(states.getByRole('radio', { name: /^Enforced/ })).toHaveAccessibleDescription(reason);
});

test('the last attempts say what was expected and received, and a newer refusal is the result of the test', async () => {
  server.use(
    handle(ssoAdmin.get, () => testing),
    handle(ssoAdmin.listAttempts, () => ({ items: [refused] })),
  );
  renderPage(<SsoPage />);
  const attempts = within(await screen.findByRole('list', { name: 'Refused sign-ins' }));
  attempts.getByText(refused.words);
  attempts.getByText('https://rostrum.example/saml');
  attempts.getByText('https://elsewhere.example/saml');
  attempts.getByText(refused.remedy);
  const result = within(screen.getByRole('group', { name: 'Result of the last sign-in' }));
  result.getByText('The last sign-in was refused.');
  result.getByText(refused.words);
  expect(screen.queryByRole('table', { name: 'What was received' })).toBeNull();
});

test('an attempt that is older than the last test does not hide what was received', async () => {
  server.use(
    handle(ssoAdmin.get, () => testing),
    handle(ssoAdmin.listAttempts, () => ({ items: [{ ...refused, at: '2026-11-19T09:00:00Z' }] })),
  );
  renderPage(<SsoPage />);
  await screen.findByText(refused.words);
  screen.getByRole('table', { name: 'What was received' });
  expect(screen.queryByRole('group', { name: 'Result of the last sign-in' })).toBeNull();
});

test('an issuer that is refused keeps what was typed, and says which field is wrong', async () => {
  const sent: unknown[] = [];
  server.use(refuse(ssoAdmin.setOidc, 'invalid_input'));
  const { user } = renderPage(<SsoPage />);
  await user.click(await screen.findByRole('button', { name: 'Use OpenID Connect' }));
  await user.type(await screen.findByRole('textbox', { name: /Issuer/ }), 'https://id.example.org/');
  await user.type(screen.getByRole('textbox', { name: /Client ID/ }), 'rostrum');
  await user.type(screen.getByLabelText(/Client secret/), 'a secret');
  await user.click(screen.getByRole('checkbox', { name: 'Sign out at the provider too' }));
  await user.click(screen.getByRole('button', { name: 'Save provider' }));
  await within(await screen.findByRole('dialog')).findByRole('alert');
  expect(screen.getByRole('textbox', { name: /Issuer/ })).toHaveValue('https://id.example.org/');
  expect(screen.getByLabelText(/Client secret/)).toHaveValue('a secret');
  expect(screen.getByRole('checkbox', { name: 'Sign out at the provider too' })).toBeChecked();

  server.use(
    handle(ssoAdmin.setOidc, ({ body }) => {
      sent.push(body);
      return off;
    }),
  );
  await user.click(screen.getByRole('button', { name: /Save provider/ }));
  await waitFor(() =>
    expect(sent).toEqual([
      expect.objectContaining({
        issuer: 'https://id.example.org/',
        client_secret: 'a secret',
        trusts_email: false,
        force_sign_in: false,
        sign_out_at_provider: true,
      }),
    ]),
  );
});

test('SAML options begin with what is set and are saved together', async () => {
  const sent: unknown[] = [];
  const connected: SsoSettings = {
    ...testing,
    saml_details: { ...details, options: { ...defaults, force_authn: true } },
  };
  server.use(
    handle(ssoAdmin.get, () => connected),
    handle(ssoAdmin.setSamlOptions, ({ body }) => {
      sent.push(body);
      return connected;
    }),
  );
  const { user } = renderPage(<SsoPage />);
  await user.click(await screen.findByRole('button', { name: 'SAML options' }));
  expect(await screen.findByRole('checkbox', { name: 'Ask for a new sign-in each time' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Allow sign-ins that the provider starts' }));
  await user.click(screen.getByRole('button', { name: 'Save options' }));
  await waitFor(() => expect(sent).toEqual([{ ...defaults, force_authn: true, allow_idp_initiated: true }]));
});
