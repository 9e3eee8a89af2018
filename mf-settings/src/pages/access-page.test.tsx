import {
  access,
  invitation,
  member,
  people,
  search,
  security,
  type Invitation,
  type Member,
} from '@rostrum/contracts';
import { dataExports, directoryAccess, organisationAccount, ssoAdmin } from '@rostrum/contracts/settings';
import {
  contractServer,
  example,
  handle,
  refuse,
  renderPage,
  screen,
  waitFor,
  within,
} from '@rostrum/test-support';
import { beforeEach, expect, test } from 'vitest';
import { AccessPage } from './access-page.tsx';
import { account, directory } from './testing/organisation-settings.ts';

const noScopes = { departments: [], tags: [] };
const wren: Member = {
  ...example(member),
  id: '01890000-0000-7000-8000-000000000001',
  name: 'Wren Abiola',
  email: 'wren@northmere.example',
  role: 'agent',
  scopes: { departments: ['Medicine'], tags: [] },
  is_active: true,
  is_self: false,
  has_second_factor: true,
};
const ines: Member = {
  ...wren,
  id: '01890000-0000-7000-8000-000000000002',
  name: 'Ines Calder',
  role: 'administrator',
  scopes: noScopes,
  is_self: true,
};
const tamsin: Member = {
  ...ines,
  id: '01890000-0000-7000-8000-000000000003',
  name: 'Tamsin Roe',
  role: 'owner',
  is_self: false,
};
const open: Invitation = {
  ...example(invitation),
  id: '01890000-0000-7000-8000-000000000004',
  email: 'ravi@northmere.example',
  firstname: '',
  lastname: '',
  role: 'expert',
  scopes: noScopes,
  status: 'pending',
  expires_at: new Date(Date.now() + 3.5 * 86_400_000).toISOString(),
};
let invitations = [open];
beforeEach(() => {
  invitations = [open];
});
const server = contractServer(
  handle(access.listMembers, ({ query: { q } }) => {
    const items = [tamsin, ines, wren].filter(({ name }) => name.toLowerCase().includes(q ?? ''));
    return { items, total: items.length };
  }),
  handle(directoryAccess.get, () => directory),
  handle(organisationAccount.get, () => account),
  handle(dataExports.list, () => ({ items: [] })),
  handle(ssoAdmin.get, () => example(ssoAdmin.get.response)),
  handle(security.get, () => example(security.get.response)),
  handle(access.listInvitations, ({ query }) => {
    const items = invitations.filter(({ status }) => status === query.status);
    return { items, total: items.length };
  }),
  handle(people.list, () => ({ items: [], total: 0, departments: ['Law', 'Medicine'] })),
);
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') ?? document.body);

test('says who belongs, as what and how they sign in; owners and oneself are not changed here', async () => {
  renderPage(<AccessPage />);
  const row = await rowOf('Wren Abiola');
  expect(row.getByText('Two-step')).toBeInTheDocument();
  expect(row.getByText('Medicine')).toBeInTheDocument();
  expect(row.getByRole('button', { name: 'More for Wren Abiola' })).toBeInTheDocument();
  for (const name of ['Ines Calder', 'Tamsin Roe'])
    expect((await rowOf(name)).queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.getByText('3 members')).toBeInTheDocument();
});

test('another role is confirmed before it is given, and a refusal is shown where it was asked', async () => {
  let body: unknown;
  server.use(refuse(access.changeMember, 'invalid_transition', { message: 'Wren Abiola is the last one.' }));
  const { user } = renderPage(<AccessPage />, { session: 'owner' });
  await user.click((await rowOf('Wren Abiola')).getByRole('combobox', { name: 'Role of Wren Abiola' }));
  await waitFor(() => expect(screen.getAllByTitle('Staff')).toHaveLength(2));
  await user.click(screen.getAllByTitle('Staff').at(-1) ?? document.body);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Make Staff' }));
  await dialog.findByText('Wren Abiola is the last one.');
  server.use(
    handle(access.changeMember, (call) => {
      ({ body } = call);
      return { ...wren, role: 'staff' as const };
    }),
  );
  await user.click(dialog.getByRole('button', { name: /Make Staff/ }));
  await waitFor(() => expect(body).toEqual({ role: 'staff' }));
});

