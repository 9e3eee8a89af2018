import {
  heldInquiry,
  inquiryRule,
  inquiryRules,
  legalHolds,
  quarantine,
  type ConcernedPerson,
  type HeldInquiry,
} from '@rostrum/contracts/inquiries';
import { personPresence } from '@rostrum/contracts/people';
import {
  cleanup,
  contractServer,
  example,
  exampleId,
  handle,
  refuse,
  renderPage,
  screen,
  waitFor,
  within,
} from '@rostrum/test-support';
import { notificationStore } from '@rostrum/ui-kit';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { undoSeconds } from '../../features/decide-held/use-decisions.ts';
import { QuarantinePage } from './quarantine-page.tsx';

const held = (number: number, more: Partial<HeldInquiry> = {}): HeldInquiry => ({
  ...example(heldInquiry),
  id: exampleId(number),
  ref: `INQ-0000${number}`,
  subject: `Guest post ${number}`,
  restricted: false,
  sender: { name: 'Dana Reed', email: `dana${number}@rank.example`, organization: null, verified: false },
  recipients: ['Maren Okonjo-Hale'],
  deadline_at: null,
  state: 'held',
  action: 'block',
  rule: { kind: 'phrase', pattern: 'guest post', reason: 'Link sellers' },
  decided: null,
  ...more,
});
const concerned = (number: number, name: string, more: Partial<ConcernedPerson> = {}): ConcernedPerson => ({
  id: exampleId(number),
  name,
  is_in_safety_mode: false,
  is_named: false,
  reach: 'account',
  notified: null,
  ...more,
});
const threat = (more: Partial<HeldInquiry> = {}) =>
  held(5, {
    rule: null,
    verdict: { score: 0.99, threshold: 0.85, category: 'abuse_threat', is_safety: true },
    ...more,
  });
