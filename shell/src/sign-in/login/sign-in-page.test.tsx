import { authClient, passkeys, type SignInResult } from '@rostrum/auth-client';
import { account, sso as ssoRoutes, type SingleSignOn } from '@rostrum/contracts';
import { contractServer, handle, refuse } from '@rostrum/test-support';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { SignInApp } from '../sign-in-app.tsx';

const northmere: SingleSignOn = {
  organisation: 'Northmere University',
  company_username: 'northmere',
  kind: 'saml',
  provider: 'saml',
  host: 'sso.northmere.example',
  is_required: false,
};
const server = contractServer(handle(account.discover, () => ({ sso: null })));

const failed = (error: string, told: Partial<Extract<SignInResult, { ok: false }>> = {}): SignInResult => ({
  status: 401,
  retryAfterSeconds: null,
  kinds: [],
  ...told,
  ok: false,
  error,
});

let signIn: MockInstance<typeof authClient.signIn>;
let addresses = 0;
/** Answers are kept per domain, so each test has one of its own. */
const someone = () => `ines@place${(addresses += 1)}.example`;

beforeEach(() => {
  window.history.replaceState(null, '', '/login');
  vi.stubGlobal('requestIdleCallback', vi.fn());
  signIn = vi.spyOn(authClient, 'signIn').mockReset();
  vi.spyOn(passkeys, 'isSupported').mockReturnValue(false);
  vi.spyOn(authClient, 'issuers').mockResolvedValue([]);
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function continueWith(email: string) {
  await userEvent.type(field('Email'), `${email}{Enter}`);
  await screen.findByRole('button', { name: 'Sign in' });
}

test('email first, then the password in the same form: a password manager finds both', async () => {
  signIn.mockResolvedValue(failed('CredentialsSignin'));
  render(<SignInApp />);
  const email = someone();

  expect(field('Password').closest('[aria-hidden]')).not.toBeNull();
  await continueWith(` ${email}`);

  expect(field('Password').closest('[aria-hidden]')).toBeNull();
  expect(field('Password').form).toBe(field('Email').form);
  expect(field('Email').autocomplete).toBe('username webauthn');
  expect(field('Password').autocomplete).toBe('current-password');
  await waitFor(() => expect(field('Password')).toHaveFocus());
  await userEvent.keyboard('wrong{Enter}');

  await screen.findByText('That email and password do not match.');
  expect(signIn).toHaveBeenCalledExactlyOnceWith('credentials', {
    fields: { email, password: 'wrong' },
    callbackUrl: '/',
  });
  expect(field('Email').value).toContain(email);
  expect(field('Password').value).toBe('wrong');
  expect(field('Password')).toHaveFocus();
});

test('what a password manager fills in needs no step in between; Back leads to the address again', async () => {
  signIn.mockResolvedValue(failed('CredentialsSignin'));
  render(<SignInApp />);
  await userEvent.type(field('Email'), someone());
  const { length } = window.history;
  await userEvent.type(field('Password'), 's');
  screen.getByRole('button', { name: 'Sign in' });
  expect(window.history.length).toBe(length);

  await press('Use another email');
  expect(field('Email').value).toBe('');
  await continueWith(someone());
  window.history.back();
  await screen.findByRole('button', { name: 'Continue' });
});

test('single sign-on is found by the domain, offered first, and leaves nothing else out', async () => {
  const asked = vi.fn();
  server.use(
    handle(account.discover, () => ({ sso: northmere })),
    handle(ssoRoutes.samlUrl, ({ params, body }) => {
      asked(params, body);
      return { url: 'https://sso.northmere.example/start' };
    }),
  );
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign, origin: window.location.origin });
  window.history.replaceState(null, '', '/login?callbackUrl=%2Fdashboard%2Fpeople');
  render(<SignInApp />);
  await userEvent.type(field('Email'), someone());

  await screen.findByText('Northmere University uses single sign-on');
  screen.getByText('You will continue at sso.northmere.example');
  screen.getByRole('button', { name: 'Email me a sign-in link' });
  await press('Use a password');
  screen.getByRole('button', { name: 'Sign in' });
  await press('Continue with Northmere SSO');

  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://sso.northmere.example/start'));
  expect(asked).toHaveBeenCalledWith({ org: 'northmere', action: 'login' }, expect.anything());
});

