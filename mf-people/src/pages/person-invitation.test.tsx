import {
  access,
  invitation,
  people,
  personDetail,
  type Invitation,
  type PersonDetail,
} from '@rostrum/contracts';
import { personFields } from '@rostrum/contracts/fields';
import {
  peopleFilterOptions,
  personAddress,
  personChanges,
  personDocuments,
  personPhotos,
  personSuggestions,
  personVideos,
} from '@rostrum/contracts/people';
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
import { notificationStore, Notifications } from '@rostrum/ui-kit';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { PersonEditorPage } from './person-editor-page.tsx';

const id = '0198a9b2-0000-7000-8000-000000000001';
const kofi: PersonDetail = {
  ...example(personDetail),
  id,
  kind: 'expert',
  name: 'Kofi Brandvold',
  email: 'kofi@northmere.example',
  status: 'published',
  has_account: false,
  sections: [],
};
const year = new Date().getFullYear();
const pending: Invitation = {
  ...example(invitation),
  id: '0198a9b2-0000-7000-8000-000000000002',
  email: kofi.email,
  person: { id, name: kofi.name },
  status: 'pending',
  invited_by: 'Ada Reyes',
  sent_at: `${year}-06-10T12:00:00.000Z`,
  expires_at: `${year}-06-24T12:00:00.000Z`,
};
const expired: Invitation = { ...pending, status: 'expired' };

/** The invitations that the server has stored, newest first, and the listings that the page has asked for. */
let stored: Invitation[] = [];
let listed: unknown[] = [];
const server = contractServer(
  handle(access.listInvitations, ({ query }) => {
    listed.push(query);
    return { items: stored, total: stored.length };
  }),
  handle(peopleFilterOptions, () => ({ ...example(peopleFilterOptions.response), may_publish: true })),
  ...[personVideos, personDocuments, personPhotos].map(({ list }) => handle(list, () => ({ items: [] }))),
  handle(personSuggestions.sources, () => ({ publications: [], orcid: null })),
  handle(personSuggestions.topics, () => ({ topics: [] })),
  handle(personFields.get, () => ({ fields: [], values: {} })),
  handle(personChanges.list, () => ({ items: [] })),
  handle(personAddress.get, () => ({ username: kofi.username, former: [] })),
  handle(people.get, () => kofi),
  handle(people.list, () => ({ items: [kofi], total: 1, departments: [] })),
);
beforeEach(() => {
  // Files share one store: a notification that another left would be found here.
  notificationStore.clear();
  stored = [];
  listed = [];
});

function open(session: 'administrator' | 'agent' = 'administrator') {
  return renderPage(
    <>
      <PersonEditorPage />
      <Notifications />
    </>,
    { route: paths.person.href(id, ''), path: paths.person.path, session },
  );
}
const findCard = () => screen.findByRole('region', { name: 'Account' });

test('shows the state of the invitation right after inviting, and moves the focus to it', async () => {
  server.use(
    handle(access.invite, () => {
      stored = [pending];
      return {
        items: [{ email: kofi.email, outcome: 'invited' as const, message: null, invitation: pending }],
      };
    }),
  );
  const { user } = open();
  const card = await findCard();
  await within(card).findByText('Kofi Brandvold doesn’t have an account yet.');
  expect(listed).toEqual([expect.objectContaining({ person_id: id })]);
  await user.click(within(card).getByRole('button', { name: 'Invite' }));
  await user.click(await screen.findByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(card).toHaveTextContent('Invited on 10 June · expires on 24 June'));
  expect(card).toHaveTextContent('Sent to kofi@northmere.example by Ada Reyes.');
  expect(within(card).queryByRole('button', { name: 'Invite' })).toBeNull();
  await waitFor(() => expect(card.parentElement).toHaveFocus());
});