let items: HeldInquiry[] = [];
const rules: unknown[] = [];
const calls: unknown[] = [];
beforeEach(() => {
  items = [held(1), held(2), held(3)];
  calls.splice(0);
  rules.splice(0);
  notificationStore.clear();
});
const server = contractServer(
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

test('a possible threat has actions of its own: safety mode, evidence that is kept, and an export', async () => {
  const sent: unknown[] = [];
  const person = concerned(70, 'Maren Okonjo-Hale');
  items = [threat()];
  server.use(
    handle(quarantine.get, () => ({
      ...example(quarantine.get.response),
      ...items[0],
      message: 'I know where you live.',
      ip: '203.0.113.9',
      people: [person],
      is_on_hold: false,
    })),
    handle(legalHolds.set, ({ body }) => {
      sent.push(body.refs);
      return { held: body.refs, already: [] };
    }),
    handle(personPresence.setSafety, ({ params, body }) => {
      sent.push([params.id, body.is_on]);
      return example(personPresence.setSafety.response);
    }),
  );
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:evidence');
  const { user } = open();
  const panel = within(await screen.findByRole('region', { name: 'Possible threat' }));
  await user.click(panel.getByRole('button', { name: 'Keep as evidence' }));
  await user.click(panel.getByRole('button', { name: 'Safety mode for Maren Okonjo-Hale' }));
  await user.click(await screen.findByRole('button', { name: 'Turn on safety mode' }));
  await waitFor(() => expect(sent).toEqual([['INQ-00005'], [person.id, true]]));
  await user.click(panel.getByRole('button', { name: 'Export evidence' }));
  const [file] = saved.mock.calls[0] ?? [];
  const text = await (file as Blob).text();
  for (const words of ['INQ-00005', 'dana5@rank.example', '203.0.113.9', 'I know where you live.'])
    expect(text).toContain(words);
});

describe('telling an expert of a threat', () => {
  let people: ConcernedPerson[] = [];
  const bodies: unknown[] = [];
  const openThreat = async (given: ConcernedPerson[], more: Partial<HeldInquiry> = {}) => {
    people = given;
    bodies.splice(0);
    items = [threat(more)];
    server.use(
      handle(quarantine.get, () => ({
        ...example(quarantine.get.response),
        ...items[0],
        message: 'I know where you live.',
        people,
      })),
      handle(quarantine.notifyExpert, ({ params, body }) => {
        bodies.push([params.person_id, body]);
        const told = {
          ...concerned(70, 'Maren Okonjo-Hale'),
          notified: { by: 'Jonah Petrie', at: '2026-11-19T10:12:00Z', delivery: 'queued' as const },
        };
        people = people.map((person) => (person.id === params.person_id ? told : person));
        return told;
      }),
    );
    const { user } = open();
    return { user, panel: within(await screen.findByRole('region', { name: 'Possible threat' })) };
  };

  test('sends a note, and the message only if it is ticked; then says when and by whom', async () => {
    const { user, panel } = await openThreat([concerned(70, 'Maren Okonjo-Hale')]);
    await user.click(panel.getByRole('button', { name: 'Tell Maren Okonjo-Hale' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tell Maren Okonjo-Hale' }));
    expect(dialog.getByRole('checkbox', { name: 'Include the message' })).not.toBeChecked();
    await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Security knows.');
    await user.click(dialog.getByRole('button', { name: 'Send email' }));
    expect(
      await panel.findByText(/Maren Okonjo-Hale was told by Jonah Petrie on .*19 November 2026/),
    ).toBeVisible();
    expect(panel.queryByRole('button', { name: /^Tell / })).toBeNull();
    expect(bodies).toEqual([[exampleId(70), { note: 'Security knows.', include_message: false }]]);
  });

  test('quotes the message if the desk chooses so', async () => {
    const { user, panel } = await openThreat([concerned(70, 'Maren Okonjo-Hale')]);
    await user.click(panel.getByRole('button', { name: 'Tell Maren Okonjo-Hale' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('checkbox', { name: 'Include the message' }));
    await user.click(dialog.getByRole('button', { name: 'Send email' }));
    await waitFor(() => expect(bodies).toMatchObject([[exampleId(70), { include_message: true }]]));
  });

  test('keeps the note and gives the reason when the email is refused', async () => {
    const { user, panel } = await openThreat([concerned(70, 'Maren Okonjo-Hale')]);
    server.use(
      refuse(quarantine.notifyExpert, 'too_many_requests', { message: 'This address got 3 emails.' }),
    );
    await user.click(panel.getByRole('button', { name: 'Tell Maren Okonjo-Hale' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Security knows.');
    await user.click(dialog.getByRole('button', { name: 'Send email' }));
    expect(await dialog.findByText(/This address got 3 emails/)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /Note/ })).toHaveValue('Security knows.');
  });

  test('offers no note or message to an address without an account, and no button without an address', async () => {
    const { user, panel } = await openThreat([
      concerned(70, 'Zoë Quist', { is_named: true, reach: 'profile' }),
      concerned(71, 'Ned Vance', { is_named: true, reach: 'none' }),
    ]);
    expect(panel.getByText('The message mentions Zoë Quist.')).toBeVisible();
    expect(panel.getByText(/Ned Vance has no account and no email address/)).toBeVisible();
    expect(panel.queryByRole('button', { name: 'Tell Ned Vance' })).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Tell Zoë Quist' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/has no account to confirm the email address/)).toBeVisible();
    expect(dialog.queryByRole('textbox')).toBeNull();
    expect(dialog.queryByRole('checkbox')).toBeNull();
  });

  test('says that an email failed and offers another one', async () => {
    const notified = { by: 'Jonah Petrie', at: '2026-11-19T10:12:00Z', delivery: 'failed' as const };
    const { panel } = await openThreat([concerned(70, 'Maren Okonjo-Hale', { notified })]);
    expect(panel.getByText(/couldn’t be delivered/)).toBeVisible();
    expect(panel.getByRole('button', { name: 'Tell Maren Okonjo-Hale' })).toBeVisible();
  });

  test('says so when no expert is addressed or named, and offers nothing after the release', async () => {
    const { panel } = await openThreat([]);
    expect(panel.getByText('It isn’t addressed to an expert and doesn’t name one.')).toBeVisible();
    cleanup();
    const released = await openThreat([concerned(70, 'Maren Okonjo-Hale')], { state: 'released' });
    expect(released.panel.queryByRole('button', { name: /^Tell / })).toBeNull();
  });
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
