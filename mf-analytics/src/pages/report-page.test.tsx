import { monthlyReport, reports, type ReportMailing } from '@rostrum/contracts/analytics';
import { contractServer, example, handle, renderPage, screen, waitFor, within } from '@rostrum/test-support';
import { beforeEach, expect, test } from 'vitest';
import { ReportPage } from './report-page.tsx';

const deans: ReportMailing = {
  list_id: '0198a9b2-0000-7000-8000-000000000001',
  name: 'Deans',
  addresses: 12,
  is_paused: false,
  schedule: null,
  next_at: null,
};
let items: ReportMailing[] = [];
const chosen: unknown[] = [];
beforeEach(() => {
  items = [deans];
  chosen.length = 0;
});
contractServer(
  handle(reports.month, () => ({
    report: { ...example(monthlyReport), counted_at: '2026-11-19T10:12:00.000Z', month: '2026-10' },
    is_sent_to_me: false,
  })),
  handle(reports.mailings, () => ({ items, timezone: 'Europe/London' })),
  handle(reports.schedule, ({ body, params }) => {
    chosen.push([params.id, body.schedule]);
    items = [
      { ...deans, schedule: body.schedule, next_at: body.schedule ? '2026-12-03T07:00:00.000Z' : null },
    ];
    return items[0] ?? deans;
  }),
);

const open = () =>
  renderPage(<ReportPage />, { route: '/dashboard/analytics/report', session: 'administrator' });

async function choose(user: ReturnType<typeof open>['user'], label: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByTitle(option));
}

test('a list is sent the report on the day and hour that are chosen, and no longer when that is chosen', async () => {
  const { user } = open();
  const card = within(await screen.findByRole('region', { name: 'Recipients of this report' }));
  expect(await card.findByText(/12 addresses\. It is not sent\./)).toBeInTheDocument();
  await choose(user, 'Day for Deans', 'On the 3rd');
  expect(await card.findByText(/Next on 3 December/)).toBeInTheDocument();
  await choose(user, 'Hour for Deans', '05:00');
  await choose(user, 'Day for Deans', 'Not sent');
  await waitFor(() =>
    expect(chosen).toEqual([
      [deans.list_id, { day: 3, hour: 7 }],
      [deans.list_id, { day: 3, hour: 5 }],
      [deans.list_id, null],
    ]),
  );
});

test('without a list it says how one is made', async () => {
  items = [];
  open();
  expect(await screen.findByText(/^Make a mailing list that sends the monthly report/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Make a mailing list' })).toHaveAttribute(
    'href',
    '/dashboard/inquiries/mailinglists',
  );
});
