import { mailingList, mailingLists, type MailingList } from '@rostrum/contracts/inquiries';
import {
  contractServer,
  example,
  exampleId,
  handle,
  renderPage,
  screen,
  waitFor,
  within,
} from '@rostrum/test-support';
import { notificationStore } from '@rostrum/ui-kit';
import { beforeEach, expect, test } from 'vitest';
import { MailingListsPage } from './mailing-lists-page.tsx';

const water: MailingList = {
  ...example(mailingList),
  id: exampleId(1),
  version: 3,
  sends: 'inquiries',
  name: 'Water and climate',
  description: '',
  types: [2],
  departments: ['Engineering'],
  tags: [],
  person_ids: [],
  experts: [],
  countries: [],
  verified_only: true,
  mode: 'each',
  content: 'summary',
  quiet_from: '22:00',
  quiet_until: '06:30',
  paused_at: null,
  subscribers: { active: 15, pending: 1, unsubscribed: 0, bounced: 1, left: 0 },
};
const calls: unknown[] = [];
let lists = [water];
beforeEach(() => {
  calls.splice(0);
  notificationStore.clear();
  lists = [water];
});
contractServer(
  handle(mailingLists.list, () => ({ items: lists, timezone: 'Europe/London' })),
  handle(mailingLists.choices, () => ({ departments: ['Engineering', 'Law'], tags: [], experts: [] })),
  handle(mailingLists.preview, ({ query }) => ({
    from: '2026-11-16',
    to: '2026-11-22',
    total: 73,
    matched: query.departments === undefined ? 0 : 11,
    items: [],
  })),
  handle(mailingLists.change, ({ body }) => {
    calls.push(body);
    return water;
  }),
  handle(mailingLists.add, ({ body }) => {
    calls.push(body);
    const sends = body.sends === 'inquiries' ? body.sends : ('posts' as const);
    const added = { ...water, ...body, sends, subject: body.sends, id: exampleId(2), version: 1 };
    lists = [water, added];
    return added;
  }),
  handle(mailingLists.pause, ({ body }) => {
    calls.push(body);
    return water;
  }),
  handle(mailingLists.sendTest, () => ({ email: 'jonah@northmere.example', ref: 'INQ-7K2M9' })),
  handle(mailingLists.subscribers, () => ({
    items: [
      {
        id: exampleId(3),
        email: 'gone@harbour.example',
        name: '',
        is_member: false,
        state: 'bounced' as const,
        since: new Date().toISOString(),
        reason: '550 5.1.1 No such mailbox',
      },
    ],
  })),
  handle(mailingLists.subscribe, ({ body }) => {
    calls.push(body);
    return {
      addresses: [
        { line: 1, value: 'flood-desk@selby.example', verdict: 'must_confirm' as const, remedy: null },
        {
          line: 2,
          value: 'press(at)northmere.example',
          verdict: 'invalid' as const,
          remedy: 'Write @ instead of “(at)”.',
        },
      ],
    };
  }),
);
const open = () => renderPage(<MailingListsPage />, { route: '/dashboard/inquiries/mailinglists' });