test('sends a pending invitation again and revokes it after a confirmation', async () => {
  stored = [pending];
  const calls: unknown[] = [];
  server.use(
    handle(access.resendInvitation, ({ params }) => {
      calls.push(['resend', params.id]);
      const [renewed] = (stored = [{ ...pending, expires_at: `${year + 1}-01-03T12:00:00.000Z` }]);
      return renewed ?? pending;
    }),
    handle(access.revokeInvitation, ({ params }) => {
      calls.push(['revoke', params.id]);
      stored = [{ ...pending, status: 'revoked' }];
      return { ...pending, status: 'revoked' as const };
    }),
  );
  const { user } = open();
  const card = await findCard();
  await user.click(await within(card).findByRole('button', { name: 'Send again' }));
  await screen.findByText('Invitation sent again to kofi@northmere.example.');
  await waitFor(() => expect(card).toHaveTextContent(`expires on 3 January ${year + 1}`));
  await user.click(within(card).getByRole('button', { name: 'Revoke' }));
  expect(calls).toEqual([['resend', pending.id]]);
  await user.click(await screen.findByRole('button', { name: 'Revoke invitation' }));
  await screen.findByText('Invitation to kofi@northmere.example revoked.');
  await within(card).findByRole('button', { name: 'Invite' });
  expect(calls).toEqual([
    ['resend', pending.id],
    ['revoke', pending.id],
  ]);
  await waitFor(() => expect(card.parentElement).toHaveFocus());
});

test('offers to send an expired invitation again, to its address only', async () => {
  stored = [expired];
  const { unmount } = open();
  let card = await findCard();
  await waitFor(() => expect(card).toHaveTextContent('Invitation expired on 24 June'));
  within(card).getByRole('button', { name: 'Send again' });
  expect(within(card).queryByRole('button', { name: /^(Invite|Revoke)$/ })).toBeNull();
  unmount();
  // The profile got another address since: that one is invited.
  stored = [{ ...expired, email: 'old@northmere.example' }];
  open();
  card = await findCard();
  await within(card).findByRole('button', { name: 'Invite' });
  expect(within(card).queryByRole('button', { name: 'Send again' })).toBeNull();
});

test('prefers an open invitation and skips answered ones and those of other people', async () => {
  const other = { id: '0198a9b2-0000-7000-8000-000000000009', name: 'Idris Falk' };
  stored = [
    { ...pending, person: other },
    { ...pending, status: 'revoked' },
    { ...pending, email: 'old@northmere.example' },
  ];
  const { unmount } = open();
  await waitFor(async () =>
    expect(await findCard()).toHaveTextContent(
      'Sent to old@northmere.example by Ada Reyes. To invite kofi@northmere.example, revoke this invitation first.',
    ),
  );
  unmount();
  stored = [{ ...pending, person: other }, { ...pending, status: 'revoked' }, expired];
  open();
  await within(await findCard()).findByRole('button', { name: 'Invite' });
});

test('reads profile and invitation again when the invitation was accepted in the meantime', async () => {
  stored = [pending];
  let hasAccount = false;
  server.use(
    handle(people.get, () => ({ ...kofi, has_account: hasAccount })),
    refuse(access.resendInvitation, 'invalid_transition'),
  );
  const { user } = open();
  const button = await within(await findCard()).findByRole('button', { name: 'Send again' });
  hasAccount = true;
  await user.click(button);
  await screen.findByText('We couldn’t send the invitation again.');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Account' })).toBeNull());
});

test('a listing that fails can be retried, and inviting stays possible', async () => {
  server.use(refuse(access.listInvitations, 'internal'));
  const { user } = open();
  const card = await findCard();
  await within(card).findByRole('button', { name: 'Invite' });
  server.resetHandlers();
  stored = [pending];
  await user.click(within(card).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(card).toHaveTextContent('Invited on 10 June'));
});

test('agents see no invitation, and a person with an account has none', async () => {
  const { unmount } = open('agent');
  await screen.findByRole('heading', { level: 1, name: /Kofi Brandvold/ });
  await screen.findByRole('region', { name: 'Agent' });
  expect(screen.queryByRole('region', { name: 'Account' })).toBeNull();
  unmount();
  server.use(handle(people.get, () => ({ ...kofi, has_account: true })));
  open();
  await screen.findByRole('region', { name: 'Agent' });
  expect(screen.queryByRole('region', { name: 'Account' })).toBeNull();
  expect(listed).toEqual([]);
});
