import { authClient } from '@rostrum/auth-client';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { SignInPage } from './sign-in-page.tsx';

let signIn: MockInstance<typeof authClient.signIn>;

beforeEach(() => {
  window.history.replaceState(null, '', '/login');
  vi.stubGlobal('requestIdleCallback', vi.fn());
  signIn = vi.spyOn(authClient, 'signIn');
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function fillIn(email: string, password: string) {
  if (email) await userEvent.type(screen.getByLabelText('Email'), email);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('a wrong password is told without saying whether the account exists, and keeps what was typed', async () => {
  signIn.mockResolvedValue({ ok: false, error: 'CredentialsSignin', status: 401, retryAfterSeconds: null });
  render(<SignInPage />);

  await fillIn('ines@northmere.example', 'wrong');

  await screen.findByText('That email and password do not match.');
  expect(field('Email').value).toBe('ines@northmere.example');
  expect(field('Password').value).toBe('wrong');
  expect(document.activeElement).toBe(field('Password'));
});

test('too many attempts say how long to wait', async () => {
  signIn.mockResolvedValue({ ok: false, error: 'TooMany', status: 429, retryAfterSeconds: 130 });
  render(<SignInPage />);

  await fillIn('ines@northmere.example', 'wrong');

  await screen.findByText('Too many attempts. Wait 3 minutes, then try again.');
});

test('a server that cannot be reached is told as such', async () => {
  signIn.mockResolvedValue({ ok: false, error: 'unreachable', status: 0, retryAfterSeconds: null });
  render(<SignInPage />);

  await fillIn('ines@northmere.example', 'right');

  await screen.findByText(/could not be reached/);
});

test('an empty field is named and takes the focus; nothing is sent', async () => {
  render(<SignInPage />);

  await fillIn('ines@northmere.example', '');

  screen.getByText('Enter your password.');
  expect(document.activeElement).toBe(field('Password'));
  expect(field('Password').getAttribute('aria-describedby')).toBe(
    screen.getByText('Enter your password.').id,
  );
  expect(signIn).not.toHaveBeenCalled();
});

test('the target is handed on when it is on this site, and Enter signs in', async () => {
  window.history.replaceState(null, '', '/login?callbackUrl=%2Fdashboard%2Fpeople%3Fpage_from%3D10');
  signIn.mockResolvedValue({ ok: false, error: 'CredentialsSignin', status: 401, retryAfterSeconds: null });
  render(<SignInPage />);

  await userEvent.type(screen.getByLabelText('Email'), ' ines@northmere.example ');
  await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}');

  await waitFor(() =>
    expect(signIn).toHaveBeenCalledWith('credentials', {
      fields: { email: 'ines@northmere.example', password: 'secret' },
      callbackUrl: '/dashboard/people?page_from=10',
    }),
  );
});

test('a foreign target is dropped', async () => {
  window.history.replaceState(null, '', '/login?callbackUrl=https%3A%2F%2Fevil.example');
  signIn.mockResolvedValue({ ok: false, error: 'CredentialsSignin', status: 401, retryAfterSeconds: null });
  render(<SignInPage />);

  await fillIn('ines@northmere.example', 'x');

  expect(signIn).toHaveBeenCalledWith('credentials', expect.objectContaining({ callbackUrl: '/' }));
});

test('the reason for being here is told', () => {
  window.history.replaceState(null, '', '/login?error=SessionRequired');
  render(<SignInPage />);

  expect(screen.getByRole('alert').textContent).toBe('Sign in to see this page.');
});

test('the password can be shown', async () => {
  render(<SignInPage />);
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field('Password').type).toBe('text');
});
