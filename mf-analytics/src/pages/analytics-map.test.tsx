import { insights } from '@rostrum/contracts/analytics';
import { contractServer, handle, renderPage, screen, within } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { AnalyticsPage } from './analytics-page.tsx';
import { allFigures } from './testing/figures.ts';

contractServer(handle(insights.all, () => allFigures));
const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('all: a map of countries and of states, with its list by keyboard and its table', async () => {
  const { user } = renderPage(<AnalyticsPage />, { route: '/dashboard/analytics' });
  const countries = await section('Countries of inquiries');
  const map = await countries.findByRole('img', { name: /^Countries of inquiries/ }, { timeout: 10_000 });
  // Norway is an area, Singapore a point that is drawn because it is counted.
  expect(map.querySelectorAll('[data-level]:not([data-level="0"])')).toHaveLength(2);
  expect(map.querySelectorAll('circle')).toHaveLength(1);
  expect(
    countries.getByText('Norway: 14 of 21 inquiries, 67%. As seekers gave it with their inquiry.'),
  ).toBeInTheDocument();
  expect(countries.getByText('One place of fewer than 5, together 2, not on the map.')).toBeInTheDocument();
  expect(countries.getByRole('rowheader', { name: '1 of fewer than 5', hidden: true })).toBeInTheDocument();
  const singapore = countries.getByRole('button', { name: /^Singapore ?5 ?inquiries, show on the map$/ });
  singapore.focus();
  expect(await countries.findByText('Singapore: 5 inquiries, 24%')).toBeInTheDocument();
  expect(map.querySelector('circle')).toHaveAttribute('data-pointed', 'true');
  // Pressed, it stays shown when the focus goes on.
  await user.keyboard('{Enter}');
  expect(singapore).toHaveAttribute('aria-pressed', 'true');
  await user.tab();
  expect(map.querySelector('circle')).toHaveAttribute('data-pointed', 'true');
  await user.click(countries.getByText('Inquiries by state'));
  const states = await section('States and provinces of inquiries');
  expect(states.getByRole('button', { name: /Texas, United States/ })).toBeInTheDocument();
  expect(window.location.search).toContain('map=states');
  await user.click(states.getByText('Profile views'));
  const views = await section('Countries of profile views');
  expect(views.getByText(/No profile views in these days\./)).toBeInTheDocument();
});
