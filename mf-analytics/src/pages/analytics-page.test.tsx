import { insights } from '@rostrum/contracts/analytics';
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
import { expect, test } from 'vitest';
import { AnalyticsPage } from './analytics-page.tsx';
import { period, series, none, empty, peopleFigures, inquiryFigures, allFigures } from './testing/figures.ts';
import { InquiryAnalyticsPage } from './inquiry-analytics-page.tsx';
import { PeopleAnalyticsPage } from './people-analytics-page.tsx';
import { PostAnalyticsPage } from './post-analytics-page.tsx';
import { QuestionAnalyticsPage } from './question-analytics-page.tsx';

const questionId = '0198a9b2-0000-7000-8000-000000000009';
const causing = {
  id: '0198a9b2-0000-7000-8000-000000000008',
  kind: 'alert' as const,
  published_at: '2026-09-27T09:00:00Z',
};
let asked: Record<string, string> = {};
const server = contractServer(
  handle(insights.all, ({ request }) => {
    asked = Object.fromEntries(new URL(request.url).searchParams);
    return allFigures;
  }),
  handle(insights.people, () => peopleFigures),
  handle(insights.inquiries, () => inquiryFigures),
  handle(insights.posts, () => ({
    ...example(insights.posts.response),
    period,
    views: series,
    by_age: [],
    sources: empty,
    by_kind: empty,
    posts: { rows: [], others: { rows: 4, count: 9 } },
    caused: {
      rows: [
        { ...causing, title: 'Storm surge', inquiries: 41, coverage: 12, views: 3204 },
        {
          ...causing,
          id: crypto.randomUUID(),
          title: 'Little read',
          inquiries: null,
          coverage: 0,
          views: null,
        },
      ],
      posts: 2,
      inquiries: 43,
    },
    experts: { rows: [], others: { rows: 0, count: 0 } },
  })),
  handle(insights.qanda, () => ({
    ...example(insights.qanda.response),
    period,
    views: { ...series, total: none, points: [], before: [] },
    received: none,
    waiting: [{ key: 'longer' as const, count: 2 }],
    oldest_waiting: {
      id: questionId,
      text: 'Who waits?',
      asked_at: '2026-10-17T09:00:00Z',
      expert: 'Dmitri Valcourt',
    },
    sources: empty,
    questions: {
      rows: [
        { id: questionId, text: 'Can it fail?', views: 50, helpful: 20, inquiries_caused: 14 },
        { id: crypto.randomUUID(), text: 'New one?', views: 9, helpful: null, inquiries_caused: null },
        { id: crypto.randomUUID(), text: 'No vote?', views: 7, helpful: 0, inquiries_caused: 0 },
      ],
      others: { rows: 0, count: 0 },
    },
    experts: { rows: [], others: { rows: 0, count: 0 } },
  })),
);
const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('all: three lines with a sentence and a table, and the days stand in the address', async () => {
  const { user } = renderPage(<AnalyticsPage />, { route: '/dashboard/analytics' });
  const views = await section('Views a day');
  expect(views.getByText('12 profile views, 12 post views, 12 question views.')).toBeInTheDocument();
  expect(views.getByText('2026-11-19').closest('tr')).toHaveTextContent('2026-11-19999');
  const gaps = await section('Searches without results');
  expect(gaps.getByText('avian flu in dairy herds').closest('li')).toHaveTextContent('31');
  expect(gaps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/people?topic=avian%20flu%20in%20dairy%20herds',
    '/dashboard/answers?ask=avian%20flu%20in%20dairy%20herds',
    '/dashboard/posts?begin=avian%20flu%20in%20dairy%20herds',
  ]);
  const posts = await section('Most read posts');
  expect(posts.getByRole('link', { name: 'Storm surge' })).toHaveAttribute(
    'href',
    '/dashboard/posts/0198a9b2-0000-7000-8000-000000000008',
  );
  expect(await section('Most read questions')).toBeDefined();
  const embeds = await section('Embeds on other sites');
  expect(
    embeds.getByText('2 saved embeds are installed on 3 sites. Shown most on meridian.example'),
  ).toBeInTheDocument();
  expect(embeds.getByRole('row', { name: 'meridian.example 90 7' })).toBeInTheDocument();
  expect(embeds.getByRole('row', { name: 'courier.example 8 < 5' })).toBeInTheDocument();
  expect(screen.getByText(/Compared with 16 November 2026 to 17 November 2026/)).toBeInTheDocument();
  await user.click(screen.getByText('12 months'));
  await waitFor(() => expect(asked).toEqual({ range: '12m', compare: 'on', left_out: 'out' }));
  await user.click(screen.getByLabelText('Compare with the days before'));
  await waitFor(() => expect(asked).toEqual({ range: '12m', compare: 'off', left_out: 'out' }));
  expect(window.location.search).toBe('?range=12m&compare=off');
});

