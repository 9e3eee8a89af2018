import { events, inquiries, inquirySummary, type InquiryDetail, type InquirySummary } from '@rostrum/contracts';
import { act, contractServer, example, handle, hang, refuse, renderPage, screen, testSession, waitFor, within } from '@rostrum/test-support';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { paths } from '../paths.ts';
import { InquiryInboxPage } from './inquiry-inbox-page.tsx';

const uuid = (number: number) => `0190a6b0-0000-7000-8000-${String(number).padStart(12, '0')}`;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const row = (number: number, more: Partial<InquirySummary> = {}): InquirySummary => ({
  ...example(inquirySummary),
  id: uuid(number),
  ref: `INQ-7K2M${number}`,
  type: 2,
  subject: `Question ${number}`,
  excerpt: 'Does the barrier still hold?',
  status: 'new',
  restricted: false,
  deadline_at: inHours(2),
  last_message_at: inHours(-1),
  sender: { name: 'Callum Strand', organization: 'The Meridian Ledger', verified: true },
  recipients: [{ id: uuid(90), username: 'maren', name: 'Maren Okonjo-Hale', job_title: 'Engineer', image: null }],
  assignee: null,
  unread: true,
  ...more,
});

const allowed = { reply: true, note: true, assign: true, close: true, reopen: false };
const detailOf = (summary: InquirySummary, more: Partial<InquiryDetail> = {}): InquiryDetail => ({
  ...example(inquiries.get.response),
  ...summary,
  sender: { ...example(inquiries.get.response).sender, ...summary.sender, email: 'callum@ledger.example', timezone: 'Europe/Paris', country: 'GB' },
  version: 3,
  fields: { outlet: 'The Meridian Ledger', media_position: 'reporter', media_type: 'tv', attribution: 'on_record' },
  messages: [
    { id: uuid(50), author: { kind: 'seeker', name: 'Callum Strand', image: null }, visibility: 'all', body: 'Does the barrier still hold?', created_at: inHours(-2), delivery: null },
    { id: uuid(51), author: { kind: 'staff', name: 'Jonah Petrie', image: null }, visibility: 'internal', body: 'She is on a train.', created_at: inHours(-1), delivery: null },
  ],
  activity: [{ id: uuid(60), verb: 'inquiry.received', text: 'sent it', actor: { name: 'Callum Strand', role: 'media' }, created_at: inHours(-2) }],
  allowed,
  ...more,
});

const views = { mine: 0, unassigned: 2, due_today: 1, waiting: 0, all_open: 2, closed: 5, all: 7 };
const first = row(1);
const second = row(2, { subject: 'Opening keynote', type: 1, deadline_at: null, unread: false, sender: { name: 'Otto Lindgren', organization: null, verified: false } });
let rows: InquirySummary[];
let detail: InquiryDetail;
let asked: URLSearchParams | undefined;

const server = contractServer(
  handle(inquiries.assignees, () => ({
    items: [
      { id: uuid(70), name: 'Robin Hale', image: null, role: 'administrator' as const },
      { id: uuid(71), name: 'Jonah Petrie', image: null, role: 'agent' as const },
    ],
  })),
  handle(inquiries.list, ({ request }) => {
    asked = new URL(request.url).searchParams;
    return { items: rows, total: rows.length, counts: { views: { ...views, all_open: rows.length }, types: { '1': 1, '2': 1 } } };
  }),
  handle(inquiries.get, () => detail),
  hang(events.live),
);

beforeEach(() => {
  rows = [first, second];
  detail = detailOf(first);
  asked = undefined;
});

const me = testSession('administrator', { identifier: uuid(70) });
const openInbox = (route = '/dashboard/inquiries', session: Parameters<typeof renderPage>[1] extends infer Options ? Options : never = {}) =>
  renderPage(<InquiryInboxPage />, { route, path: '/dashboard/inquiries/:id?', session: me, ...session });
const openFirst = () => openInbox(paths.detail.href(first.id));

