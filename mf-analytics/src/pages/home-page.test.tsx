import { analytics, events, home } from '@rostrum/contracts';
import {
  act,
  contractServer,
  example,
  fireEvent,
  handle,
  hang,
  refuse,
  renderPage,
  screen,
  waitFor,
} from '@rostrum/test-support';
import { homeCalls, type HomeExtras } from '@rostrum/contracts/analytics';
import { expect, test, vi } from 'vitest';
import { HomePage } from './home-page.tsx';

const { shape } = home;
const today = {
  ...example(home),
  tiles: { ...example(shape.tiles.unwrap()), reply_at_risk: { count: 3, missed: 2 } },
  needs_you: [],
  inquiries_30_days: example(shape.inquiries_30_days.unwrap()),
  searches_without_result: [],
  firstname: 'Ines',
  timezone: 'Europe/London',
  now: '2026-11-19T10:12:00.000Z',
  runway: [
    {
      at: '2026-11-19T12:30:00.000Z',
      kind: 'deadline' as const,
      title: 'The Meridian Ledger',
      subtitle: 'Storm surge barriers',
      href: '/dashboard/inquiries/1',
      image: null,
      unassigned: true,
      status: 'new' as const,
      assignee: null,
    },
  ],
};
const steps = {
  organisation: 'Tollgate Museums',
  brand: true,
  people: 0,
  published_experts: 0,
  inquiry_setup: false,
  embed: false,
};
const extras: HomeExtras = {
  held: { count: 12, with_deadline: 1 },
  expert_seats: { used: 92, limit: 100 },
  first_steps: null,
  desk: {
    duty: { name: 'Jonah Petrie', image: null, because: 'shift' },
    hours: { is_open: true, changes_at: '2026-11-19T18:00:00.000Z' },
  },
};
const server = contractServer(
  hang(events.live),
  handle(homeCalls.extras, () => extras),
  handle(analytics.home, () => ({
    ...today,
    runway_is_cut: true,
    needs_you_total: 41,
    tiles: { ...today.tiles, unassigned: { count: 4, oldest_minutes: 38 }, profiles_to_review: { count: 6 } },
  })),
);

test('greets, and every figure leads to the list it counts', async () => {
  renderPage(<HomePage />, { route: '/dashboard' });
  await screen.findByRole('heading', { name: 'Good morning, Ines. One deadline today.' });
  const tile = screen.getByRole('link', { name: /Unassigned/ });
  expect(tile).toHaveTextContent('4');
  expect(tile).toHaveTextContent('oldest 38 min');
  expect(tile).toHaveAttribute('href', '/dashboard/inquiries?view=unassigned');
  expect(screen.getByRole('link', { name: /The Meridian Ledger/ })).toHaveAttribute(
    'href',
    '/dashboard/inquiries/1',
  );
  const atRisk = screen.getByRole('link', { name: /First reply at risk/ });
  expect(atRisk).toHaveTextContent('2 late');
  expect(atRisk).toHaveAttribute('href', '/dashboard/inquiries?deadline=reply_at_risk');
  const reviews = screen.getByRole('link', { name: /^Profiles to review/ });
  expect(reviews).toHaveTextContent('6');
  expect(reviews).toHaveAttribute('href', '/dashboard/people?status=in_review');
  const held = await screen.findByRole('link', { name: /Held messages/ });
  expect(held).toHaveTextContent('1 has a deadline');
  expect(held).toHaveAttribute('href', '/dashboard/inquiries/quarantine');
  expect(screen.getByRole('link', { name: /Expert seats/ })).toHaveTextContent('of 100');
  expect(screen.queryByText('First steps')).not.toBeInTheDocument();
  const desk = screen.getByRole('link', { name: 'Jonah Petrie is on duty Desk open until 18:00' });
  expect(desk).toHaveAttribute('href', '/dashboard/inquiries/setup');
  // What is listed are the first of all that are open.
  expect(screen.getByRole('region', { name: /Needs you/ })).toHaveTextContent('41');
  expect(screen.getByRole('link', { name: 'All open inquiries' })).toHaveAttribute(
    'href',
    '/dashboard/inquiries?view=all_open&sort=deadline',
  );
  expect(screen.getByRole('link', { name: 'Inquiry analytics' })).toHaveAttribute(
    'href',
    '/dashboard/analytics/inquiries',
  );
  expect(screen.getByText(/^More today/)).toBeInTheDocument();
});

