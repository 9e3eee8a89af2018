import { inquiryRule, inquiryRules, type InquiryRule } from '@rostrum/contracts/inquiries';
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
import { beforeEach, expect, test } from 'vitest';
import { BlockedListPage } from './blocked-list-page.tsx';

const own: InquiryRule = {
  ...example(inquiryRule),
  id: exampleId(1),
  version: 1,
  list: 'block',
  kind: 'domain',
  pattern: 'rank-lift.example',
  action: 'block',
  types: [2],
  reason: 'Link sellers',
  scope: null,
  enabled: true,
  may_change: true,
  hits: 61,
};
const foreign: InquiryRule = {
  ...own,
  id: exampleId(2),
  pattern: 'list.example',
  may_change: false,
  enabled: false,
};
const calls: Record<string, unknown>[] = [];
beforeEach(() => calls.splice(0));
const server = contractServer(
  handle(inquiryRules.list, () => ({ items: [own, foreign], total: 2, counts: { block: 2, allow: 1 } })),
  handle(inquiryRules.preview, ({ query }) => ({
    total: 914,
    caught: 14,
    answered: 1,
    is_free_mail: query.pattern === 'gmail.com',
    items: [
      {
        id: exampleId(3),
        ref: 'INQ-7K2M9',
        subject: 'Rent caps',
        email: `oona@${query.pattern}`,
        created_at: new Date().toISOString(),
        result: 'answered' as const,
      },
    ],
  })),
  handle(inquiryRules.add, ({ body }) => {
    calls.push(body);
    return { ...own, pattern: body.pattern };
  }),
  handle(inquiryRules.import, ({ body }) => {
    calls.push({ dry_run: body.dry_run });
    return {
      added: body.dry_run ? 0 : 1,
      rows: [
        { row: 2, pattern: 'rank.example', verdict: 'new' as const, message: null },
        { row: 3, pattern: 'gmail.com', verdict: 'free_mail' as const, message: 'Add this rule by hand.' },
      ],
    };
  }),
  handle(inquiryRules.change, ({ body }) => {
    calls.push(body);
    return own;
  }),
);
const open = () => renderPage(<BlockedListPage />, { route: '/dashboard/inquiries/block' });

test('rules are listed with what they caught; only those that may be changed have controls', async () => {
  const { user } = open();
  const row = (await screen.findByText('rank-lift.example')).closest('tr');
  expect(row).toHaveTextContent('Domain · Media · Link sellers');
  expect(row).toHaveTextContent('61');
  expect(screen.getByText('list.example').closest('tr')).toHaveTextContent('Off');
  expect(screen.queryByRole('switch', { name: 'Apply list.example' })).toBeNull();
  await user.click(screen.getByRole('switch', { name: 'Apply rank-lift.example' }));
  await waitFor(() => expect(calls).toEqual([{ version: 1, enabled: false }]));
});

test('a rule shows what it would have caught before it is saved, and free mail is confirmed first', async () => {
  const { user } = open();
  await screen.findByText('rank-lift.example');
  await user.click(screen.getByRole('button', { name: 'Add rule' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Pattern/ }), 'gmail.com');
  expect(await dialog.findByText('in the last 90 days, of 914')).toBeVisible();
  expect(dialog.getByText(/One of these was answered/)).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: /Apply it to all of them/ }));
  await user.click(dialog.getByRole('button', { name: 'Save rule' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toMatchObject({
    list: 'block',
    kind: 'domain',
    pattern: 'gmail.com',
    action: 'quarantine',
    confirm_free_mail: true,
    expires_at: null,
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a pattern that cannot be one is named at its field, and an empty list says what it is for', async () => {
  server.use(handle(inquiryRules.list, () => ({ items: [], total: 0, counts: { block: 0, allow: 0 } })));
  const { user } = open();
  await screen.findByText('No sender is blocked');
  await user.click(screen.getAllByRole('button', { name: 'Add rule' })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Pattern/ }), 'no domain');
  await user.click(dialog.getByRole('button', { name: 'Save rule' }));
  expect((await dialog.findAllByText('Enter a domain, like example.org.')).length).toBeGreaterThan(0);
  expect(calls).toEqual([]);
});

test('a file of rules is judged row by row before anything is added', async () => {
  const { user } = open();
  await screen.findByText('rank-lift.example');
  await user.click(screen.getByRole('button', { name: 'Import CSV' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.upload(
    dialog.getByLabelText('File'),
    new File(['List,Kind'], 'rules.csv', { type: 'text/csv' }),
  );
  expect(await dialog.findByText('1 of 2 rules can be added. These are left out:')).toBeVisible();
  expect(dialog.getByRole('list', { name: 'Left out' })).toHaveTextContent(
    'Line 3gmail.comAdd this rule by hand.',
  );
  expect(calls).toEqual([{ dry_run: true }]);
  await user.click(dialog.getByRole('button', { name: /Import 1 rule$/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls).toEqual([{ dry_run: true }, { dry_run: false }]);
});
