import { authClient } from '@rostrum/auth-client';
import { accountDeletionReasons, restorableUntilStorageKey, security } from '@rostrum/contracts';
import { accountDeletion, accountDeletionPlan, dataExports } from '@rostrum/contracts/settings';
import { contractServer, example, handle, refuse, renderPage, screen } from '@rostrum/test-support';
import { expect, test, vi } from 'vitest';
import { DeleteAccountPage } from './delete-account-page.tsx';

const plan = {
  ...example(accountDeletionPlan),
  email: 'saoirse@vandermeer.example',
  until: '2026-12-19T12:00:00Z',
  blocked_by: [],
  closes: 'Saoirse van der Meer',
  published_profiles: 1,
  kept_by: [],
  open_received: 2,
  open_sent: 0,
};
const overview = { ...example(security.get.response), confirmation_kinds: ['password' as const] };
const server = contractServer(
  handle(accountDeletion.plan, () => plan),
  handle(security.get, () => overview),
  handle(dataExports.list, () => ({ items: [] })),
);
const press = async (user: ReturnType<typeof renderPage>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('asks for one of the four reasons and the typed address, proves who it is, and leaves for the page that names the date', async () => {
  const sent: unknown[] = [];
  const signOut = vi.spyOn(authClient, 'signOut').mockResolvedValue();
  server.use(
    refuse(accountDeletion.request, 'confirmation_required'),
    handle(security.confirm, () => {
      server.use(
        handle(accountDeletion.request, ({ body }) => {
          sent.push(body);
          return { until: plan.until };
        }),
      );
      return example(security.confirm.response);
    }),
  );
  const { user } = renderPage(<DeleteAccountPage />, { session: 'individual' });
  expect(await screen.findAllByRole('radio')).toHaveLength(accountDeletionReasons.length);
  for (const name of ['Not satisfied with experience', 'No longer need access', 'Duplicate account', 'Other'])
    screen.getByRole('radio', { name });
  screen.getByText(/2 open inquiries to you closed, and the senders told/);

  await press(user, 'Delete my account');
  await screen.findByText('Choose a reason. “Other” is fine.');
  await user.click(screen.getByRole('radio', { name: 'Duplicate account' }));
  await user.type(screen.getByLabelText(/Type your email to confirm/), plan.email);
  await press(user, 'Delete my account');
  await user.type(await screen.findByLabelText('Password'), 'storm surge barrier');
  expect(sent).toEqual([]);
  await press(user, 'Confirm');
  await vi.waitFor(() => expect(signOut).toHaveBeenCalledExactlyOnceWith('/login/deleted'));
  expect(sent).toEqual([{ reason: 'duplicate_account', comment: '', email: plan.email }]);
  expect(sessionStorage.getItem(restorableUntilStorageKey)).toBe(plan.until);
});

test('a wrong address is said beside its field, and what was chosen stays', async () => {
  server.use(
    refuse(accountDeletion.request, 'invalid_input', {
      fields: [{ path: 'email', code: 'wrong', message: 'Type saoirse@vandermeer.example to confirm.' }],
    }),
  );
  const { user } = renderPage(<DeleteAccountPage />);
  await user.click(await screen.findByRole('radio', { name: 'Other' }));
  await user.type(screen.getByLabelText(/Type your email to confirm/), 'someone@else.example');
  await press(user, 'Delete my account');
  await screen.findByRole('link', { name: 'Type saoirse@vandermeer.example to confirm.' });
  expect(screen.getByRole('radio', { name: 'Other' })).toBeChecked();
});

test('the last one who runs an organisation is told what to do first', async () => {
  server.use(
    handle(accountDeletion.plan, () => ({ ...plan, closes: null, blocked_by: ['Northmere University'] })),
  );
  renderPage(<DeleteAccountPage />, { session: 'owner' });
  await screen.findByText('You are the last one who runs Northmere University');
  expect(screen.getByRole('button', { name: 'Delete my account' })).toBeDisabled();
});

test('a plan that did not load can be asked for again', async () => {
  server.use(refuse(accountDeletion.plan, 'not_allowed'));
  renderPage(<DeleteAccountPage />);
  await screen.findByRole('button', { name: /Retry|Try again/ });
});