describe('the list', () => {
  test('shows who asks what by when, and what each view holds', async () => {
    openInbox();
    const list = await screen.findByRole('list', { name: 'Inquiries' });
    const [top] = within(list).getAllByRole('listitem');
    expect(top?.textContent).toMatch(/Callum Strand.*The Meridian Ledger.*Unread: Question 1.*1 h 59 m left.*New/);
    expect(within(list).getAllByLabelText('No one assigned')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Unassigned 2' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('All open');
    expect(asked?.get('sort')).toBe('deadline');
  });

  test('keeps view, type, text and order in the address', async () => {
    const { user } = openInbox('/dashboard/inquiries?view=waiting&sort=created');
    await screen.findByRole('link', { name: /Question 1/ });
    expect(Object.fromEntries(asked ?? [])).toMatchObject({ view: 'waiting', sort: 'created' });
    await user.click(screen.getByRole('button', { name: /^Media/ }));
    await waitFor(() => expect(window.location.search).toBe('?view=waiting&type=2&sort=created'));
    await user.click(screen.getByRole('link', { name: 'Closed' }));
    await waitFor(() => expect(asked?.get('view')).toBe('closed'));
    expect(window.location.search).toContain('type=2');
  });

  test('says what is empty: nothing matches, nothing in the view, nothing ever', async () => {
    rows = [];
    const { user, unmount } = openInbox('/dashboard/inquiries?q=zebra');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await screen.findByText('Nothing is open.');
    unmount();
    server.use(handle(inquiries.list, () => ({ items: [], total: 0, counts: { views: { ...views, all: 0, all_open: 0 }, types: {} } })));
    openInbox();
    await screen.findByRole('heading', { name: 'Inquiries arrive here' });
  });

  test('fails by itself, with Retry', async () => {
    server.use(refuse(inquiries.list, 'not_allowed'));
    const { user } = openInbox();
    await screen.findByText('Could not load the inbox.');
    server.resetHandlers();
    server.use(hang(events.live));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('link', { name: /Question 1/ });
  });

  test('is walked by keys: j, k and Enter, and Esc leads back to the row', async () => {
    const { user } = openInbox();
    await screen.findByRole('link', { name: /Question 1/ });
    await user.keyboard('j');
    expect(document.activeElement?.textContent).toContain('Question 1');
    await user.keyboard('j');
    expect(document.activeElement?.textContent).toContain('Opening keynote');
    await user.keyboard('k{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Question 1' });
    expect(window.location.pathname).toBe(paths.detail.href(first.id));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/inquiries'));
    expect(document.activeElement?.textContent).toContain('Question 1');
  });

  test('takes in what arrives, without a reload, and says so politely', async () => {
    let push: (text: string) => void = () => {};
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => {
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => {
            push = (text) => controller.enqueue(new TextEncoder().encode(text));
          },
        });
        return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
      }),
    );
    openInbox();
    await screen.findByRole('link', { name: /Question 1/ });
    rows = [row(3, { subject: 'Live 13:10 slot' }), first, second];
    await act(async () => push(`event: inquiry.created\ndata: ${JSON.stringify({ topic: 'inquiry.created', id: uuid(3), at: inHours(0) })}\n\n`));
    const arrived = await screen.findByRole('link', { name: /Live 13:10 slot/ });
    expect(arrived.closest('li')?.className).toContain('inbox-row--new');
    expect(screen.getByRole('link', { name: 'All open 3' })).toBeDefined();
    await waitFor(() => expect(document.querySelector('[data-rostrum-live="polite"]')?.textContent).toContain('New inquiry from Callum Strand: Live 13:10 slot'));
  });
});

