import { authClient } from '@rostrum/auth-client';
import { events, inquiries } from '@rostrum/contracts';
import { memberships, type OwnMembership } from '@rostrum/contracts/memberships';
import { notifications } from '@rostrum/contracts/notifications';
import { contractServer, example, handle, hang, screen, within } from '@rostrum/test-support';
import { expect, test, vi } from 'vitest';
import { renderFrame, signedIn } from '../testing/render-frame.tsx';

const coast: OwnMembership = {
  company_username: 'coast',
  name: 'Coast Observatory',
  role: 'administrator',
  is_current: true,
};
const dunes: OwnMembership = {
  company_username: 'dunes',
  name: 'Dunes Trust',
  role: 'agent',
  is_current: false,
};
const server = contractServer(
  hang(events.live),
  handle(notifications.count, () => ({ unread: 0 })),
  handle(inquiries.list, () => ({ ...example(inquiries.list.response), items: [], total: 0 })),
);
const refusal = (error: string) =>
  ({ ok: false, error, status: 401, retryAfterSeconds: null, kinds: [] }) as const;

test('who belongs to several organisations chooses one in the menu, and is led to its own sign-in where it has one', async () => {
  server.use(handle(memberships.listOwn, () => ({ items: [coast, dunes] })));
  const signIn = vi.spyOn(authClient, 'signIn').mockResolvedValueOnce(refusal('SignInAgain'));
  const { user, left } = renderFrame({ auth: signedIn('administrator') });
  await user.click(screen.getByRole('button', { name: /^Menu of/ }));
  const list = await screen.findByRole('list', { name: 'Your organisations' });
  const current = within(list).getByText('Coast Observatory').closest('[aria-current="true"]');
  expect(current).not.toBeNull();
  const other = within(list).getByRole('button', { name: /Dunes Trust/ });

  await user.click(other);
  expect(signIn).toHaveBeenCalledWith('organisation', { fields: { company_username: 'dunes' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Dunes Trust asks for another way to sign in');

  signIn.mockResolvedValueOnce(refusal('SingleSignOnRequired'));
  await user.click(other);
  await vi.waitFor(() => expect(left).toEqual(['/v1/login/sso/dunes']));
});

test('the menu of who belongs to one organisation stays as specified', async () => {
  const asked = vi.fn(() => ({ items: [coast] }));
  server.use(handle(memberships.listOwn, asked));
  const { user } = renderFrame({ auth: signedIn('administrator') });
  await user.click(screen.getByRole('button', { name: /^Menu of/ }));
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.queryByRole('list', { name: 'Your organisations' })).not.toBeInTheDocument();
});
