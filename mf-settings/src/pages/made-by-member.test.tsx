import { access, member, security, type Member } from '@rostrum/contracts';
import {
  dataExports,
  directoryAccess,
  memberCredentials,
  organisationAccount,
  ssoAdmin,
  type MemberCredential,
} from '@rostrum/contracts/settings';
import { contractServer, example, handle, renderPage, screen, waitFor, within } from '@rostrum/test-support';
import { Notifications } from '@rostrum/ui-kit';
import { beforeEach, expect, test } from 'vitest';
import { AccessPage } from './access-page.tsx';

const mara: Member = {
  ...example(member),
  name: 'Mara Lind',
  role: 'administrator',
  is_active: true,
  is_self: false,
  deactivated_at: null,
};
const made: MemberCredential[] = [
  {
    kind: 'api_key',
    id: '01890000-0000-7000-8000-000000000011',
    name: 'Entra',
    made_at: '2026-11-01T10:00:00.000Z',
    last_used_at: null,
  },
  {
    kind: 'webhook',
    id: '01890000-0000-7000-8000-000000000012',
    name: 'Desk',
    made_at: '2026-11-01T10:00:00.000Z',
    last_used_at: '2026-11-20T10:00:00.000Z',
  },
];
let left: MemberCredential[] = [];
let wasRemoved = false;
contractServer(
  handle(access.listMembers, () => ({ items: [mara], total: 1 })),
  handle(access.listInvitations, () => ({ items: [], total: 0 })),
  handle(directoryAccess.get, () => example(directoryAccess.get.response)),
  handle(organisationAccount.get, () => example(organisationAccount.get.response)),
  handle(dataExports.list, () => ({ items: [] })),
  handle(ssoAdmin.get, () => example(ssoAdmin.get.response)),
  handle(security.get, () => example(security.get.response)),
  handle(memberCredentials.list, () => ({ items: left })),
  handle(memberCredentials.revoke, ({ body }) => {
    left = left.filter(({ id }) => id !== body.id);
    return { revoked: true as const };
  }),
  handle(access.removeMember, () => {
    wasRemoved = true;
    return { removed: true as const };
  }),
);
beforeEach(() => {
  left = made;
  wasRemoved = false;
});

test('who removes an administrator sees the keys and webhooks they made, and revokes them there', async () => {
  const { user } = renderPage(
    <>
      <AccessPage />
      <Notifications />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: 'More for Mara Lind' }));
  await user.click(await screen.findByText('Remove from the organisation'));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Mara Lind made these');
  expect(dialog.getByText('Webhook: Desk')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Revoke API key Entra' }));
  await waitFor(() => expect(dialog.queryByText('API key: Entra')).not.toBeInTheDocument());
  await user.click(dialog.getByRole('button', { name: 'Remove them' }));
  await screen.findByText('Mara Lind was removed.');
  expect(wasRemoved).toBe(true);
});
