import { analytics, overview } from '@rostrum/contracts';
import { contractServer, example, handle, renderPage, screen, waitFor } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { AnalyticsPage } from './analytics-page.tsx';
import { InquiryAnalyticsPage } from './inquiry-analytics-page.tsx';
import { PeopleAnalyticsPage } from './people-analytics-page.tsx';

const days = [
  { date: '2026-11-18', count: 9 },
  { date: '2026-11-19', count: 12 },
];
const figures = {
  ...example(overview),
  inquiries: {
    total: { now: 21, before: 14 },
    by_day: days,
    before_by_day: days,
    by_type: [{ type: 2, count: 13 }],
  },
  views: { total: { now: 340, before: 0 }, by_day: days, before_by_day: days },
  forms_opened: { now: 60, before: 40 },
  led_to_something: { now: 4, before: 0 },
  answered_in_time: { now: 0.914, before: null },
  searches_without_result: [{ text: 'avian flu in dairy herds', count: 31 }],
};
let asked: string | null = null;
const server = contractServer(
  handle(analytics.overview, ({ request }) => {
    asked = new URL(request.url).searchParams.get('days');
    return figures;
  }),
);

test('shows figures beside the period before, with a table for each chart', async () => {
  renderPage(<AnalyticsPage />, { route: '/dashboard/analytics' });
  await screen.findByText('91%');
  expect(screen.getAllByText(/50% on the previous/)).toHaveLength(2);
  expect(screen.getAllByText('Nothing to compare yet')).toHaveLength(2);
  expect(screen.getByText('avian flu in dairy herds')).toBeInTheDocument();
  expect(screen.getAllByText('19 Nov').length).toBeGreaterThan(0);
});

test('the period stands in the address', async () => {
  const { user } = renderPage(<AnalyticsPage />, { route: '/dashboard/analytics' });
  await user.click(await screen.findByText('90 days'));
  await waitFor(() => expect(asked).toBe('90'));
  expect(window.location.search).toBe('?days=90');
});

test.each(['agent', 'expert', 'individual'] as const)(
  '%s is led to the first of their own tabs',
  async (role) => {
    renderPage(<AnalyticsPage />, { route: '/dashboard/analytics?days=7', session: role });
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/analytics/people'));
    expect(window.location.search).toBe('?days=7');
    expect(screen.queryByText('Searches without results')).not.toBeInTheDocument();
  },
);

test('an expert sees views of the own profile, and none of colleagues', async () => {
  renderPage(<PeopleAnalyticsPage />, { route: '/dashboard/analytics/people', session: 'expert' });
  await screen.findByRole('heading', { name: 'My Profile' });
  await screen.findByText('340');
  expect(screen.queryByText('Most viewed')).not.toBeInTheDocument();
  expect(screen.queryByText('Answered in time')).not.toBeInTheDocument();
});

test('an agent sees whose profiles are looked at, and how inquiries are answered', async () => {
  renderPage(<PeopleAnalyticsPage />, { route: '/dashboard/analytics/people', session: 'agent' });
  await screen.findByText('Most viewed');
  expect(screen.getByRole('heading', { name: 'People' })).toBeInTheDocument();
  renderPage(<InquiryAnalyticsPage />, { route: '/dashboard/analytics/inquiries', session: 'agent' });
  await screen.findByText('91%');
  expect(screen.getByText('Inquiries by type')).toBeInTheDocument();
});

test('nothing counted yet is explained, never faked', async () => {
  const none = { now: 0, before: 0 };
  server.use(
    handle(analytics.overview, () => ({
      ...figures,
      inquiries: { ...figures.inquiries, total: none },
      views: { ...figures.views, total: none },
    })),
  );
  renderPage(<AnalyticsPage />, { route: '/dashboard/analytics' });
  await screen.findByText('Nothing counted yet');
});