test('a figure that could not be read is not taken for none', async () => {
  server.use(handle(homeCalls.extras, () => ({ ...extras, held: null })));
  const { unmount } = renderPage(<HomePage />, { route: '/dashboard' });
  expect(await screen.findByRole('link', { name: /Expert seats/ })).toBeInTheDocument();
  expect(screen.getByText('Held messages')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
  unmount();
  server.use(refuse(homeCalls.extras, 'not_allowed'));
  const { user } = renderPage(<HomePage />, { route: '/dashboard' });
  const [retry] = await screen.findAllByRole('button', { name: 'Retry' });
  expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(2);
  server.resetHandlers();
  server.use(hang(events.live));
  if (retry) await user.click(retry);
  expect(await screen.findByRole('link', { name: /Held messages/ })).toHaveTextContent('12');
});

test('today is told by the clock of the organisation, with who owns what and how far it is', async () => {
  const podcast = {
    at: '2026-11-19T14:30:00.000Z',
    kind: 'deadline' as const,
    title: 'Fathom Podcast',
    subtitle: 'Algorithms in court',
    href: '/dashboard/inquiries/2',
    image: null,
    unassigned: false,
    status: 'waiting_expert' as const,
    assignee: 'Jonah Petrie',
  };
  server.use(
    handle(analytics.home, () => ({
      ...today,
      timezone: 'Asia/Tokyo',
      runway: [...today.runway, podcast],
    })),
  );
  const { unmount } = renderPage(<HomePage />, { route: '/dashboard' });
  const card = await screen.findByRole('link', { name: /Fathom Podcast/ });
  expect(card.querySelector('[aria-label="Jonah Petrie"]')).toBeInTheDocument();
  expect(screen.getByText('19:12')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Due today/ })).toHaveTextContent('next in 2 h 18 min');
  unmount();

  const atOneWidth = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(atOneWidth(query), { matches: query.includes('1024px') }),
  );
  renderPage(<HomePage />, { route: '/dashboard' });
  const row = await screen.findByRole('link', { name: /Fathom Podcast/ });
  expect(row).toHaveTextContent('23:30');
  expect(row).toHaveTextContent('Waiting for expert');
});

test.each([
  [{ duty: null }, 'No one is on duty'],
  [{ hours: { is_open: true, changes_at: null } }, 'Desk always open'],
])('of the desk it says what is set: %o', async (desk, words) => {
  server.use(handle(homeCalls.extras, () => ({ ...extras, desk })));
  renderPage(<HomePage />, { route: '/dashboard' });
  expect(await screen.findByRole('link', { name: words })).toBeInTheDocument();
});

test.each([{ desk: {} }, { desk: null }, { desk: undefined }])(
  'of a desk without rota and hours nothing is said: %o',
  async ({ desk }) => {
    server.use(handle(homeCalls.extras, () => ({ ...extras, desk })));
    renderPage(<HomePage />, { route: '/dashboard' });
    await screen.findByRole('link', { name: /Expert seats/ });
    expect(screen.queryByText(/Desk|on duty/)).not.toBeInTheDocument();
  },
);

test('a failure offers Retry and recovers', async () => {
  server.use(refuse(analytics.home, 'not_allowed'));
  const { user } = renderPage(<HomePage />, { route: '/dashboard' });
  await screen.findByText('Could not load.');
  server.resetHandlers();
  server.use(hang(events.live));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: /Good morning, Ines/ });
});

