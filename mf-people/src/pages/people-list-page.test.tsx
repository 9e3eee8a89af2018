import { people, personDetail, personSummary } from '@rostrum/contracts';
import { peopleBulk, peopleFilterOptions, personReviews, savedPeopleViews } from '@rostrum/contracts/people';
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
import { PeopleListPage } from './people-list-page.tsx';

const maren = {
  ...example(personSummary),
  id: '0198a9b2-0000-7000-8000-000000000001',
  name: 'Maren Okonjo-Hale',
  username: 'maren',
  status: 'published' as const,
};
const kofi = {
  ...example(personSummary),
  id: '0198a9b2-0000-7000-8000-000000000002',
  name: 'Kofi Brandvold',
  username: 'kofi',
  status: 'draft' as const,
};
const list = { items: [maren, kofi], total: 12, departments: ['Engineering'] };
const options = {
  industries: [],
  classifications: [{ value: 'Storm surge', label: 'Storm surge', count: 2 }],
  countries: [],
  safety: 0,
  agents: [{ id: maren.id, name: 'Ana Teixeira' }],
  sections: [{ value: 'expertise' as const, label: 'Areas of expertise and industries' }],
  may_publish: false,
};
let views: { id: string; name: string; query: string }[] = [];
let asked: URLSearchParams | undefined;

const server = contractServer(
  handle(people.list, ({ request }) => {
    asked = new URL(request.url).searchParams;
    return list;
  }),
  handle(peopleFilterOptions, () => options),
  handle(savedPeopleViews.list, () => ({ items: views })),
  handle(personReviews.tasks, () => ({ unanswered: 0, left: 0, changes: 0 })),
);

// Files share one store: a notification that another left would be found here.
beforeEach(() => notificationStore.clear());

test('filters stand in the address and begin at the first page', async () => {
  const { user } = renderPage(<PeopleListPage />, { route: '/dashboard/people?page_from=10' });
  await screen.findByText('Maren Okonjo-Hale');
  expect(asked?.get('page_from')).toBe('10');

  await user.type(screen.getByRole('searchbox', { name: 'Filter by name or topic' }), 'surge');
  await waitFor(() => expect(asked?.get('q')).toBe('surge'));
  expect(window.location.search).toBe('?q=surge');
});

test('choices of own fields narrow the list and stand in the address', async () => {
  const yesOrNo = [
    { value: 'true', label: 'Yes' },
    { value: 'false', label: 'No' },
  ];
  server.use(
    handle(peopleFilterOptions, () => ({
      ...options,
      fields: [{ key: 'on_call', label: 'On call', options: yesOrNo }],
    })),
  );
  const { user } = renderPage(<PeopleListPage />, { route: '/dashboard/people?field=region%3ANorth' });
  await user.click(await screen.findByRole('button', { name: /^On call/ }));
  await user.click(await screen.findByText('Yes'));
  await waitFor(() => expect(asked?.getAll('field')).toEqual(['region:North', 'on_call:true']));
});

test('what the list is narrowed by is kept as a view, opened, removed and put back', async () => {
  const saved: unknown[] = [];
  views = [];
  server.use(
    handle(savedPeopleViews.save, ({ body }) => {
      saved.push(body);
      views = [{ id: kofi.id, ...body }];
      return { id: kofi.id, ...body };
    }),
    handle(savedPeopleViews.remove, () => {
      views = [];
      return { id: kofi.id };
    }),
  );
  const { user } = renderPage(
    <>
      <PeopleListPage />
      <Notifications />
    </>,
    { route: '/dashboard/people' },
  );
  await user.click(await screen.findByRole('button', { name: 'Classification' }));
  await user.click(await screen.findByRole('menuitem', { name: /Storm surge/ }));
  await waitFor(() => expect(window.location.search).toBe('?classification=Storm+surge'));
  await waitFor(() => expect(asked?.get('classification')).toBe('Storm surge'));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Save this view' }));
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Storms');
  await user.click(screen.getByRole('button', { name: 'Save view' }));
  const view = await screen.findByRole('link', { name: 'Storms' });
  expect(view).toHaveAttribute('href', '/dashboard/people?classification=Storm+surge');
  expect(view).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('button', { name: 'Remove the view Storms' }));
  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  await screen.findByRole('link', { name: 'Storms' });
  expect(saved).toEqual(Array(2).fill({ name: 'Storms', query: '?classification=Storm+surge' }));
});

