import { endedAtStorageKey } from '@rostrum/contracts';
import { authClient } from '@rostrum/auth-client';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { SignOutPage } from './sign-out-page.tsx';

test.each([
  [null, undefined],
  [
    '/experts/maren?from=search#inquire',
    `/login?callbackUrl=${encodeURIComponent('/experts/maren?from=search#inquire')}&error=SessionEnded`,
  ],
  ['https://evil.example/', undefined],
])(
  'it leads to /login, with the way back when a session ended on a page of this site: %s',
  async (kept, to) => {
    if (kept !== null) sessionStorage.setItem(endedAtStorageKey, kept);
    const signOut = vi.spyOn(authClient, 'signOut').mockResolvedValue();
    render(<SignOutPage />);
    await vi.waitFor(() => expect(signOut).toHaveBeenCalledExactlyOnceWith(to));
    // Used once: a later sign-out on purpose leads nowhere but to /login.
    expect(sessionStorage.getItem(endedAtStorageKey)).toBeNull();
  },
);

test('signs out once; a server that cannot be reached can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const signOut = vi.spyOn(authClient, 'signOut').mockRejectedValue(new Error('no connection'));
  render(
    <StrictMode>
      <SignOutPage />
    </StrictMode>,
  );
  screen.getByRole('status', { name: 'Signing out' });
  await screen.findByText('You are still signed in');
  expect(signOut).toHaveBeenCalledTimes(1);

  signOut.mockResolvedValue();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(signOut).toHaveBeenCalledTimes(2);
  expect(screen.queryByText('You are still signed in')).not.toBeInTheDocument();
});