test('addresses are read from one text; those that got no invitation stay, with the reason', async () => {
  let sent: string[] = [];
  server.use(
    handle(access.invite, ({ body }) => {
      sent = body.invitations.map(({ email, role }) => `${email} ${role}`);
      return {
        items: body.invitations.map(({ email }, index) => ({
          email,
          outcome: index === 0 ? ('invited' as const) : ('already_member' as const),
          message: null,
          invitation: index === 0 ? { ...open, email } : null,
        })),
      };
    }),
  );
  const { user } = renderPage(<AccessPage />);
  await user.click(await screen.findByRole('button', { name: 'Invite people' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText('Email addresses');
  await user.type(field, 'nobody');
  await user.click(dialog.getByRole('button', { name: 'Send invitations' }));
  await dialog.findByText('“nobody” isn’t an email address.');
  await user.clear(field);
  await user.type(field, 'lior@paper.example, wren@northmere.example');
  await user.click(dialog.getByRole('button', { name: 'Send invitations' }));
  await dialog.findByText('wren@northmere.example: This person belongs to the organisation already.');
  expect(sent).toEqual(['lior@paper.example expert', 'wren@northmere.example expert']);
  expect(field).toHaveProperty('value', 'wren@northmere.example');
});

test('an agent is not invited before their scope was chosen', async () => {
  let sent: unknown;
  server.use(
    handle(access.invite, ({ body }) => {
      sent = body.invitations;
      return { items: [] };
    }),
    handle(search.classifications, () => ({ items: [{ title: 'Coast' }] })),
  );
  const { user } = renderPage(<AccessPage />);
  await user.click(await screen.findByRole('button', { name: 'Invite people' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Email addresses'), 'lior@paper.example');
  await user.click(dialog.getByRole('combobox', { name: 'Role' }));
  await user.click(await screen.findByText('The people and inquiries of some departments'));
  await user.click(dialog.getByRole('button', { name: 'Send invitations' }));
  await dialog.findByText('Choose at least one department or tag. Without one, an agent sees nothing.');
  expect(sent).toBeUndefined();
  // All departments are offered before anything is typed.
  await user.click(dialog.getByRole('combobox', { name: 'Departments' }));
  await screen.findByTitle('Law');
  await user.click(screen.getByTitle('Medicine'));
  await user.type(dialog.getByRole('combobox', { name: 'Tags, optional' }), 'coast');
  await user.click(await screen.findByRole('option', { name: 'Coast' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Publishes profiles in this scope' }));
  const note = dialog.getByLabelText(/Personal note/);
  await user.type(note, 'See https://paper.example');
  await user.click(dialog.getByRole('button', { name: 'Send invitations' }));
  await dialog.findAllByText(/Leave out web addresses/);
  await user.clear(note);
  await user.type(note, 'See you on Monday.');
  await user.click(dialog.getByRole('button', { name: 'Send invitations' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        role: 'agent',
        scopes: { departments: ['Medicine'], tags: ['Coast'], publishes: true },
        note: 'See you on Monday.',
      },
    ]),
  );
});

test('an invitation is sent again or revoked, and found among the revoked', async () => {
  let resent: string | undefined;
  server.use(
    handle(access.resendInvitation, ({ params }) => {
      resent = params.id;
      return open;
    }),
    handle(access.revokeInvitation, () => {
      invitations = [{ ...open, status: 'revoked', answered_at: open.sent_at }];
      return { ...open, status: 'revoked' as const };
    }),
  );
  const { user } = renderPage(<AccessPage />);
  await screen.findByText('ravi@northmere.example');
  expect(screen.getByText(/3 days left/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send again to ravi@northmere.example' }));
  await waitFor(() => expect(resent).toBe(open.id));
  await user.click(screen.getByRole('button', { name: 'Revoke the invitation of ravi@northmere.example' }));
  await user.click(await screen.findByRole('button', { name: 'Revoke it' }));
  await screen.findByText('No open invitations.');
  await user.click(screen.getByText('Revoked'));
  await screen.findByText('ravi@northmere.example');
});

test('a failed list says so, the rest of the page lives', async () => {
  server.use(refuse(access.listMembers, 'not_allowed'));
  renderPage(<AccessPage />);
  await screen.findByText('ravi@northmere.example');
  expect(await screen.findByRole('alert')).toHaveTextContent('Retry');
});

test('members are found by a part of their name', async () => {
  const { user } = renderPage(<AccessPage />);
  await screen.findByText('3 members');
  await user.type(screen.getByRole('searchbox', { name: 'Filter members' }), 'wren');
  await screen.findByText('one found');
  expect(screen.queryByText('Tamsin Roe')).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Filter members' }), 'x');
  await screen.findByText('No member has “wrenx” in their name or address.');
});

test('the directory is left to members; search engines go with it, and a conflict keeps the choice', async () => {
  const bodies: unknown[] = [];
  server.use(refuse(directoryAccess.change, 'version_conflict'));
  const { user } = renderPage(<AccessPage />);
  const card = within(await screen.findByRole('radiogroup', { name: 'Who can see the directory' }));
  const engines = screen.getByRole('checkbox', { name: /Also search engines/ });
  expect(engines).toBeChecked();
  await user.click(card.getByRole('radio', { name: /Signed-in members only/ }));
  expect(engines).toBeDisabled();
  expect(engines).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The organisation was changed in another window. Your choice is kept.');
  server.use(
    handle(directoryAccess.get, () => ({ ...directory, version: 4 })),
    handle(directoryAccess.change, ({ body }) => {
      bodies.push(body);
      return { ...directory, ...body, version: 5 };
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Keep my choice and continue' }));
  await waitFor(() => expect(screen.queryByText(/in another window/)).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  // Whether search engines may come back is not forgotten by closing the directory for a while.
  await waitFor(() => expect(bodies).toEqual([{ version: 4, access: 'private', is_indexed: true }]));
});

test('an owner closes the organisation once its name was typed, and keeps it after all', async () => {
  const typed: unknown[] = [];
  const open = { ...account, may_close: true };
  let stored = open;
  server.use(
    handle(organisationAccount.get, () => stored),
    handle(organisationAccount.close, ({ body }) => {
      typed.push(body.name);
      return (stored = { ...open, closing_at: '2026-12-25T12:00:00.000Z' });
    }),
    handle(organisationAccount.keep, () => (stored = open)),
  );
  const { user } = renderPage(<AccessPage />, { session: 'owner' });
  await user.click(await screen.findByRole('button', { name: 'Close the account' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    dialog.getByText(/12 published profiles, all posts and all answers are removed/),
  ).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close in 30 days' }));
  await dialog.findByText('Type the name of the organisation.');
  expect(typed).toEqual([]);
  await user.type(dialog.getByRole('textbox'), 'Northmere University');
  await user.click(dialog.getByRole('button', { name: 'Close in 30 days' }));
  const keep = await screen.findByRole('button', { name: 'Keep Northmere University' });
  expect(screen.getAllByText(/Northmere University closes on .*December 2026\./)[0]).toBeVisible();
  expect(typed).toEqual(['Northmere University']);
  await user.click(keep);
  await screen.findByRole('button', { name: 'Close the account' });
});

test('an administrator is told who may close it, and what a suspension means', async () => {
  server.use(handle(organisationAccount.get, () => ({ ...account, status: 'suspended' as const })));
  renderPage(<AccessPage />);
  await screen.findByText('Only Tamsin Roe, the owner, can do this. Pages stay up for 30 days.');
  expect(screen.queryByRole('button', { name: 'Close the account' })).not.toBeInTheDocument();
  expect(
    screen.getByText(/everything can be read and nothing changed until the account is paid/),
  ).toBeInTheDocument();
});
