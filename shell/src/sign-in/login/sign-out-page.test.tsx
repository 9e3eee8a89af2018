import { authClient } from '@rostrum/auth-client';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { SignOutPage } from './sign-out-page.tsx';

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