test('an organisation that wants single sign-on only says so and offers it', async () => {
  const email = someone();
  signIn.mockResolvedValue(failed('SingleSignOnRequired'));
  render(<SignInApp />);
  await continueWith(email);
  await userEvent.keyboard('right{Enter}');
  await screen.findByText(/signs its members in through its own page/);
  expect(screen.getByRole('alert')).toHaveTextContent('Continue with single sign-on');
});

test.each([
  ['TooMany', { status: 429, retryAfterSeconds: 130 }, 'Too many attempts. Wait 3 minutes, then try again.'],
  ['unreachable', { status: 0 }, 'Rostrum could not be reached. Check the connection and try again.'],
  ['AccessDenied', { status: 403 }, 'This account may not sign in here. Ask your administrator.'],
  ['something new', {}, 'We could not sign you in. Try again in a moment.'],
])('%s is told in words', async (error, told, words) => {
  signIn.mockResolvedValue(failed(error, told));
  render(<SignInApp />);
  await continueWith(someone());
  await userEvent.keyboard('right{Enter}');
  expect((await within(screen.getByRole('alert')).findByText(words)).tagName).toBe('P');
});

const said = () => document.querySelector('[data-rostrum-live="assertive"]')?.textContent;

test('a fault is said where the focus does not move, and where it arrives before the words are drawn', async () => {
  render(<SignInApp />);
  field('Email').focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(said()).toBe('Not sent. Enter your email.'));
  await userEvent.keyboard('nobody{Enter}');
  await waitFor(() => expect(said()).toBe('Not sent. Enter one email, like name@example.org.'));
  await userEvent.clear(field('Email'));
  await continueWith(someone());
  await press('Sign in');
  await waitFor(() => expect(said()).toBe('Not sent. Enter your password.'));
});

test('nothing is sent without an address or a password; the fault has the focus', async () => {
  render(<SignInApp />);
  await press('Email me a sign-in link');
  const fault = screen.getByText('Enter your email.').closest('p');
  expect(field('Email')).toHaveFocus();
  expect(field('Email')).toHaveAttribute('aria-describedby', fault?.id);
  await continueWith(someone());
  await press('Sign in');
  screen.getByText('Enter your password.');
  expect(field('Password')).toHaveFocus();
  expect(signIn).not.toHaveBeenCalled();
});

test('the mailed link is asked for with the target, and the next page says it without telling of an account', async () => {
  window.history.replaceState(null, '', '/login?callbackUrl=%2Fdashboard%2Fpeople%3Fq%3D1');
  signIn.mockResolvedValue({ ok: true, url: 'http://localhost/api/auth/verify-request' });
  render(<SignInApp />);
  const email = someone();
  await userEvent.type(field('Email'), email);
  await press('Email me a sign-in link');

  await screen.findByRole('heading', { name: 'Check your mail' });
  expect(signIn).toHaveBeenCalledWith('email', { fields: { email }, callbackUrl: '/dashboard/people?q=1' });
  expect(document.body.textContent).toContain(`If ${email} has an account`);
  expect(location.pathname + location.search).toBe('/login/verify?callbackUrl=%2Fdashboard%2Fpeople%3Fq%3D1');
  expect(screen.getByRole('button', { name: /^Send it again/ })).toHaveAttribute('aria-disabled', 'true');
});

