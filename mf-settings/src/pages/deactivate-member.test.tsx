import { access, member, people, personSummary, security, type Member } from '@rostrum/contracts';
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
const maren = { ...example(personSummary), name: 'Maren Okonjo', job_title: 'Reader in Coastal Engineering' };
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
  handle(people.list, ({ query }) => ({
    items: [maren].filter(({ name }) => name.includes(query.q ?? '')),
    total: 1,
    departments: [],
  })),
  handle(access.linkProfile, ({ body }) => ({
    ...wren,
    person: { id: body.person_id, name: maren.name },
  })),
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

test('another profile of the organisation is chosen for a member; one that is taken is refused beside its field', async () => {
  [stored, isGone] = [wren, false];
  const { user } = renderPage(
    <>
      <AccessPage />
      <Notifications />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: 'More for Wren Abiola' }));
  await user.click(await screen.findByText('Choose their profile'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Give them the profile' }));
  expect((await dialog.findAllByText('Choose a profile.'))[0]).toBeVisible();
  await user.type(dialog.getByLabelText('Profile'), 'Maren');
  await user.click(await screen.findByTitle('Maren Okonjo, Reader in Coastal Engineering'));
  server.use(
    refuse(access.linkProfile, 'invalid_input', {
      fields: [{ path: 'person_id', code: 'invalid', message: 'This profile belongs to a member.' }],
    }),
  );
  await user.click(dialog.getByRole('button', { name: /Give them the profile$/ }));
  expect((await dialog.findAllByText('This profile belongs to a member.'))[0]).toBeVisible();
  server.use(
    handle(access.linkProfile, ({ body }) => ({ ...wren, person: { id: body.person_id, name: maren.name } })),
  );
  await user.click(dialog.getByRole('button', { name: /Give them the profile$/ }));
  await screen.findByText('Wren Abiola looks after the profile of Maren Okonjo now.');
});
