import { security, securityOverview } from '@rostrum/contracts';
import { ssoAdmin, ssoSettings, type SsoSettings } from '@rostrum/contracts/settings';
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
const server = contractServer(
  handle(ssoAdmin.get, () => off),
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
      attributes: { email: '', firstname: '', lastname: '' },
    },
  ]);
  screen.getByText('Expired');
});

test('a test shows what was received and why it was refused; enforcing is asked first', async () => {
  const asked: unknown[] = [];
  server.use(
    handle(ssoAdmin.get, () => testing),
    handle(ssoAdmin.setStatus, ({ body }) => {
      asked.push(body.status);
      return { ...testing, status: body.status };
    }),
  );
  const { user } = renderPage(<SsoPage />);
  await screen.findByText('The address is of a domain that is not proven here.');
  const received = within(screen.getByRole('table', { name: 'What was received' }));
  received.getByRole('row', { name: 'Email ines@elsewhere.example' });
  received.getByRole('row', { name: 'First name Not received' });
  received.getByRole('row', { name: 'groups press, staff' });

  await user.click(screen.getByRole('radio', { name: /^Enforced/ }));
  expect(asked).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Enforce it' }));
  await waitFor(() => expect(asked).toEqual(['enforced']));
});
