import { events, inquiries, type InquiryDetail, type InquirySummary } from '@rostrum/contracts';
import {
  deskDuties,
  inquiryClearances,
  inquiryDrafts,
  inquirySorting,
  inquiryViewers,
  mailingLists,
  savedInquiryViews,
  similarInquiries,
  type DeskDuty,
} from '@rostrum/contracts/inquiries';
import {
  act,
  contractServer,
  exampleId,
  exampleInquiry,
  exampleInquiryDetail,
  handle,
  hang,
  refuse,
  renderPage,
  screen,
  testSession,
  waitFor,
  within,
} from '@rostrum/test-support';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { paths } from '../../paths.ts';
import { InquiryInboxPage } from './inquiry-inbox-page.tsx';

const views = { mine: 0, unassigned: 2, due_today: 1, waiting: 0, all_open: 2, closed: 5, all: 7 };
const first = exampleInquiry(1);
const second = exampleInquiry(2, {
  subject: 'Opening keynote',
  type: 1,
  deadline_at: null,
  unread: false,
  sender: { name: 'Otto Lindgren', organization: null, verified: false },
});
let rows: InquirySummary[];
let detail: InquiryDetail;
let asked: URLSearchParams | undefined;
let duty: DeskDuty | null;

const server = contractServer(
  handle(deskDuties.get, () => ({ timezone: 'Europe/London', duty })),
  handle(savedInquiryViews.list, () => ({ items: [] })),
  handle(inquirySorting.options, () => ({ experts: [], tags: [], countries: [] })),
  handle(inquiries.assignees, () => ({
    items: [
      { id: exampleId(70), name: 'Robin Hale', image: null, role: 'administrator' as const },
      { id: exampleId(71), name: 'Jonah Petrie', image: null, role: 'agent' as const },
    ],
  })),
  handle(inquiries.list, ({ request }) => {
    asked = new URL(request.url).searchParams;
    return {
      items: rows,
      total: rows.length,
      counts: { views: { ...views, all_open: rows.length }, types: { '1': 1, '2': 1 } },
    };
  }),
  handle(inquiries.get, ({ params }) => (params.id === second.id ? exampleInquiryDetail(second) : detail)),
  handle(inquiryClearances.list, () => ({ items: [] })),
  handle(inquiryViewers.present, () => ({ others: [] })),
  handle(inquiryViewers.leave, () => ({ left: true as const })),
  handle(similarInquiries, () => ({ items: [] })),
  handle(inquiryDrafts.get, () => {
    const none = { text: '', version: 0, saved_at: null };
    return { reply: none, note: none, held: null, attachments: { reply: [], note: [] }, held_by_others: [] };
  }),
  handle(mailingLists.deliveries, () => ({ items: [] })),
  hang(events.live),
);

beforeEach(() => {
  rows = [first, second];
  detail = exampleInquiryDetail(first);
  asked = undefined;
  duty = null;
});

const me = testSession('administrator', { identifier: exampleId(70) });
const openInbox = (route = '/dashboard/inquiries') =>
  renderPage(<InquiryInboxPage />, { route, path: '/dashboard/inquiries/:id?', session: me });

describe('the list', () => {
  test('says who is on duty now and next, where the organisation has a rota', async () => {
    duty = {
      now: { member: { id: exampleId(71), name: 'Jonah Petrie' }, because: 'shift' },
      changes_at: '2026-11-26T17:00:00Z',
      next: null,
    };
    openInbox();
    const line = await screen.findByRole('region', { name: 'On duty' });
    expect(line).toHaveTextContent('On duty: Jonah Petrie');
    expect(line).toHaveTextContent('From Thu 26 Nov, 17:00 GMT: no one');
  });

  test('shows who asks what by when, and what each view holds', async () => {
    openInbox();
    const list = await screen.findByRole('list', { name: 'Inquiries' });
    const [top] = within(list).getAllByRole('listitem');
    expect(top).toHaveTextContent(
      /Callum Strand.*The Meridian Ledger.*Unread: Question 1.*1 h 59 min left.*New/,
    );
    expect(within(list).getAllByLabelText('No one assigned')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Unassigned 2' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^All open$/);
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
    server.use(
      handle(inquiries.list, () => ({
        items: [],
        total: 0,
        counts: { views: { ...views, all: 0, all_open: 0 }, types: {} },
      })),
    );
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
    expect(document.activeElement).toHaveTextContent('Question 1');
    await user.keyboard('j');
    expect(document.activeElement).toHaveTextContent('Opening keynote');
    await user.keyboard('k{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Question 1' });
    expect(window.location.pathname).toBe(paths.detail.href(first.id));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/inquiries'));
    expect(document.activeElement).toHaveTextContent('Question 1');
  });

  test('with an inquiry open, j opens the next one, so that a reply goes to the marked row', async () => {
    const { user } = openInbox(paths.detail.href(first.id));
    await screen.findByRole('heading', { level: 1, name: 'Question 1' });
    await screen.findByRole('link', { name: /Opening keynote/ });
    await user.keyboard('j');
    await screen.findByRole('heading', { level: 1, name: 'Opening keynote' });
    expect(window.location.pathname).toBe(paths.detail.href(second.id));
    await user.keyboard('k');
    await screen.findByRole('heading', { level: 1, name: 'Question 1' });
  });

  test('shows the time of a paused inquiry as paused, as the inquiry itself does', async () => {
    rows = [exampleInquiry(1, { status: 'waiting_seeker' })];
    openInbox();
    const row = await screen.findByRole('link', { name: /Question 1/ });
    expect(row).toHaveTextContent('Paused');
    expect(row).not.toHaveTextContent(/\d left/);
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
    rows = [exampleInquiry(3, { subject: 'Live 13:10 slot' }), first, second];
    await act(async () =>
      push(
        `event: inquiry.created\ndata: ${JSON.stringify({ topic: 'inquiry.created', id: exampleId(3), at: new Date().toISOString() })}\n\n`,
      ),
    );
    const arrived = await screen.findByRole('link', { name: /Live 13:10 slot/ });
    expect(arrived.closest('li')?.className).toContain('arrived');
    expect(screen.getByRole('link', { name: 'All open 3' })).toBeInTheDocument();
    await waitFor(() =>
      expect(document.querySelector('[data-rostrum-live="polite"]')).toHaveTextContent(
        'New inquiry from Callum Strand: Live 13:10 slot',
      ),
    );
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
    expect(screen.queryByRole('list', { name: 'Inquiries' })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reply' }));
    await screen.findByRole('textbox', { name: 'Reply to Callum' });
    await user.click(screen.getByRole('link', { name: 'Back to the inbox' }));
    await screen.findByRole('list', { name: 'Inquiries' });
  });
});
