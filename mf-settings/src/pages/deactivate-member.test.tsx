import { access, member, people, security, type Member } from '@rostrum/contracts';
import { dataExports, directoryAccess, organisationAccount, ssoAdmin } from '@rostrum/contracts/settings';
import { contractServer, example, handle, refuse, renderPage, screen, within } from '@rostrum/test-support';
import { Notifications } from '@rostrum/ui-kit';
import { expect, test } from 'vitest';
import { AccessPage } from './access-page.tsx';

const wren: Member = {
  ...example(member),
  name: 'Wren Abiola',
  role: 'agent',
  is_active: true,
  is_self: false,
  deactivated_at: null,
};
const ines: Member = {
  ...wren,
  id: '01890000-0000-7000-8000-000000000002',
  name: 'Ines Calder',
  is_self: true,
};
let stored = wren;
let isGone = false;
const server = contractServer(
  handle(access.listMembers, ({ query: { state } }) => {
    const isOut = stored.deactivated_at !== null;
    const items = [
      ...(state === 'active' ? [ines] : []),
      ...(!isGone && (state === 'deactivated') === isOut ? [stored] : []),
    ];
    return { items, total: items.length };
  }),
  handle(access.listInvitations, () => ({ items: [], total: 0 })),
  handle(directoryAccess.get, () => example(directoryAccess.get.response)),
  handle(organisationAccount.get, () => example(organisationAccount.get.response)),
  handle(dataExports.list, () => ({ items: [] })),
  handle(ssoAdmin.get, () => example(ssoAdmin.get.response)),
  handle(security.get, () => example(security.get.response)),
  handle(people.list, () => ({ items: [], total: 0, departments: [] })),
  handle(access.deactivateMember, () => (stored = { ...wren, deactivated_at: '2026-11-20T10:00:00.000Z' })),
  handle(access.activateMember, () => (stored = wren)),
  handle(access.removeDeactivated, () => ((isGone = true), { removed: true as const })),
);

test('a member is deactivated after a question, stands under Deactivated, and is activated again', async () => {
  const { user } = renderPage(
    <>
      <AccessPage />
      <Notifications />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: 'More for Wren Abiola' }));
  await user.click(await screen.findByText('Deactivate'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Open inquiries assigned to them go back to the desk/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
  await screen.findByText('Wren Abiola was deactivated.');
  await user.click(screen.getByText('Deactivated'));
  await screen.findByText('1 deactivated');
  server.use(refuse(access.activateMember, 'seat_limit', { message: 'All agent seats are taken.' }));
  await user.click(await screen.findByRole('button', { name: 'Activate Wren Abiola' }));
  await screen.findByText('All agent seats are taken.');
  server.use(handle(access.activateMember, () => (stored = wren)));
  await user.click(screen.getByRole('button', { name: 'Activate Wren Abiola' }));
  await screen.findByText('Wren Abiola is Agent again.');
  await screen.findByText('No member is deactivated.');
});

test('a deactivated member is removed for good after a question', async () => {
  stored = { ...wren, deactivated_at: '2026-11-20T10:00:00.000Z' };
  const { user } = renderPage(
    <>
      <AccessPage />
      <Notifications />
    </>,
  );
  await user.click(await screen.findByText('Deactivated'));
  await user.click(await screen.findByRole('button', { name: 'More for Wren Abiola' }));
  await user.click(await screen.findByText('Remove for good'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/can no longer be activated/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Remove for good' }));
  await screen.findByText('Wren Abiola was removed.');
  await screen.findByText('No member is deactivated.');
});