test('a list is paused from its row, changed in the drawer with what it would have sent, and tried', async () => {
  const { user } = open();
  const row = (await screen.findByRole('button', { name: 'Water and climate' })).closest('tr');
  expect(row).toHaveTextContent('Engineering · verified senders only');
  expect(row).toHaveTextContent('1 bounced');
  await user.click(screen.getByRole('switch', { name: 'Send Water and climate' }));
  await waitFor(() => expect(calls).toEqual([{ paused: true }]));

  await user.click(screen.getByRole('button', { name: 'Water and climate' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText(/of last week’s 73 inquiries would have gone to this list/)).toBeVisible();
  expect(drawer.getByText(/Time zone of the organisation: Europe\/London/)).toHaveTextContent('at 06:30');
  await user.click(drawer.getByRole('button', { name: 'Send test to me' }));
  await waitFor(() =>
    expect(notificationStore.get()).toMatchObject([
      { title: 'Test sent to jonah@northmere.example', description: 'It shows INQ-7K2M9.' },
    ]),
  );
  await user.click(drawer.getByRole('switch', { name: 'Quiet hours' }));
  await user.click(drawer.getByRole('radio', { name: 'Daily' }));
  await user.click(drawer.getByRole('button', { name: 'Save list' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]).toMatchObject({ version: 3, mode: 'daily', quiet_from: null, quiet_until: null });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a new list goes on to its people: good addresses are added, bad ones stay with their remedy', async () => {
  lists = [];
  const { user } = open();
  await screen.findByText('Send each new inquiry to the people who should see it');
  await user.click(screen.getAllByRole('button', { name: 'Add a list' })[0] as HTMLElement);
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(drawer.getByRole('button', { name: 'Save list' }));
  expect((await drawer.findAllByText('Enter a name for the list.')).length).toBeGreaterThan(0);
  await user.type(drawer.getByRole('textbox', { name: /Name/ }), 'Newsroom');
  await user.click(drawer.getByRole('button', { name: 'Save list' }));
  await waitFor(() => expect(calls[0]).toMatchObject({ name: 'Newsroom', mode: 'each', content: 'summary' }));

  const box = await screen.findByRole('textbox', { name: 'Email addresses' });
  const people = within(screen.getByRole('dialog'));
  expect(await people.findByText('550 5.1.1 No such mailbox')).toBeVisible();
  await user.click(box);
  await user.paste('flood-desk@selby.example\npress(at)northmere.example');
  await user.click(people.getByRole('button', { name: 'Add addresses' }));
  expect(await people.findByText('0 of 2 added. 1 was asked by email to confirm first.')).toBeVisible();
  expect(people.getByText('Line 2. Write @ instead of “(at)”.')).toBeVisible();
  expect(box).toHaveValue('press(at)northmere.example');
});

test('a list of posts asks for no rules of inquiries, and stands in the table as what it is', async () => {
  lists = [{ ...water, sends: 'posts', name: 'Journalists' }];
  const { user } = open();
  const row = (await screen.findByRole('button', { name: 'Journalists' })).closest('tr');
  expect(row).toHaveTextContent('Posts that are sent by hand');
  expect(row).toHaveTextContent('By hand');
  await user.click(screen.getAllByRole('button', { name: 'Add a list' })[0] as HTMLElement);
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(drawer.getByRole('radio', { name: 'Posts' }));
  expect(drawer.getByText(/^Each post is sent by hand/)).toBeVisible();
  expect(drawer.queryByRole('radio', { name: 'Daily' })).not.toBeInTheDocument();
  expect(drawer.queryByText(/of last week/)).not.toBeInTheDocument();
  await user.type(drawer.getByRole('textbox', { name: /Name/ }), 'Science desk');
  await user.click(drawer.getByRole('button', { name: 'Save list' }));
  await waitFor(() => expect(calls[0]).toMatchObject({ name: 'Science desk', sends: 'posts' }));
});

test('a list of the monthly report says so, and leads to where its day is chosen', async () => {
  lists = [{ ...water, sends: 'posts', subject: 'reports', name: 'Leadership' }];
  const { user } = open();
  const row = (await screen.findByRole('button', { name: 'Leadership' })).closest('tr');
  expect(row).toHaveTextContent('The report of each month');
  expect(row).toHaveTextContent('Monthly');
  await user.click(screen.getAllByRole('button', { name: 'Add a list' })[0] as HTMLElement);
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(drawer.getByRole('radio', { name: 'Monthly report' }));
  expect(drawer.getByText(/on the day that you choose under Analytics/)).toBeVisible();
  expect(drawer.queryByText(/Quiet hours/)).not.toBeInTheDocument();
  await user.type(drawer.getByRole('textbox', { name: /Name/ }), 'Deans');
  await user.click(drawer.getByRole('button', { name: 'Save list' }));
  await waitFor(() => expect(calls[0]).toMatchObject({ name: 'Deans', sends: 'reports' }));
});