test('people: who is viewed, the others together, and each chart as a file', async () => {
  const saved: Blob[] = [];
  const { createObjectURL, revokeObjectURL } = URL;
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  try {
    const { user } = renderPage(<PeopleAnalyticsPage />, {
      route: '/dashboard/analytics/people',
      session: 'agent',
    });
    const ranking = await section('Most viewed');
    expect(ranking.getByRole('row', { name: /Maren Okonjo-Hale 9 < 5 6/ })).toBeInTheDocument();
    expect(
      ranking.getByText('Most: Maren Okonjo-Hale, with 9 profile views. 2 more have 3 together.'),
    ).toBeInTheDocument();
    expect(screen.getByText('AI assistants: 9 of 12 profile views, 75%.')).toBeInTheDocument();
    expect(screen.getByText('Left out: 7 views by programs and 1 by your own staff.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'People' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Download “Most viewed” as CSV' }));
    expect((await saved[0]?.text())?.replace('\uFEFF', '')).toBe(
      '"Person","Views","Form opened","Inquiries"\r\n"Maren Okonjo-Hale","9","< 5","6"\r\n',
    );
  } finally {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
  }
});

test('days before anything was counted are not shown as empty', async () => {
  const gone = { ...series, total: { now: null, before: null }, points: [], before: [], since: '2026-12-01' };
  server.use(handle(insights.people, () => ({ ...peopleFigures, views: gone })));
  renderPage(<PeopleAnalyticsPage />, { route: '/dashboard/analytics/people' });
  await screen.findByText('Nothing was counted in these days yet.');
  expect(screen.queryByText('Most viewed')).not.toBeInTheDocument();
});