test('the line of thirty days says what it shows, and tells the figures of a day', async () => {
  const by_day = [
    { date: '2026-11-18', count: 9 },
    { date: '2026-11-19', count: 12 },
  ];
  server.use(
    handle(analytics.home, () => ({
      ...today,
      inquiries_30_days: {
        ...today.inquiries_30_days,
        by_day,
        before_by_day: [{ date: '2026-10-19', count: 5 }],
      },
    })),
  );
  const { user } = renderPage(<HomePage />, { route: '/dashboard' });
  const slider = await screen.findByRole('slider', { name: /^Inquiries a day, last 30 days\. Arrow keys/ });
  const line = slider.querySelector('svg') ?? slider;
  expect(line.querySelectorAll('polyline')).toHaveLength(2);
  expect(line).toHaveTextContent('18 Nov');
  fireEvent.pointerMove(line, { clientX: 0 });
  expect(screen.getByText('This period 9').parentElement).toHaveTextContent(/^18 NovThis period 9Before 5$/);
  fireEvent.pointerLeave(line);
  expect(screen.queryByText('This period 9')).not.toBeInTheDocument();
  // The same figures as a table, a file and a picture, as every chart has them.
  expect(screen.getByRole('button', { name: 'Download “Inquiries, 30 days” as CSV' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Copy “Inquiries, 30 days” as image' })).toBeEnabled();
  expect(screen.getByText('18 Nov', { selector: 'th' }).closest('tr')).toHaveTextContent('18 Nov95');
  expect(slider.closest('[data-chart]')?.querySelector('svg')).toBe(line);
  expect(document.querySelectorAll('[data-legend] > span')).toHaveLength(2);
  // The keyboard reads the same, and what it reads is said.
  slider.focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByText('This period 9')).toBeInTheDocument();
  expect(slider).toHaveAttribute('aria-valuetext', '18 Nov: This period 9, Before 5');
  await user.tab();
  expect(screen.queryByText('This period 9')).not.toBeInTheDocument();
});

test('an organisation where nothing happened yet is told nothing that did', async () => {
  server.use(
    handle(analytics.home, () => ({
      ...today,
      runway: [],
      needs_you: [],
      searches_without_result: [],
      inquiries_30_days: { ...today.inquiries_30_days, answered_in_time: null },
    })),
  );
  renderPage(<HomePage />, { route: '/dashboard' });
  await screen.findByText('A search is named here once 5 people tried it without a result.');
  expect(screen.queryByText(/answered in time/)).toBeNull();
});

test('parts that could not be read leave the others, and first steps can be hidden', async () => {
  let hidden = 0;
  server.use(
    handle(analytics.home, () => ({ ...today, tiles: null, runway: null })),
    handle(homeCalls.extras, () => ({ ...extras, held: null, first_steps: hidden === 0 ? steps : null })),
    handle(homeCalls.hideFirstSteps, () => {
      hidden += 1;
      return { hidden: true as const };
    }),
  );
  const { user } = renderPage(<HomePage />, { route: '/dashboard' });
  await screen.findByText('Good morning, Ines.');
  expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(2);
  expect(screen.getByText('Needs you')).toBeInTheDocument();
  expect(await screen.findByText('1 of 5 done')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add people' })).toHaveAttribute('href', '/dashboard/people');
  expect(screen.getByRole('link', { name: 'Import file' })).toHaveAttribute(
    'href',
    '/dashboard/people/import',
  );
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(screen.queryByText('First steps')).not.toBeInTheDocument());
});

test('a new organisation that no one has written to is welcomed with its first steps; a first deadline brings the day', async () => {
  let runway: typeof today.runway = [];
  server.use(
    handle(analytics.home, () => ({ ...today, runway, needs_you_total: 0 })),
    handle(homeCalls.extras, () => ({ ...extras, first_steps: steps })),
  );
  const { unmount } = renderPage(<HomePage />, { route: '/dashboard' });
  await screen.findByRole('heading', { name: 'Welcome, Ines. Tollgate Museums has no experts yet.' });
  expect(screen.getByText('First steps')).toBeInTheDocument();
  expect(screen.queryByText('First reply at risk')).not.toBeInTheDocument();
  unmount();
  runway = today.runway;
  renderPage(<HomePage />, { route: '/dashboard' });
  await screen.findByRole('heading', { name: 'Good morning, Ines. One deadline today.' });
  expect(await screen.findByText('First steps')).toBeInTheDocument();
  expect(screen.getByText('First reply at risk')).toBeInTheDocument();
});

test('an inquiry that comes in is counted without a reload, and messages that come together are one reason to ask', async () => {
  let push: (text: string) => void = () => {};
  vi.stubGlobal('fetch', async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        push = (text) => controller.enqueue(new TextEncoder().encode(text));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  let asked = 0;
  server.use(
    handle(analytics.home, () => {
      asked += 1;
      return { ...today, tiles: { ...today.tiles, unassigned: { count: 3 + asked, oldest_minutes: 38 } } };
    }),
  );
  renderPage(<HomePage />, { route: '/dashboard' });
  expect(await screen.findByRole('link', { name: /Unassigned/ })).toHaveTextContent('4');
  const tell = (topic: string) =>
    push(
      `event: ${topic}\ndata: ${JSON.stringify({ topic, id: crypto.randomUUID(), at: new Date().toISOString() })}\n\n`,
    );
  await act(async () => {
    tell('registry');
    for (let count = 0; count < 20; count += 1) tell('inquiry.created');
  });
  await waitFor(() => expect(screen.getByRole('link', { name: /Unassigned/ })).toHaveTextContent('5'));
  expect(asked).toBe(2);
});