describe('an inquiry', () => {
  test('shows the thread with notes for the team only, the request in words, and every step', async () => {
    openFirst();
    await screen.findByRole('heading', { level: 1, name: 'Question 1' });
    const thread = screen.getByRole('log');
    expect(within(thread).getByText('Internal note')).toBeDefined();
    expect(thread.textContent).toContain('Jonah Petrie, team only');
    const side = screen.getByRole('complementary', { name: 'Request details' });
    expect(side.textContent).toMatch(/MediumTV.*AttributionOn the record/);
    expect(within(side).getByRole('link', { name: 'callum@ledger.example' })).toBeDefined();
    expect(side.textContent).toContain('Callum Strand media sent it');
    expect(screen.getByLabelText('Deadline').textContent).toContain('for Callum');
    await waitFor(() => expect(screen.queryByText('Unread:')).toBeNull());
  });

  test('is answered: the text goes out with what it becomes, and the answer is on screen', async () => {
    let sent: { body: unknown; key: string | null } | undefined;
    server.use(
      handle(inquiries.reply, ({ body, request }) => {
        sent = { body, key: request.headers.get('idempotency-key') };
        const message = { id: uuid(52), author: { kind: 'staff' as const, name: 'Robin Hale', image: null }, visibility: 'all' as const, body: 'She has time at noon.', created_at: inHours(0), delivery: 'queued' as const };
        detail = detailOf(first, { status: 'waiting_seeker', messages: [...detail.messages, message] });
        return detail;
      }),
    );
    const { user } = openFirst();
    await user.type(await screen.findByRole('textbox', { name: 'Reply to Callum' }), 'She has time at noon.');
    await user.click(screen.getByRole('combobox', { name: 'Then set to' }));
    await user.click(await screen.findByTitle('Waiting for seeker'));
    await user.click(screen.getByRole('button', { name: /Send/ }));
    await within(screen.getByRole('log')).findByText('She has time at noon.');
    expect(sent?.body).toEqual({ visibility: 'all', body: 'She has time at noon.', then: 'waiting_seeker' });
    expect(sent?.key).toMatch(/^[\w-]{16,}$/);
    expect(screen.getByRole('textbox', { name: 'Reply to Callum' })).toHaveProperty('value', '');
  });

  test('keeps the text when sending fails, and sends it again under the same key', async () => {
    const keys: (string | null)[] = [];
    server.use(refuse(inquiries.reply, 'unavailable'));
    const { user } = openFirst();
    const field = await screen.findByRole('textbox', { name: 'Reply to Callum' });
    await user.type(field, 'Hi Callum.');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Could not send. Your text is kept. Try again.');
    expect(field).toHaveProperty('value', 'Hi Callum.');
    const failedKey = sessionStorage.getItem(`rostrum.message-key.${first.id}`)?.split('\n')[0];
    server.use(
      handle(inquiries.reply, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return detail;
      }),
    );
    await user.click(screen.getByRole('button', { name: /Send/ }));
    await waitFor(() => expect(field).toHaveProperty('value', ''));
    expect(keys).toEqual([failedKey]);
  });

  test('a note goes to the team alone, by key n', async () => {
    let body: unknown;
    server.use(
      handle(inquiries.reply, (call) => {
        body = call.body;
        return detail;
      }),
    );
    const { user } = openFirst();
    await screen.findByRole('heading', { level: 1, name: 'Question 1' });
    await user.keyboard('n');
    const field = await screen.findByRole('textbox', { name: 'Internal note, team only' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.getByText('Never sent to Callum')).toBeDefined();
    await user.type(field, 'Ask Bram too.');
    await user.click(screen.getByRole('button', { name: /Add note/ }));
    await waitFor(() => expect(body).toEqual({ visibility: 'internal', body: 'Ask Bram too.' }));
  });

  test('is taken by key a', async () => {
    let body: unknown;
    server.use(
      handle(inquiries.update, (call) => {
        body = call.body;
        detail = detailOf(first, { status: 'open', assignee: { id: uuid(70), name: 'Robin Hale', image: null } });
        return detail;
      }),
    );
    const { user } = openFirst();
    await screen.findByRole('button', { name: /Responsible: ?Nobody yet/ });
    await user.keyboard('a');
    await user.click(await screen.findByRole('menuitem', { name: 'Assign to me' }));
    await screen.findByRole('button', { name: /Responsible: ?Robin Hale/ });
    expect(body).toEqual({ version: 3, assignee_id: uuid(70) });
  });

  test('closes with an outcome; a missed deadline asks why', async () => {
    let body: unknown;
    server.use(
      handle(inquiries.close, (call) => {
        body = call.body;
        const over = { ...allowed, reply: false, close: false, reopen: true };
        detail = detailOf(first, { status: 'closed', outcome: 'deadline_missed', outcome_note: 'Nobody was on duty.', allowed: over });
        return detail;
      }),
    );
    const { user } = openFirst();
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Close inquiry' }));
    await within(dialog).findByText('Choose how it ended.');
    await user.click(within(dialog).getByRole('combobox'));
    await user.click(await screen.findByTitle('Deadline missed'));
    await user.click(within(dialog).getByRole('button', { name: 'Close inquiry' }));
    await within(dialog).findByText('Say why the deadline was missed.');
    await user.type(within(dialog).getByRole('textbox', { name: /Why/ }), 'Nobody was on duty.');
    await user.click(within(dialog).getByRole('button', { name: 'Close inquiry' }));
    await screen.findByRole('button', { name: 'Reopen' });
    expect(body).toEqual({ version: 3, outcome: 'deadline_missed', note: 'Nobody was on duty.' });
    expect(screen.getByLabelText('Outcome').textContent).toContain('Deadline missed');
    expect(screen.queryByRole('textbox', { name: 'Reply to Callum' })).toBeNull();
  });

  test('explains what somebody else changed, and keeps the dialog as it was', async () => {
    server.use(refuse(inquiries.close, 'version_conflict'));
    const { user } = openFirst();
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('combobox'));
    await user.click(await screen.findByTitle('Quote supplied'));
    await user.type(within(dialog).getByRole('textbox'), 'In the Saturday issue.');
    detail = detailOf(first, { version: 4, status: 'open', assignee: { id: uuid(71), name: 'Jonah Petrie', image: null } });
    await user.click(within(dialog).getByRole('button', { name: 'Close inquiry' }));
    await within(dialog).findByText('It is now Open. Jonah Petrie is responsible now. Look, and try again.');
    expect(within(dialog).getByRole('textbox')).toHaveProperty('value', 'In the Saturday issue.');
  });

  test('offers an expert what experts may do', async () => {
    detail = detailOf(first, { allowed: { ...allowed, assign: false, close: false } });
    openInbox(paths.detail.href(first.id), { session: 'expert' });
    await screen.findByRole('textbox', { name: 'Reply to Callum' });
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Responsible/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /Unassigned/ })).toBeNull();
  });

  test('says why it is not open: restricted, or not there', async () => {
    server.use(refuse(inquiries.get, 'not_allowed', { message: 'This inquiry is restricted. Ask an administrator to assign it to you.' }));
    const { unmount } = openFirst();
    await screen.findByText('This inquiry is restricted. Ask an administrator to assign it to you.');
    unmount();
    server.use(refuse(inquiries.get, 'not_found'));
    openFirst();
    await screen.findByText('This inquiry was not found');
  });
});

describe('on a phone', () => {
  const narrow = (most: number) =>
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0) >= most,
      media: query,
      addEventListener() {},
      removeEventListener() {},
    }));

  test('list and inquiry are separate, with the way back and Reply at the edge', async () => {
    narrow(390);
    const { user } = openInbox();
    await user.click(await screen.findByRole('link', { name: /Question 1/ }));
    await screen.findByRole('heading', { level: 1, name: 'Question 1' });
    expect(screen.queryByRole('list', { name: 'Inquiries' })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reply' }));
    await screen.findByRole('textbox', { name: 'Reply to Callum' });
    await user.click(screen.getByRole('link', { name: 'Back to the inbox' }));
    await screen.findByRole('list', { name: 'Inquiries' });
  });
});