test('an administrator publishes what is selected and hears what could not be', async () => {
  let body: unknown;
  server.use(
    handle(people.setStatus, (call) => {
      body = call.body;
      return {
        changed: [maren.id],
        former: [{ id: maren.id, status: maren.status }],
        refused: [{ id: kofi.id, name: kofi.name, reason: 'Missing: photo.' }],
      };
    }),
  );
  const { user } = renderPage(<PeopleListPage />, { route: '/dashboard/people' });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Maren Okonjo-Hale' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Kofi Brandvold' }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));

  await waitFor(() => expect(body).toEqual({ ids: [maren.id, kofi.id], status: 'published' }));
  await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Selection' })).not.toBeInTheDocument());
});

test('access and a tag of the selected are changed, and Undo gives back what was', async () => {
  const asked: unknown[] = [];
  server.use(
    handle(peopleBulk.setAccess, ({ body }) => {
      asked.push(body);
      const former = [{ id: kofi.id, access: 'public' as const }];
      return { changed: [kofi.id], former: body.access === 'private' ? former : [], refused: [] };
    }),
    handle(peopleBulk.setTag, ({ body }) => {
      asked.push(body);
      return { changed: [maren.id], refused: [] };
    }),
  );
  const { user } = renderPage(
    <>
      <PeopleListPage />
      <Notifications />
    </>,
    { route: '/dashboard/people', session: 'agent' },
  );
  const select = async () =>
    user.click(await screen.findByRole('checkbox', { name: 'Select Kofi Brandvold' }));
  const bar = () => within(screen.getByRole('toolbar', { name: 'Selection' }));
  const undo = async () => user.click(await screen.findByRole('button', { name: /^Undo/ }));
  await select();
  const actions = bar().getAllByRole('button');
  // Publishing and archiving are the administrator's.
  expect(actions.map((button) => button.textContent)).toEqual([
    'Access',
    'Tag',
    'Record consent',
    'Ask to confirm',
    'Export',
    '',
  ]);
  await user.click(bar().getByRole('button', { name: 'Access' }));
  await user.click(await screen.findByRole('radio', { name: /^Private/ }));
  await user.click(screen.getByRole('button', { name: 'Change access' }));
  await undo();
  await waitFor(() => expect(asked).toHaveLength(2));
  notificationStore.clear();
  await select();
  await user.click(bar().getByRole('button', { name: 'Tag' }));
  await user.type(await screen.findByRole('textbox', { name: /^Tag/ }), 'Flood');
  await user.click(screen.getByRole('button', { name: 'Add tag' }));
  await undo();
  await waitFor(() =>
    expect(asked).toEqual([
      { ids: [kofi.id], access: 'private' },
      { ids: [kofi.id], access: 'public' },
      { ids: [kofi.id], tag: 'Flood', is_set: true },
      { ids: [maren.id], tag: 'Flood', is_set: false },
    ]),
  );
});

