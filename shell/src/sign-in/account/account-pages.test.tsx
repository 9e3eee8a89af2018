import { authClient, type SignInResult } from '@rostrum/auth-client';
import { account, restorableUntilStorageKey, type Role } from '@rostrum/contracts';
import { contractServer, handle, refuse } from '@rostrum/test-support';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { SignInApp } from '../sign-in-app.tsx';

const token = 't'.repeat(43);
const server = contractServer();
let signIn: MockInstance<typeof authClient.signIn>;
const failed = (error: string, kinds: string[] = []): SignInResult => ({
  ok: false,
  error,
  status: 401,
  retryAfterSeconds: null,
  kinds,
});

function open(address: string, state: object | null = null) {
  window.history.replaceState(state, '', address);
  return render(<SignInApp />);
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const field = async (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', vi.fn());
  signIn = vi.spyOn(authClient, 'signIn').mockReset();
});

test('forgot: sent once, told the same for every address, sent again after a pause', async () => {
  const asked = vi.fn();
  server.use(
    handle(account.forgotPassword, ({ body }) => {
      asked(body);
      return { acknowledged: true as const };
    }),
  );
  open('/login/forgot?callbackUrl=%2Fdashboard%2Fpeople', { email: 'ines@northmere.example' });
  expect((await field('Email')).value).toBe('ines@northmere.example');
  const send = await screen.findByRole('button', { name: 'Email me a link' });
  await userEvent.dblClick(send);

  await heading('Check your mail');
  expect(asked).toHaveBeenCalledExactlyOnceWith({
    email: 'ines@northmere.example',
    callback_url: '/dashboard/people',
  });
  expect(document.body).toHaveTextContent('If ines@northmere.example has an account');
  expect(document.title).toBe('Check your mail · Rostrum');

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  const again = await screen.findByRole('button', { name: 'Send it again' });
  await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'false'));
  vi.useRealTimers();
  await press('Send it again');
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

test('forgot: what is wrong stands beside the field and has the focus; a refusal keeps what was typed', async () => {
  open('/login/forgot');
  await userEvent.type(await field('Email'), 'not an address{Enter}');
  await screen.findByText('Enter one email address, like name@example.org.');
  expect(await field('Email')).toHaveFocus();

  server.use(refuse(account.forgotPassword, 'too_many_requests'));
  await userEvent.clear(await field('Email'));
  await userEvent.type(await field('Email'), 'ines@northmere.example{Enter}');
  await screen.findByText(/^Too many attempts/);
  expect((await field('Email')).value).toBe('ines@northmere.example');
});

test('reset: the secret leaves the address, a weak password is refused in place, then sign in', async () => {
  server.use(
    handle(account.checkResetLink, ({ body }) => ({ is_usable: body.token === token })),
    refuse(account.resetPassword, 'invalid_input', {
      fields: [{ path: 'new_password', code: 'weak', message: 'Choose another one.' }],
    }),
  );
  open(`/login/reset?token=${token}&callbackUrl=%2Fdashboard%2Fpeople`);
  const password = await field('New password');
  expect(location.href).not.toContain(token);
  await userEvent.type(password, 'short{Enter}');
  await screen.findByText('Use at least 12 characters.');
  await userEvent.type(password, ' but longer');
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Choose another one.');
  expect(password.value).toBe('short but longer');

  const sent = vi.fn();
  server.use(
    handle(account.resetPassword, ({ body }) => {
      sent(body);
      return { acknowledged: true as const };
    }),
  );
  await press('Set the password');
  await heading('Your password is set');
  expect(sent).toHaveBeenCalledWith({ token, new_password: 'short but longer' });
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?callbackUrl=%2Fdashboard%2Fpeople',
  );
});

test('reset: a dead link leads to a new one; a server that does not answer does not spend it', async () => {
  server.use(handle(account.checkResetLink, () => ({ is_usable: false })));
  const { unmount } = open(`/login/reset?token=${token}`);
  await heading('This link no longer works');
  expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '/login/forgot');
  unmount();

  server.use(refuse(account.checkResetLink, 'unavailable'));
  open(`/login/reset?token=${token}`);
  await heading('Not yet');
  server.use(handle(account.checkResetLink, () => ({ is_usable: true })));
  await press('Try again');
  await field('New password');
});

