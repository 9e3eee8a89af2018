import { people, recordedChange } from '@rostrum/contracts';
import { contractServer, example, handle, refuse, renderPage, screen, waitFor } from '@rostrum/test-support';
import { expect, test, vi } from 'vitest';
import { PeopleActivityPage } from './people-activity-page.tsx';

const wren = { id: '0198a9b2-0000-7000-8000-000000000009', name: 'Wren Abiola' };
const change = {
  ...example(recordedChange),
  text: 'changed the profile of Kofi Brandvold',
  actor: { name: wren.name, role: 'administrator', image: null },
  entity: { type: 'person', id: wren.id, label: 'Kofi Brandvold', href: '/dashboard/people/kofi' },
  created_at: new Date().toISOString(),
  changes: [{ field: 'job_title', before: 'Lecturer', after: '=Senior Lecturer' }],
};
const page = { items: [change], total: 1, actors: [wren] };
let asked: URLSearchParams | undefined;
const server = contractServer(
  handle(people.activity, ({ request }) => {
    asked = new URL(request.url).searchParams;
    return page;
  }),
);
const open = (route = '/dashboard/people/activity') => renderPage(<PeopleActivityPage />, { route });

test('each change tells who changed what of whom, before and after', async () => {
  const { user } = open();
  const words = await screen.findByText(/changed the profile of Kofi Brandvold/);
  expect(words).toHaveTextContent('Wren Abiola');
  expect(screen.getByRole('link', { name: 'Kofi Brandvold' }).getAttribute('href')).toBe(
    '/dashboard/people/kofi',
  );
  expect(screen.getByRole('heading', { name: 'Today' })).toBeInTheDocument();
  await user.click(screen.getByText('1 field before and after'));
  expect(screen.getByText('Job title')).toBeVisible();
  expect(screen.getByText('Lecturer')).toBeVisible();
});

test('filters stand in the address, and those that leave nothing can be cleared', async () => {
  server.use(
    handle(people.activity, ({ query, request }) => {
      asked = new URL(request.url).searchParams;
      return query.q ? { ...page, items: [], total: 0 } : page;
    }),
  );
  const { user } = open('/dashboard/people/activity?days=30&what=edited&page_from=20');
  await screen.findByText(/changed the profile/);
  expect(Object.fromEntries(asked ?? [])).toMatchObject({ days: '30', what: 'edited', page_from: '20' });
  await user.type(screen.getByRole('searchbox', { name: 'Filter by person' }), 'zz');
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await screen.findByText(/changed the profile/);
  expect(window.location.search).toBe('');
});

test('the export has every value quoted and no formula', async () => {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:changes';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(blobs).toHaveLength(1));
  const [head, row] = ((await blobs[0]?.text()) ?? '').replace('\uFEFF', '').split('\r\n');
  expect(head).toBe('"Time","Person","Changed by","Role","What","Field","Before","After"');
  expect(row).toContain('"job_title","Lecturer","\'=Senior Lecturer"');
  // Without the mark Excel breaks accents.
  expect([...new Uint8Array((await blobs[0]?.arrayBuffer()) ?? [])].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  vi.restoreAllMocks();
});

test('a failure offers Retry, and an organisation without changes is told what will stand here', async () => {
  server.use(refuse(people.activity, 'not_allowed'));
  const { user } = open();
  await screen.findByText('Could not load.');
  server.use(handle(people.activity, () => ({ items: [], total: 0, actors: [] })));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('No changes yet');
});
