import { inquiryRule, inquiryRules, quarantine, type HeldInquiry } from '@rostrum/contracts/inquiries';
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
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { undoSeconds } from '../../features/decide-held/use-decisions.ts';
import { QuarantinePage } from './quarantine-page.tsx';
import { held } from './testing/held-examples.ts';

let items: HeldInquiry[] = [];
const rules: unknown[] = [];
const calls: unknown[] = [];
beforeEach(() => {
  items = [held(1), held(2), held(3)];
  calls.splice(0);
  rules.splice(0);
  notificationStore.clear();
});
contractServer(
  handle(quarantine.list, ({ query }) => ({
    items: items.slice(0, query.page_size),
    total: items.length,
    counts: { held: items.length, passed: 40, released: 1, confirmed: 6, safety: 0 },
    precision: { decided: 7, share: null },
    recall: { known: 60, share: 0.9 },
  })),
  handle(quarantine.get, ({ params }) => ({
    ...(items.find(({ id }) => id === params.id) ?? held(1)),
    people: [],
    is_on_hold: false,
    message: 'We offer a guest post on your site.',
    ip: '203.0.113.9',
    reasons: [
      { code: 'link_offer', weight: 2.4, quote: 'guest post', marks: [{ start: 11, end: 21 }] },
      { code: 'asks', weight: -0.6, quote: null, marks: [] },
    ],
    history: { sent: 2, answered: 1, spam: 0, first_at: '2026-01-05T10:00:00Z' },
  })),
  handle(quarantine.decide, ({ body }) => {
    calls.push(body);
    items = items.filter(({ id }) => !body.ids.includes(id));
    return { decided: body.ids, skipped: [] };
  }),
  handle(inquiryRules.preview, () => ({
    total: 914,
    caught: 3,
    answered: 0,
    is_free_mail: false,
    items: [],
  })),
  handle(inquiryRules.add, ({ body }) => {
    rules.push(body);
    return { ...example(inquiryRule), pattern: body.pattern };
  }),
);
const open = () => renderPage(<QuarantinePage />, { route: '/dashboard/inquiries/quarantine' });
const rows = () => within(screen.getByRole('list', { name: 'Held inquiries' })).getAllByRole('listitem');

test('a held inquiry shows why it is held, its sender and its message with the words that decided', async () => {
  open();
  const detail = within(await screen.findByRole('region', { name: 'Held inquiry' }));
  expect(await detail.findByRole('heading', { name: 'Guest post 1' })).toBeVisible();
  expect(detail.getByText('guest post').tagName).toBe('MARK');
  expect(detail.getByText(/2 earlier inquiries since/)).toHaveTextContent('1 answered, 0 spam.');
  expect(detail.getByText('Link sellers')).toBeVisible();
  expect(detail.getByText('203.0.113.9')).toBeVisible();
  expect(screen.getByText(/90% of 60 known spam was held/)).toBeVisible();
  expect(screen.getByText(/40 passed, 1 released, 6 confirmed/)).toBeVisible();
});

test('what screening holds shows how sure it is, why, and where in the text', async () => {
  items = [
    held(4, {
      rule: null,
      action: 'quarantine',
      verdict: { score: 0.99, threshold: 0.85, category: 'seo_links', is_safety: false },
    }),
  ];
  open();
  const side = within(await screen.findByRole('complementary', { name: 'Why it was held' }));
  expect(side.getByText('Very likely spam, 99%')).toBeVisible();
  expect(side.getByText('holds at 85%')).toBeVisible();
  const [spam, genuine] = side.getAllByRole('listitem');
  expect(spam).toHaveTextContent('Asks for links or guest posts');
  expect(genuine).toHaveTextContent('−0.60');
  expect(screen.getByText('guest post', { selector: 'mark' })).toHaveTextContent('guest post1');
  expect(screen.getByText(/not enough data, 7 of 50 decisions/)).toBeVisible();
});

test('keys decide and lead to the next; undo brings it back, and leaving carries out what is left', async () => {
  const { user, unmount } = open();
  await screen.findByRole('heading', { name: 'Guest post 1' });
  await user.keyboard('a');
  await screen.findByRole('heading', { name: 'Guest post 2' });
  expect(rows()).toHaveLength(2);
  await user.keyboard('u');
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(notificationStore.get()).toEqual([]);
  await user.keyboard('j');
  await screen.findByRole('heading', { name: 'Guest post 3' });
  await user.keyboard('s');
  await waitFor(() => expect(rows()).toHaveLength(2));
  // Nothing is sent while it can be undone.
  expect(calls).toEqual([]);
  unmount();
  await waitFor(() => expect(calls).toEqual([{ ids: [exampleId(3)], decision: 'confirm' }]));
});

test('closing the tab carries out what could still be undone', async () => {
  const { user } = open();
  await screen.findByRole('heading', { name: 'Guest post 1' });
  await user.keyboard('s');
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(calls).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(calls).toEqual([{ ids: [exampleId(1)], decision: 'confirm' }]));
});

test('several are decided at once', async () => {
  const { user, unmount } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select INQ-00001' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select INQ-00003' }));
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Confirm spam' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  unmount();
  await waitFor(() => expect(calls).toEqual([{ ids: [exampleId(1), exampleId(3)], decision: 'confirm' }]));
});

test('a sender is blocked with what the rule would have caught, and the inquiry is spam once it is saved', async () => {
  const { user, unmount } = open();
  await screen.findByRole('heading', { name: 'Guest post 1' });
  await user.keyboard('{Shift>}S{/Shift}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm and block sender' }));
  expect(dialog.getByRole('textbox', { name: /Pattern/ })).toHaveValue('rank.example');
  expect(await dialog.findByText('in the last 90 days, of 914')).toBeVisible();
  expect(rows()).toHaveLength(3);
  await user.click(dialog.getByRole('button', { name: 'Confirm spam and save rule' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(rules).toMatchObject([
    { list: 'block', kind: 'domain', pattern: 'rank.example', reason: 'Spam: INQ-00001' },
  ]);
  unmount();
  await waitFor(() => expect(calls).toEqual([{ ids: [exampleId(1)], decision: 'confirm' }]));
});

test('sixty held ones are cleared by one key each, and the next page comes without a pointer', async () => {
  items = Array.from({ length: 60 }, (_, index) => held(index + 1));
  // The time for Undo does not pass here: a busy machine takes longer than it for fifty keys.
  const { setTimeout } = globalThis;
  const timers = vi.spyOn(globalThis, 'setTimeout');
  timers.mockImplementation((run, after, ...more) =>
    after === undoSeconds * 1000 ? setTimeout(() => undefined) : setTimeout(run, after, ...more),
  );
  onTestFinished(() => timers.mockRestore());
  const { user } = open();
  await screen.findByRole('heading', { name: 'Guest post 1' });
  expect(rows()).toHaveLength(50);
  await user.keyboard('s'.repeat(50));
  expect(await screen.findByText('All on this page are decided')).toBeVisible();
  await user.keyboard('j');
  await waitFor(() => expect(rows()).toHaveLength(10));
  await user.keyboard('s'.repeat(10));
  await screen.findByText('All on this page are decided');
  await user.keyboard('j');
  expect(await screen.findByText('Nothing held')).toBeVisible();
  const decided = calls.flatMap((call) => (call as { ids: string[] }).ids);
  expect(new Set(decided).size).toBe(60);
});
