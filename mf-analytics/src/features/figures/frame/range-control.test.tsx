import { rangeQuery, type RangeQuery } from '@rostrum/contracts/analytics';
import { renderPage, screen } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { RangeControl } from './range-control.tsx';

const period = { from: '2026-11-18', to: '2026-11-19', timezone: 'Europe/London', before: null };

test('choosing freely begins with the days that are shown, and leaving it forgets them', async () => {
  const changes: Partial<RangeQuery>[] = [];
  const { user } = renderPage(
    <RangeControl
      query={rangeQuery.parse({ range: 'custom', from: period.from, to: period.to })}
      period={period}
      onChange={(change) => void changes.push(change)}
    />,
  );
  expect(await screen.findByLabelText('From')).toHaveValue('Wed 18 Nov 2026');
  expect(screen.getByLabelText('to')).toHaveValue('Thu 19 Nov 2026');
  await user.click(screen.getByText('90 days'));
  expect(changes).toEqual([{ range: '90d', from: undefined, to: undefined }]);
});

test('a custom range starts from the days on the page', async () => {
  const changes: Partial<RangeQuery>[] = [];
  const { user } = renderPage(
    <RangeControl
      query={rangeQuery.parse({})}
      period={period}
      onChange={(change) => void changes.push(change)}
    />,
  );
  await user.click(screen.getByText('Custom'));
  await user.click(screen.getByLabelText('Compare with the days before'));
  expect(changes).toEqual([{ range: 'custom', from: period.from, to: period.to }, { compare: 'off' }]);
});
