import { inquiryActivityLog, inquiryStep } from '@rostrum/contracts/inquiries';
import { contractServer, example, handle, refuse, renderPage, screen, waitFor } from '@rostrum/test-support';
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
const server = contractServer(
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
  const [head, row] = ((await blobs[0]?.text()) ?? '').split('\r\n');
  expect(head).toBe('"Time","Inquiry","Subject","Who","Role","What"');
  expect(row).toContain(`"INQ-7K2M9","'=Storm surge barriers","Wren Abiola"`);
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
