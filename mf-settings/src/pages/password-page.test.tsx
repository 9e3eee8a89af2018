import { settings } from '@rostrum/contracts';
import { contractServer, handle, refuse, renderPage, screen, waitFor } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { PasswordPage } from './password-page.tsx';

const server = contractServer();

async function fill(
  user: ReturnType<typeof renderPage>['user'],
  { next = 'storm surge barrier', again = 'storm surge barrier' } = {},
) {
  await user.type(screen.getByLabelText('Current password'), 'rostrum-demo-2026');
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
