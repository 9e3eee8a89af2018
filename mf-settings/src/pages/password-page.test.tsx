import {
  account,
  security,
  settings,
  sso,
  type SecurityOverview,
  type SessionEntry,
} from '@rostrum/contracts';
import { memberships } from '@rostrum/contracts/memberships';
import {
  contractServer,
  handle,
  refuse,
  renderPage,
  screen,
  testSession,
  waitFor,
  within,
} from '@rostrum/test-support';
import { beforeEach, expect, test } from 'vitest';
import { PasswordPage } from './password-page.tsx';

const at = '2026-11-20T08:00:00.000Z';
const plain: SecurityOverview = {
  has_password: true,
  totp: null,
  recovery_codes_left: 0,
  passkeys: [],
  is_second_factor_due: false,
  confirmed_until: null,
  confirmation_kinds: ['password'],
  can_confirm_by_link: false,
  is_mailbox_proven: false,
  vouched_by: null,
  organisation: { name: 'Northmere', requires_second_factor: false },
};
const passkey = {
  id: '01890000-0000-7000-8000-000000000001',
  name: 'Desk computer',
  is_backed_up: true,
  created_at: at,
  last_used_at: null,
};
const browser: SessionEntry = {
  id: '01890000-0000-7000-8000-000000000002',
  browser: 'Firefox',
  system: 'Windows',
  device: 'desktop',
  method: 'password',
  has_second_factor: true,
  created_at: at,
  last_used_at: at,
  is_current: true,
};
let overview = plain;
let browsers = [browser];
beforeEach(() => {
  overview = plain;
  browsers = [browser];
});
const server = contractServer(
  handle(security.get, () => overview),
  handle(security.sessions, () => ({ items: browsers })),
  handle(account.discover, () => ({ sso: null })),
  handle(memberships.listOwn, () => ({ items: [] })),
);
const card = async (name: string) => within(await screen.findByRole('region', { name }));