test('the second factor: code, recovery code, and the beginning again when it took too long', async () => {
  signIn.mockResolvedValueOnce(failed('SecondFactorRequired', { kinds: ['totp'] }));
  render(<SignInApp />);
  const email = someone();
  await continueWith(email);
  await userEvent.keyboard('right{Enter}');

  await screen.findByRole('heading', { name: 'One more step' });
  await waitFor(() => expect(field('Code')).toHaveFocus());
  expect(field('Code').autocomplete).toBe('one-time-code');
  signIn.mockResolvedValueOnce(failed('SecondFactorInvalid'));
  await userEvent.keyboard('123 456{Enter}');
  await screen.findByText(/That was not right/);
  expect(signIn).toHaveBeenLastCalledWith('second-factor', { fields: { code: '123 456' }, callbackUrl: '/' });

  await press('Use a recovery code');
  signIn.mockResolvedValueOnce(failed('SecondFactorExpired'));
  await userEvent.type(field('Recovery code'), 'abcd-efgh{Enter}');
  await screen.findByText(/more than ten minutes/);
  expect(field('Email').value).toBe(email);
});

test('an identity provider may lead to the second factor, and to every failure in words', async () => {
  window.history.replaceState(null, '', '/login?error=SecondFactorRequired&kinds=totp.passkey');
  const { unmount } = render(<SignInApp />);
  await screen.findByLabelText('Code');
  unmount();
  window.history.replaceState(null, '', '/login?error=SsoNoAccount');
  render(<SignInApp />);
  expect(screen.getByRole('alert')).toHaveTextContent('Ask your administrator for an invitation.');
});

test('a passkey signs in by itself; who changes their mind is not scolded', async () => {
  vi.spyOn(passkeys, 'isSupported').mockReturnValue(true);
  vi.spyOn(passkeys, 'canFillIn').mockResolvedValue(false);
  vi.spyOn(passkeys, 'cancel').mockResolvedValue();
  vi.spyOn(passkeys, 'signIn').mockResolvedValue(failed('PasskeyCancelled', { status: 0 }));
  render(<SignInApp />);
  await press('Use a passkey');
  await screen.findByText('No passkey was used. Try again, or sign in another way.');
});

test('a foreign target is dropped, one of this site follows to sign-up', () => {
  window.history.replaceState(null, '', '/login?callbackUrl=https%3A%2F%2Fevil.example');
  const { unmount } = render(<SignInApp />);
  const link = () => screen.getByRole('link', { name: 'Create a seeker account' }).getAttribute('href');
  expect(link()).toBe('/signup');
  unmount();
  window.history.replaceState(null, '', '/login?callbackUrl=%2Fdashboard%2Fbookmarks');
  render(<SignInApp />);
  expect(link()).toBe('/signup?callbackUrl=%2Fdashboard%2Fbookmarks');
});

test('without an answer about single sign-on the password is there', async () => {
  server.use(refuse(account.discover, 'too_many_requests'));
  render(<SignInApp />);
  await continueWith(someone());
  await press('Use another email');
  expect(field('Email')).toHaveFocus();
});

test('sites of the whole installation are offered by name, and keep the target', async () => {
  window.history.replaceState(null, '', '/login?callbackUrl=%2Fdashboard%2Fposts');
  vi.spyOn(authClient, 'issuers').mockResolvedValue([{ id: 'orcid', name: 'ORCID' }]);
  signIn.mockResolvedValue(failed('SsoUnreachable'));
  render(<SignInApp />);

  await userEvent.click(await screen.findByRole('button', { name: 'Continue with ORCID' }));

  expect(signIn).toHaveBeenCalledWith('orcid', { callbackUrl: '/dashboard/posts' });
  await screen.findByText(/does not answer/);
});

test('says that a session ended, and leads back to the page it ended on', async () => {
  window.history.replaceState(null, '', '/login?callbackUrl=%2Fexperts%2Fmaren&error=SessionEnded');
  render(<SignInApp />);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Your session has ended. Sign in to return to the page you were on.',
  );
});