test('a mailed link asks who did not ask for it here, and signs in by the provider of mails', async () => {
  const replace = vi.fn();
  open(`/login/continue?token=${token}`);
  await heading('Sign in here?');
  expect(signIn).not.toHaveBeenCalled();
  signIn.mockResolvedValue({ ok: true, url: `${location.origin}/dashboard/bookmarks` });
  const { origin } = location;
  vi.stubGlobal('location', { ...window.location, origin, pathname: '/login/continue', search: '', replace });
  await press('Sign in');
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/dashboard/bookmarks'));
  expect(signIn).toHaveBeenCalledExactlyOnceWith('email', {
    finish: true,
    fields: { token },
    callbackUrl: '/',
  });
});

test('a used link, a second factor and a refusal each have their next step', async () => {
  localStorage.setItem('rostrum.asked-for-link', String(Date.now()));
  signIn.mockResolvedValue(failed('Verification'));
  const first = open(`/login/continue?token=${token}`);
  await heading('This link no longer works');
  first.unmount();

  signIn.mockResolvedValue(failed('AccessDenied'));
  const second = open(`/login/continue?provider=saml&ticket=${token}&callbackUrl=%2Fdashboard`);
  await heading('Not signed in');
  expect(signIn).toHaveBeenLastCalledWith('saml', {
    finish: true,
    fields: { ticket: token },
    callbackUrl: '/dashboard',
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Ask your administrator');
  second.unmount();

  signIn.mockResolvedValue(failed('SecondFactorRequired', ['totp']));
  open(`/login/continue?token=${token}`);
  await heading('One more step');
});

const invitation = (has_account: boolean) => ({
  organisation: 'Northmere University',
  role: 'agent' as Role,
  email: 'joan@northmere.example',
  invited_by: 'Ines Calder',
  note: 'Your profile waits for a photo.',
  firstname: 'Joan',
  lastname: '',
  expires_at: '2026-12-05T10:00:00Z',
  has_account,
});

test('an invitation says what is offered and by whom, and joins with a name and a password', async () => {
  const sent = vi.fn();
  server.use(
    handle(account.showInvitation, () => invitation(false)),
    handle(account.acceptInvitation, ({ body }) => {
      sent(body);
      return { email: 'joan@northmere.example', sign_in_token: 's'.repeat(43) };
    }),
  );
  signIn.mockResolvedValue(failed('SecondFactorRequired', ['totp']));
  open(`/login/invitation?token=${token}`);
  await heading('Join Northmere University');
  expect(document.body).toHaveTextContent(
    'Ines Calder invites joan@northmere.example as agent, to keep people up to date and answer inquiries.',
  );
  await press('Create account and join');
  await screen.findByText('Enter your last name.');
  screen.getByText('Choose a password.');
  expect(await field('Last name')).toHaveFocus();
  await userEvent.type(await field('Last name'), 'Avery');
  await userEvent.type(await field('Password'), 'Joan Avery');
  screen.getByText('Do not use your name or email.');
  await userEvent.type(await field('Password'), ' walks far');
  await press('Create account and join');

  await heading('One more step');
  expect(sent).toHaveBeenCalledWith({
    token,
    firstname: 'Joan',
    lastname: 'Avery',
    password: 'Joan Avery walks far',
  });
  expect(signIn).toHaveBeenCalledWith('email', {
    finish: true,
    fields: { token: 's'.repeat(43) },
    callbackUrl: '/',
  });
});

test('who has an account only joins, and is mailed a link; a withdrawn invitation says whom to ask', async () => {
  server.use(
    handle(account.showInvitation, () => invitation(true)),
    handle(account.acceptInvitation, () => ({ email: 'joan@northmere.example', sign_in_token: null })),
  );
  const { unmount } = open(`/login/invitation?token=${token}`);
  await press('Join Northmere University');
  await heading('Check your mail');
  expect(document.body).toHaveTextContent('You have joined. We sent a link to joan@northmere.example');
  expect(signIn).not.toHaveBeenCalled();
  unmount();

  server.use(refuse(account.showInvitation, 'gone'));
  open(`/login/invitation?token=${token}`);
  await heading('This link no longer works');
  expect(document.body).toHaveTextContent('Ask for a new one');
});

test.each([
  ['2026-12-19T12:00:00Z', 'Until 19 December 2026, you can restore your account'],
  [null, 'For 30 days, you can restore your account'],
  ['<b>soon</b>', 'For 30 days, you can restore your account'],
])('deleted: needs no session and says until when it can be undone (%s)', async (stored, words) => {
  sessionStorage.clear();
  if (stored !== null) sessionStorage.setItem(restorableUntilStorageKey, stored);
  open('/login/deleted');
  await heading('Your account is deleted');
  expect(screen.getByRole('status')).toHaveTextContent(words);
});