async function fill(
  user: ReturnType<typeof renderPage>['user'],
  { next = 'storm surge barrier', again = 'storm surge barrier' } = {},
) {
  await user.type(await screen.findByLabelText('Current password'), 'rostrum-demo-2026');
  await user.type(screen.getByLabelText('New password'), next);
  await user.type(screen.getByLabelText('New password again'), again);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

test('changes the password and empties the form', async () => {
  let body: unknown;
  server.use(
    handle(settings.changePassword, (call) => {
      body = call.body;
      return { other_sessions_ended: 2 };
    }),
  );
  const { user } = renderPage(<PasswordPage />);
  await fill(user);
  await waitFor(() =>
    expect(body).toEqual({ current_password: 'rostrum-demo-2026', new_password: 'storm surge barrier' }),
  );
  await waitFor(() => expect(screen.getByLabelText('New password')).toHaveProperty('value', ''));
});

test('too short and not repeated are said before sending', async () => {
  const { user } = renderPage(<PasswordPage />);
  await fill(user, { next: 'short', again: 'other' });
  await screen.findByText('Use at least 12 characters.');
  await screen.findByText('This is not the same as above.');
});

test('a wrong current password is named and nothing typed is lost', async () => {
  server.use(
    refuse(settings.changePassword, 'invalid_input', {
      fields: [{ path: 'current_password', code: 'wrong', message: 'This is not your current password.' }],
    }),
  );
  const { user } = renderPage(<PasswordPage />);
  await fill(user);
  await screen.findByRole('link', { name: 'This is not your current password.' });
  expect(screen.getByLabelText('New password')).toHaveProperty('value', 'storm surge barrier');
});

test('without a password one is set, after a proof where the server asks for it', async () => {
  overview = { ...plain, has_password: false, totp: { created_at: at }, confirmation_kinds: ['totp'] };
  let isConfirmed = false;
  let said: unknown;
  server.use(
    refuse(security.setPassword, 'confirmation_required'),
    handle(security.confirm, ({ body }) => {
      said = body;
      isConfirmed = true;
      server.use(handle(security.setPassword, () => ({ other_sessions_ended: 0 })));
      return { confirmed_until: at };
    }),
  );
  const { user } = renderPage(<PasswordPage />);
  await user.type(await screen.findByLabelText('Password'), 'storm surge barrier');
  await user.type(screen.getByLabelText('Password again'), 'storm surge barrier');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(dialog.getByText('Enter the six digits that your app shows.')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Code'), '123 456');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(isConfirmed).toBe(true));
  expect(said).toEqual({ kind: 'totp', code: '123 456' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('an app is set up by its code, and recovery codes are shown until they are kept', async () => {
  const codes = Array.from({ length: 10 }, (_, index) => `abcde-0000${index}`);
  server.use(
    handle(security.startTotp, () => ({
      ticket: 't'.repeat(43),
      key: 'ABCDEFGHIJKLMNOP',
      uri: 'otpauth://totp/Rostrum',
      qr: 'data:image/svg+xml;base64,',
    })),
    refuse(security.finishTotp, 'invalid_input', {
      fields: [{ path: 'code', code: 'wrong', message: 'This code does not fit.' }],
    }),
  );
  const { user } = renderPage(<PasswordPage />);
  await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
  const setUp = within(await screen.findByRole('dialog', { name: 'Set up an authenticator app' }));
  expect(setUp.getByText('ABCD EFGH IJKL MNOP')).toBeInTheDocument();
  await user.type(setUp.getByLabelText('Enter the code that it shows'), '123456');
  await user.click(setUp.getByRole('button', { name: 'Turn on' }));
  await setUp.findByText('This code does not fit.');
  expect(setUp.getByLabelText('Enter the code that it shows')).toHaveProperty('value', '123456');

  server.use(handle(security.finishTotp, () => ({ recovery_codes: codes })));
  await user.click(setUp.getByRole('button', { name: 'Turn on' }));
  const kept = within(await screen.findByRole('dialog', { name: 'Keep your recovery codes' }));
  expect(kept.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
  expect(kept.getByRole('button', { name: 'Done' })).toHaveProperty('disabled', true);
  await user.click(kept.getByRole('checkbox'));
  await user.click(kept.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument());
});

test('a browser without passkeys is told so; those of other devices are renamed and listed all the same', async () => {
  overview = { ...plain, passkeys: [passkey], recovery_codes_left: 2 };
  let name: string | undefined;
  server.use(
    handle(security.renamePasskey, ({ body }) => {
      ({ name } = body);
      overview = { ...overview, passkeys: [{ ...passkey, name: body.name }] };
      return { ...passkey, name: body.name };
    }),
  );
  const { user } = renderPage(<PasswordPage />);
  const passkeys = await card('Passkeys');
  expect(passkeys.getByText(/This browser does not know passkeys/)).toBeInTheDocument();
  expect(passkeys.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  await user.click(passkeys.getByRole('button', { name: 'Rename Desk computer' }));
  await user.clear(passkeys.getByLabelText('Name of the passkey'));
  await user.type(passkeys.getByLabelText('Name of the passkey'), 'Old computer{Enter}');
  await passkeys.findByText('Old computer');
  expect(name).toBe('Old computer');
  expect((await card('Recovery codes')).getByText('2 left')).toBeInTheDocument();
});

test('lists browsers, and signs out one of them', async () => {
  const phone = { ...browser, id: passkey.id, browser: 'Safari', system: 'iOS', is_current: false };
  browsers = [browser, phone];
  let ended: string | undefined;
  server.use(
    handle(security.endSession, ({ params }) => {
      ended = params.id;
      browsers = [browser];
      return { ended: true as const };
    }),
  );
  const { user } = renderPage(<PasswordPage />);
  const list = await card('Where you are signed in');
  await list.findByText('Firefox on Windows');
  expect(list.getByText('This browser')).toBeInTheDocument();
  expect(list.queryByRole('button', { name: 'Sign out Firefox on Windows' })).not.toBeInTheDocument();
  await user.click(list.getByRole('button', { name: 'Sign out Safari on iOS' }));
  await waitFor(() => expect(ended).toBe(phone.id));
  await waitFor(() => expect(list.queryByText('Safari on iOS')).not.toBeInTheDocument());
});

test('a list that failed says so alone, with a way to try again', async () => {
  server.use(refuse(security.sessions, 'not_allowed'));
  renderPage(<PasswordPage />);
  expect(await (await card('Where you are signed in')).findByRole('alert')).toHaveTextContent('Retry');
  expect(screen.getByRole('button', { name: 'Change password' })).toBeInTheDocument();
});

test('requiring a second step needs an own one first, and is asked before it is done', async () => {
  const { user, unmount } = renderPage(<PasswordPage />);
  expect((await screen.findByRole('switch')).hasAttribute('disabled')).toBe(true);
  unmount();

  overview = { ...plain, totp: { created_at: at } };
  let isRequired: boolean | undefined;
  server.use(
    handle(security.requireSecondFactor, ({ body }) => {
      isRequired = body.requires_second_factor;
      return { requires_second_factor: true, members_without: 3 };
    }),
  );
  renderPage(<PasswordPage />);
  await waitFor(() => expect(screen.getByRole('switch').hasAttribute('disabled')).toBe(false));
  await user.click(screen.getByRole('switch', { name: 'Require two-step verification' }));
  expect(isRequired).toBeUndefined();
  await user.click(await screen.findByRole('button', { name: 'Require it' }));
  await waitFor(() => expect(isRequired).toBe(true));
});

test('others than administrators see nothing of the requirement', async () => {
  renderPage(<PasswordPage />, { session: 'agent' });
  await screen.findByRole('button', { name: 'Change password' });
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

test('where a second step is due, the page says why and offers what opens the rest', async () => {
  overview = { ...plain, is_second_factor_due: true };
  const { unmount } = renderPage(<PasswordPage />);
  await screen.findByText('Northmere requires two-step verification');
  expect(screen.queryByRole('button', { name: 'Change password' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Give it now' })).not.toBeInTheDocument();
  unmount();

  overview = { ...overview, totp: { created_at: at }, confirmation_kinds: ['password', 'totp'] };
  const { user } = renderPage(<PasswordPage />);
  await user.click(await screen.findByRole('button', { name: 'Give it now' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  // A password would not do here.
  expect(dialog.getByLabelText('Code')).toBeInTheDocument();
  expect(dialog.queryByText('Password')).not.toBeInTheDocument();
});

test('an account is linked to the organisation’s own single sign-on, and to no other', async () => {
  const signOn = {
    organisation: 'Northmere',
    company_username: 'elsewhere',
    kind: 'saml' as const,
    provider: 'saml',
    host: 'sso.northmere.example',
    is_required: false,
  };
  server.use(handle(account.discover, () => ({ sso: signOn })));
  const { unmount } = renderPage(<PasswordPage />);
  await screen.findByText('This browser');
  expect(screen.queryByRole('button', { name: 'Link single sign-on' })).not.toBeInTheDocument();
  unmount();

  const session = testSession('agent');
  let asked: unknown;
  server.use(
    handle(account.discover, () => ({
      sso: { ...signOn, company_username: session.user.company_username ?? '' },
    })),
    handle(sso.samlUrl, ({ params, body }) => {
      asked = { ...params, ...body };
      return { url: '#identity-provider' };
    }),
  );
  const { user } = renderPage(<PasswordPage />, { session });
  await user.click(await screen.findByRole('button', { name: 'Link single sign-on' }));
  await waitFor(() =>
    expect(asked).toEqual({
      org: session.user.company_username,
      action: 'link',
      callback_url: '/dashboard/settings/password',
    }),
  );
});
