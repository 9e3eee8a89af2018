import { security } from '@rostrum/contracts';
import {
  inquiryActivityLog,
  inquiryStep,
  recordsRequests,
  type RecordsFile,
} from '@rostrum/contracts/inquiries';
import {
  contractServer,
  example,
  exampleId,
  handle,
  refuse,
  renderPage,
  screen,
  testSession,
  waitFor,
  within,
} from '@rostrum/test-support';
import { expect, test, vi } from 'vitest';
import { InquiryActivityPage } from './inquiry-activity-page.tsx';

const wren = { id: '0198a9b2-0000-7000-8000-000000000009', name: 'Wren Abiola' };
const step = {
  ...example(inquiryStep),
  text: 'assigned it to themselves',
  subject: '=Storm surge barriers',
  actor: { name: wren.name, role: 'administrator', image: null },
  entity: { type: 'inquiry', id: wren.id, label: 'INQ-7K2M9', href: `/dashboard/inquiries/${wren.id}` },
  created_at: new Date().toISOString(),
};
const page = { items: [step, { ...step, id: wren.id, subject: null }], total: 2, actors: [wren] };
let asked: URLSearchParams | undefined;
let file: RecordsFile | null = null;
const madeOf = (choice: RecordsFile['choice']): RecordsFile => ({
  id: exampleId(5),
  state: 'making',
  requested_at: new Date().toISOString(),
  size: 0,
  expires_at: null,
  choice,
});
const server = contractServer(
  handle(recordsRequests.newest, () => ({ item: file })),
  handle(recordsRequests.count, ({ body }) => ({
    inquiries: body.email === 'callum@ledger.example' ? 2 : 9,
    messages: 5,
    notes: 1,
    files: 3,
    restricted: body.restricted ? 0 : 1,
  })),
  handle(recordsRequests.request, ({ body }) => (file = madeOf(body))),

  handle(inquiryActivityLog.list, ({ query, request }) => {
    asked = new URL(request.url).searchParams;
    return query.q ? { ...page, items: [], total: 0 } : page;
  }),
);
const open = (route = '/dashboard/inquiries/activity') => renderPage(<InquiryActivityPage />, { route });

test('each step tells who did what about which inquiry; filters stand in the address and can be cleared', async () => {
  const { user } = open('/dashboard/inquiries/activity?days=30&what=closed');
  expect(await screen.findByText('=Storm surge barriers')).toBeVisible();
  expect(screen.getByText('Restricted inquiry')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'INQ-7K2M9' })[0]?.getAttribute('href')).toBe(step.entity.href);
  expect(screen.getByRole('heading', { name: 'Today' })).toBeInTheDocument();
  expect(Object.fromEntries(asked ?? [])).toMatchObject({ days: '30', what: 'closed' });
  await user.type(screen.getByRole('searchbox', { name: 'Filter by reference' }), 'zz');
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await screen.findByText('=Storm surge barriers');
  expect(window.location.search).toBe('');
});

test('the export has every value quoted and no formula', async () => {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:steps';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(blobs).toHaveLength(1));
  const [head, row] = ((await blobs[0]?.text()) ?? '').replace('\uFEFF', '').split('\r\n');
  expect(head).toBe('"Time","Inquiry","Subject","Who","Role","What"');
  expect(row).toContain(`"INQ-7K2M9","'=Storm surge barriers","Wren Abiola"`);
  // Without the mark Excel breaks accents.
  expect([...new Uint8Array((await blobs[0]?.arrayBuffer()) ?? [])].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  vi.restoreAllMocks();
});

test('a failure offers Retry, and an organisation without inquiries is told what will stand here', async () => {
  server.use(refuse(inquiryActivityLog.list, 'not_allowed'));
  const { user } = open();
  await screen.findByText('Could not load.');
  server.use(handle(inquiryActivityLog.list, () => ({ items: [], total: 0, actors: [] })));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('No activity yet');
});

test('a file for a request is chosen, counted, asked for and downloaded', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Export for a request' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Make the file' }));
  expect((await dialog.findAllByText(/Say which inquiries: a reference/))[0]).toBeVisible();
  await user.type(dialog.getByLabelText(/Email of the sender/), 'callum@ledger.example');
  expect(await dialog.findByText('2 inquiries and 5 messages')).toBeVisible();
  expect(dialog.getByText('1 restricted inquiry is left out.')).toBeVisible();
  await user.click(dialog.getByLabelText('Leave out files'));
  expect(await dialog.findByText('2 inquiries, 5 messages and 3 files')).toBeVisible();
  // The server wants to know first who is there: the dialog asks, and the file is asked for once it does.
  let isProved = false;
  server.use(
    handle(security.get, () => ({
      ...example(security.get.response),
      confirmation_kinds: ['password' as const],
    })),
    handle(security.confirm, ({ body }) => {
      isProved = body.kind === 'password' && body.password === 'rostrum-demo';
      return { confirmed_until: new Date().toISOString() };
    }),
    refuse(recordsRequests.request, 'confirmation_required'),
  );
  await user.click(dialog.getByRole('button', { name: 'Make the file' }));
  await screen.findByText('Confirm that it is you');
  const proof = within(screen.getAllByRole('dialog').at(-1) as HTMLElement);
  expect(file).toBeNull();
  server.use(handle(recordsRequests.request, ({ body }) => (file = madeOf(body))));
  await user.type(proof.getByLabelText('Password'), 'rostrum-demo');
  await user.click(proof.getByRole('button', { name: 'Confirm' }));
  await screen.findByText('Your file of inquiries is being made. We email you when it is ready.');
  expect(isProved).toBe(true);
  expect(file?.choice).toMatchObject({
    email: 'callum@ledger.example',
    from: null,
    redact: ['names', 'emails', 'phones', 'notes'],
  });
  if (file !== null) file = { ...file, state: 'ready', size: 2048, expires_at: '2026-12-03T10:00:00Z' };
  const asked: string[] = [];
  server.use(
    handle(recordsRequests.link, ({ params }) => {
      asked.push(params.id);
      return { path: '/files/exports/token' };
    }),
  );
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await user.click(await screen.findByRole('button', { name: 'Download file' }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  expect(asked).toEqual([exampleId(5)]);
  vi.restoreAllMocks();
});

test('agents see the steps of their scope and are not offered a file', async () => {
  renderPage(<InquiryActivityPage />, {
    route: '/dashboard/inquiries/activity',
    session: testSession('agent'),
  });
  await screen.findByText('=Storm surge barriers');
  expect(screen.queryByRole('button', { name: 'Export for a request' })).toBeNull();
});