test('an agent finds people but is offered no publishing', async () => {
  renderPage(<PeopleListPage />, { route: '/dashboard/people', session: 'agent' });
  await screen.findByText('Maren Okonjo-Hale');
  expect(screen.queryByRole('button', { name: 'Add person' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Import CSV' })).not.toBeInTheDocument();
});

test('an administrator adds a person and lands in the editor; a taken username is told at its field', async () => {
  const taken = [{ path: 'username', code: 'taken', message: 'This username is taken. Choose another one.' }];
  server.use(refuse(people.create, 'already_exists', { fields: taken }));
  const { user } = renderPage(<PeopleListPage />, { route: '/dashboard/people' });
  await user.click(await screen.findByRole('button', { name: /Add person$/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a person' });
  // While a call runs and after it, the button is called after its spinner as well.
  const send = async () => user.click(await within(dialog).findByRole('button', { name: /Add person$/ }));
  await send();
  expect(await within(dialog).findAllByText('Enter job title.')).not.toHaveLength(0);
  await user.type(within(dialog).getByLabelText(/^First name/), 'Ada');
  await user.type(within(dialog).getByLabelText(/^Last name/), 'Quill');
  expect(within(dialog).getByLabelText(/^Username/)).toHaveAttribute('placeholder', 'ada-quill');
  await user.type(within(dialog).getByLabelText(/^Job title/), 'Reader');
  await user.type(within(dialog).getByLabelText(/^Email/), 'ada@northmere.example');
  await user.type(within(dialog).getByLabelText(/^Username/), 'ada');
  await send();
  expect(await within(dialog).findAllByText('This username is taken. Choose another one.')).not.toHaveLength(
    0,
  );

  let body: unknown;
  server.use(
    handle(people.create, (call) => {
      body = call.body;
      return { ...example(personDetail), id: kofi.id };
    }),
  );
  await user.clear(within(dialog).getByLabelText(/^Username/));
  await send();
  await waitFor(() => expect(window.location.pathname).toBe(`/dashboard/people/${kofi.id}`));
  expect(body).toMatchObject({
    kind: 'expert',
    firstname: 'Ada',
    lastname: 'Quill',
    email: 'ada@northmere.example',
  });
});

test('a row leads to the editor, drafts too, with the filters of the list', async () => {
  renderPage(<PeopleListPage />, { route: '/dashboard/people?status=draft' });
  const link = await screen.findByRole('link', { name: /Kofi Brandvold/ });
  expect(link.getAttribute('href')).toBe(`/dashboard/people/${kofi.id}?status=draft`);
});

test('a failure offers Retry and recovers', async () => {
  server.use(refuse(people.list, 'not_allowed'));
  const { user } = renderPage(<PeopleListPage />, { route: '/dashboard/people' });
  await screen.findByText('Could not load.');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Kofi Brandvold');
});

test('filters that leave nobody can be cleared', async () => {
  server.use(handle(people.list, ({ query }) => (query.q ? { ...list, items: [], total: 0 } : list)));
  const { user } = renderPage(<PeopleListPage />, { route: '/dashboard/people?q=zz' });
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await screen.findByText('Maren Okonjo-Hale');
});

test('an organisation without profiles is offered what can be done, an agent nothing they may not', async () => {
  server.use(handle(people.list, () => ({ items: [], total: 0, departments: [] })));
  const { unmount } = renderPage(<PeopleListPage />, { route: '/dashboard/people' });
  const invite = await screen.findByRole('link', { name: 'Invite a member' });
  expect(invite.getAttribute('href')).toBe('/dashboard/settings/access');
  unmount();
  renderPage(<PeopleListPage />, { route: '/dashboard/people', session: 'agent' });
  await screen.findByText('No profiles yet');
  expect(screen.queryByRole('link', { name: 'Invite a member' })).toBeNull();
});

test('keys go from person to person, select and edit; the team sees what it has to do', async () => {
  let ids: unknown;
  server.use(
    handle(personReviews.tasks, () => ({ unanswered: 0, left: 1, changes: 2 })),
    handle(personReviews.ask, ({ body }) => {
      ids = body.ids;
      return {
        changed: [],
        refused: [{ id: kofi.id, name: 'Kofi', reason: 'Only published profiles are confirmed.' }],
      };
    }),
  );
  const { user } = renderPage(
    <>
      <PeopleListPage />
      <Notifications />
    </>,
    { route: '/dashboard/people', session: 'agent' },
  );
  const left = await screen.findByRole('link', { name: '1 person said that they left' });
  expect(left.getAttribute('href')).toBe('/dashboard/people?review=left');
  expect(screen.getByRole('link', { name: '2 profiles have changes that wait for approval' })).toBeTruthy();
  await screen.findByText('Kofi Brandvold');
  await user.keyboard('jjjkx');
  expect(screen.getByRole('checkbox', { name: 'Select Maren Okonjo-Hale' })).toHaveProperty('checked', true);
  await user.keyboard('xjx');
  const kofiBox = screen.getByRole('checkbox', { name: 'Select Kofi Brandvold' });
  expect(kofiBox).toHaveProperty('checked', true);
  await user.click(screen.getByRole('button', { name: 'Ask to confirm' }));
  await screen.findByText('Kofi: Only published profiles are confirmed.');
  expect(ids).toEqual([kofi.id]);
  // Letters that are typed are no keys.
  await user.type(screen.getByRole('searchbox', { name: 'Filter by name or topic' }), 'x');
  expect(kofiBox).toHaveProperty('checked', false);
});