test('inquiries: how they are answered, by when they came', async () => {
  const { user } = renderPage(<InquiryAnalyticsPage />, {
    route: '/dashboard/analytics/inquiries',
    session: 'agent',
  });
  expect(await screen.findByText('91%')).toBeInTheDocument();
  expect(screen.getByText('12 inquiries, 50% more than before. Most on 19 Nov: 9.')).toBeInTheDocument();
  const missed = await section('Why first replies were missed');
  expect(missed.getAllByText('No reason given')).toHaveLength(2);
  expect(missed.getByText(/of \d+ missed first replies/)).toBeInTheDocument();
  expect(screen.getByText('Fewest in time: Monday, 50%.')).toBeInTheDocument();
  const weekday = await section('In time, by weekday');
  expect(weekday.getByText('Monday', { selector: 'th' }).closest('tr')).toHaveTextContent(
    'Monday950%12 min30 min2 h1 h 1 min1 h 30 min10 h',
  );
  const week = await section('First reply in time, by hour it arrived');
  expect(week.getByText('Fewest in time: Sunday, 18:00 to 20:00, 44%. Europe/London.')).toBeInTheDocument();
  const sunday = week.getAllByRole('row').find((row) => row.textContent?.startsWith('Sun'));
  expect(sunday?.querySelector('[data-shade="4"]')).toHaveTextContent('44');
  const shifts = await section('How fast, by weekday and hour');
  expect(
    shifts.getByText(
      'Slowest: Sunday, 16:00 to 20:00, where half had a first reply within 2 h 16 min. Europe/London.',
    ),
  ).toBeInTheDocument();
  await user.click(shifts.getByText('Taken up'));
  await user.click(shifts.getByText('19 of 20'));
  expect(
    shifts.getByText(
      'Slowest: Sunday, 16:00 to 20:00, where 19 of 20 were taken up within 5 h. Europe/London.',
    ),
  ).toBeInTheDocument();
  expect(shifts.getByText('Monday, 08:00 to 12:00', { selector: 'th' }).closest('tr')).toHaveTextContent(
    'Monday, 08:00 to 12:00123 min9 min20 min12 min30 min2 h',
  );
  const service = await section('Journalists replied to on the same day');
  expect(
    service.getByText(
      '78% of journalists were replied to on the same day, 70% before. 80% was reached in 1 of 2 weeks with 5 or more.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByText('Fewest in time: Speaking, 60% of 10.')).toBeInTheDocument();
  const load = await section('Open inquiries of each expert, today');
  expect(load.getByRole('link', { name: /Maren/ }).getAttribute('href')).toBe(
    '/dashboard/inquiries?expert=0198a9b2-0000-7000-8000-000000000001',
  );
  expect(
    screen.getByText('10 of 50 inquiries were held, 20%. 89% of the 9 that people decided were spam.'),
  ).toBeInTheDocument();
  expect(screen.getAllByText('2 groups of fewer than 5')).toHaveLength(2);
  expect(screen.getByRole('region', { name: 'Asked, and how fast they accepted' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'What is counted' })).toHaveTextContent('Answered in time');
});

test('posts and questions: what is read, and what waits', async () => {
  const { user, unmount } = renderPage(<PostAnalyticsPage />, { route: '/dashboard/analytics/posts' });
  expect(
    await screen.findByText('4 posts with fewer than 5 each, 9 post views together.'),
  ).toBeInTheDocument();
  expect(screen.getByText('No post of these days is a day old yet.')).toBeInTheDocument();
  const causes = await section('Posts that brought inquiries');
  expect(causes.getByText('43 inquiries began at 2 posts. Most: Storm surge')).toBeInTheDocument();
  expect(causes.getByRole('row', { name: /^Storm surge 41 12 3,204 Alert/ })).toBeInTheDocument();
  expect(causes.getByRole('row', { name: /^Little read < 5 0 < 5 Alert/ })).toBeInTheDocument();
  expect(causes.getByRole('link', { name: 'Storm surge' })).toHaveAttribute(
    'href',
    `/dashboard/posts/${causing.id}`,
  );
  // A chart is read point by point with the keyboard.
  const chart = await screen.findByRole('slider', { name: /^Post views\./ }, { timeout: 20_000 });
  expect(chart).toHaveAttribute('aria-valuetext', '19 Nov: Before 4, This period 9');
  chart.focus();
  await user.keyboard('{Home}{Home}');
  expect(chart).toHaveAttribute('aria-valuetext', '18 Nov: Before 4, This period 3');
  unmount();
  renderPage(<QuestionAnalyticsPage />, { route: '/dashboard/analytics/qanda' });
  expect(await screen.findByText('2 questions wait today, 2 of them over 4 weeks.')).toBeInTheDocument();
  const waits = await section('Waiting for an answer');
  expect(waits.getByRole('link', { name: 'Who waits?' })).toHaveAttribute(
    'href',
    `/dashboard/answers/${questionId}`,
  );
  expect(waits.getByText('asked on 17 October 2026, for Dmitri Valcourt')).toBeInTheDocument();
  const read = await section('Most read');
  expect(read.getByRole('row', { name: 'Can it fail? 50 20 40% 14' })).toBeInTheDocument();
  expect(read.getByRole('row', { name: 'New one? 9 < 5 < 5 < 5' })).toBeInTheDocument();
  expect(read.getByRole('row', { name: 'No vote? 7 0 – 0' })).toBeInTheDocument();
});

test.each(['agent', 'expert', 'individual'] as const)(
  '%s is led to the first of their own tabs',
  async (role) => {
    server.use(handle(insights.people, () => ({ ...peopleFigures, people: null, searches: null })));
    renderPage(<AnalyticsPage />, { route: '/dashboard/analytics?range=7d', session: role });
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/analytics/people'));
    expect(window.location.search).toBe('?range=7d');
  },
);

test('an expert sees the own profile, and none of colleagues', async () => {
  server.use(
    handle(insights.people, () => ({ ...peopleFigures, people: null, searches: null })),
    handle(insights.inquiries, () => ({ ...inquiryFigures, asked: null, load: null, screening: null })),
  );
  const { unmount } = renderPage(<PeopleAnalyticsPage />, {
    route: '/dashboard/analytics/people',
    session: 'expert',
  });
  await screen.findByText('12 profile views, 50% more than before. Most on 19 Nov: 9.');
  expect(screen.getByRole('heading', { name: 'My Profile' })).toBeInTheDocument();
  expect(screen.queryByText('Most viewed')).not.toBeInTheDocument();
  expect(screen.queryByText('Searches without results')).not.toBeInTheDocument();
  unmount();
  renderPage(<InquiryAnalyticsPage />, { route: '/dashboard/analytics/inquiries', session: 'expert' });
  await screen.findByText('91%');
  expect(screen.queryByText('Why experts declined')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Held as spam' })).not.toBeInTheDocument();
  expect(screen.queryByText('Open inquiries of each expert, today')).not.toBeInTheDocument();
});

test('nothing counted yet is explained, and a failure can be retried', async () => {
  const nothing = { ...series, total: none, points: [], before: [] };
  server.use(
    handle(insights.all, () => ({
      ...allFigures,
      people: nothing,
      posts: nothing,
      questions: nothing,
      inquiries: none,
    })),
  );
  const { unmount } = renderPage(<AnalyticsPage />, { route: '/dashboard/analytics' });
  await screen.findByText('Nothing counted yet');
  unmount();
  server.use(refuse(insights.all, 'not_allowed'));
  const { user } = renderPage(<AnalyticsPage />, { route: '/dashboard/analytics' });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
});
