import { insights } from '@rostrum/contracts/analytics';
import { contractServer, example, handle, renderPage, screen, within } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { AnalyticsPage } from './analytics-page.tsx';
import { PeopleAnalyticsPage } from './people-analytics-page.tsx';
import { PostAnalyticsPage } from './post-analytics-page.tsx';
import { QuestionAnalyticsPage } from './question-analytics-page.tsx';
import { allFigures, empty, peopleFigures, period, series } from './testing/figures.ts';

const sources = { groups: [{ key: 'embed', count: 9 }], small: { groups: 0, count: 0 } };
const rows = { rows: [], others: { rows: 0, count: 0 } };
contractServer(
  handle(insights.all, () => ({ ...allFigures, sources })),
  handle(insights.people, () => ({ ...peopleFigures, sources })),
  handle(insights.posts, () => ({
    ...example(insights.posts.response),
    period,
    views: series,
    by_age: [],
    sources,
    by_kind: empty,
    posts: rows,
    caused: { rows: [], posts: 0, inquiries: 0 },
    experts: rows,
  })),
  handle(insights.qanda, () => ({
    ...example(insights.qanda.response),
    period,
    views: series,
    waiting: [],
    sources,
    questions: rows,
    experts: rows,
  })),
);

test.each([
  { name: 'all', Figures: AnalyticsPage, panel: 'Where profile views came from' },
  { name: 'people', Figures: PeopleAnalyticsPage, panel: 'Where views came from' },
  { name: 'posts', Figures: PostAnalyticsPage, panel: 'Where readers came from' },
  { name: 'questions', Figures: QuestionAnalyticsPage, panel: 'Where readers came from' },
])('$name: visits from links in embeds are called that', async ({ Figures, panel }) => {
  renderPage(<Figures />, { route: '/dashboard/analytics' });
  const views = within(await screen.findByRole('region', { name: panel }));
  expect(views.getByRole('row', { name: /^Links in embeds 9/ })).toBeInTheDocument();
});
