import { guestInquiries, inquiries, sentInquiries } from '@rostrum/contracts';
import { inquiryRules, type RuleKind } from '@rostrum/contracts/inquiries';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '@rostrum/server-kit/database';
import { forgetSenderAddresses } from '../quarantine/expire-holds.job.ts';
import { inquiryScene, type InquiryScene } from '../../../testing/scenes/inquiry-scene.ts';

const key = () => crypto.randomUUID();
const rule = (kind: RuleKind, pattern: string, more = {}) => ({
  list: 'block' as const,
  kind,
  pattern,
  action: 'block' as const,
  ...more,
});
const send = ({ server, media }: InquiryScene, more: Parameters<InquiryScene['media']>[0]) =>
  server.call(guestInquiries.send, { body: media(more), idempotencyKey: key() });
const statusOf = async ({ server }: InquiryScene, id: string) =>
  (await rowsOf<{ status: string }>(server.db, sql`select status from inquiries where id = ${id}`))[0]
    ?.status;

test('a held sender is answered like everyone else, and the team hears nothing', async () => {
  await using scene = await inquiryScene();
  const { server, administrator, journalist, expertUser, media, mails } = scene;
  for (const address of ['callum@ledger.example', 'a@ledger.example'])
    await administrator.call(inquiryRules.add, { body: rule('email', address) });
  const sent = await journalist.call(sentInquiries.send, { body: media(), idempotencyKey: key() });
  const guest = await send(scene, { email: 'a@ledger.example' });
  const free = await send(scene, { email: 'a@paper.example' });
  expect(await statusOf(scene, sent.id)).toBe('blocked');
  expect(Object.keys(guest)).toEqual(Object.keys(free));

  // The receipts are the only mails about what is held; of the free one desk and expert are told.
  const told = (await mails()).map(({ kind, toEmail }) => `${kind} ${toEmail}`);
  expect(told.filter((mail) => mail.startsWith('inquiry.receipt'))).toHaveLength(3);
  expect(told.filter((mail) => mail.startsWith('inquiry.new'))).toHaveLength(2);
  expect((await administrator.call(inquiries.list)).items.map(({ id }) => id)).toEqual([free.id]);
  expect((await expertUser.call(inquiries.list)).items.map(({ id }) => id)).toEqual([free.id]);

  // To its sender it is as if no one had looked at it yet: step for step the same.
  const track = (path: string) => ({ token: path.split('/').at(-1) ?? '' });
  const [heldLink, freeLink] = [track(guest.tracking_path), track(free.tracking_path)];
  const shown = async (params: { token: string }) => {
    const { id: _id, ref: _ref, history, ...rest } = await server.call(guestInquiries.get, { params });
    const {
      created_at: _at,
      last_message_at: _last,
      closed_at: closed,
      deadline_at: _due,
      steps,
      ...same
    } = rest;
    return {
      ...same,
      closed: closed !== null,
      steps: Object.entries(steps).map(([name, at]) => [name, at !== null]),
      history: history.map(({ kind, text }) => [kind, text]),
    };
  };
  const compare = async () => expect(await shown(heldLink)).toEqual(await shown(freeLink));
  await compare();
  const mailsBefore = (await mails()).length;
  for (const params of [heldLink, freeLink])
    await server.call(guestInquiries.reply, { params, body: { body: 'One more.' }, idempotencyKey: key() });
  await compare();
  for (const params of [heldLink, freeLink]) await server.call(guestInquiries.withdraw, { params });
  await compare();
  for (const params of [heldLink, freeLink])
    await server.call(guestInquiries.reply, { params, body: { body: 'And back.' }, idempotencyKey: key() });
  await compare();
  expect(await statusOf(scene, guest.id)).toBe('blocked');
  // The desk was told three times, each time of the free one.
  expect((await mails()).length - mailsBefore).toBe(3);
  expect((await journalist.call(sentInquiries.list, { query: { state: 'open' } })).items).toMatchObject([
    { status: 'received' },
  ]);
});

test('rules match what they say, in their order, and nothing is thrown away', async () => {
  await using scene = await inquiryScene();
  const { server, administrator, orgId } = scene;
  const add = (body: ReturnType<typeof rule>) => administrator.call(inquiryRules.add, { body });
  const quarantine = { action: 'quarantine' as const };
  await add(rule('email', 'Dana+list@mailbox.example'));
  await add(rule('email', 'Lee.Marsh@googlemail.com'));
  await add(rule('domain', 'Bücher.example', quarantine));
  await add(rule('wildcard', '*.vale.example', quarantine));
  await add(rule('phrase', 'Guest post on your', quarantine));
  await add(rule('country', 'fr', quarantine));
  await add({ ...rule('email', 'press@go.vale.example'), list: 'allow' as never });
  await add(rule('phrase', 'only for speaking', { ...quarantine, types: [1] }));
  await add(rule('domain', 'over.example', { expires_at: new Date(Date.now() - 1000).toISOString() }));
  const cases: [string, Parameters<InquiryScene['media']>[0], string][] = [
    ['a tag does not make another mailbox', { email: 'dana+2@mailbox.example' }, 'blocked'],
    ['one mailbox under two domains, dots or none', { email: 'leemarsh+pr@gmail.com' }, 'blocked'],
    ['not that name elsewhere', { email: 'leemarsh@paper.example' }, 'new'],
    ['a domain in its own script', { email: 'x@xn--bcher-kva.example' }, 'quarantined'],
    ['a subdomain', { email: 'x@go.vale.example' }, 'quarantined'],
    ['not the domain itself', { email: 'x@vale.example' }, 'new'],
    ['nor one that ends alike', { email: 'x@notvale.example' }, 'new'],
    [
      'allow beats block',
      { email: 'press@go.vale.example', message: 'A guest post on your site, no?' },
      'new',
    ],
    ['any case, spacing and accents', { message: 'We offer a GUEST\n  pöst  on your site' }, 'quarantined'],
    ['letters that only look alike', { message: 'We offer a gu\u200Bеst роst оn yоur site' }, 'quarantined'],
    ['a country', { country: 'FR' }, 'quarantined'],
    [
      'another type',
      { message: 'Is your fee only for speaking, or does it cover the panel on flood barriers too?' },
      'new',
    ],
    ['a rule that ended', { email: 'x@over.example' }, 'new'],
  ];
  for (const [name, more, status] of cases) {
    const { id } = await send(scene, {
      email: `${key()}@paper.example`,
      message: `A question about ${name}.`,
      ...more,
    });
    expect([name, await statusOf(scene, id)]).toEqual([name, status]);
  }
  const { items, counts } = await administrator.call(inquiryRules.list);
  expect(counts).toEqual({ block: 8, allow: 1 });
  expect(Object.fromEntries(items.map(({ pattern, hits }) => [pattern, hits]))).toMatchObject({
    'dana+list@mailbox.example': 1,
    'Guest post on your': 2,
    'xn--bcher-kva.example': 1,
  });
  const kept = await rowsOf(server.db, sql`select 1 from inquiries where org_id = ${orgId}`);
  expect(kept).toHaveLength(cases.length);
});

test('a preview tells what a rule would have caught; free mail needs a confirmation, the own domain is refused', async () => {
  await using scene = await inquiryScene();
  const { server, administrator, orgId, expert } = scene;
  const old = new Date(Date.now() - 100 * 86_400_000);
  await server.given.inquiry(orgId, { email: 'a@gmail.com', createdAt: old });
  await server.given.inquiry(orgId, { email: 'b@gmail.com', status: 'spam' });
  const answered = { email: 'c@gmail.com', firstReplyAt: new Date(), recipients: [expert.id] };
  const { id } = await server.given.inquiry(orgId, answered);
  await server.given.inquiry(orgId, { email: 'd@paper.example' });
  const query = { kind: 'domain' as const, pattern: 'GMAIL.com' };
  const preview = await administrator.call(inquiryRules.preview, { query });
  expect(preview).toMatchObject({ total: 3, caught: 2, answered: 1, is_free_mail: true });
  expect(preview.items.map(({ result }) => result)).toEqual(['answered', 'spam']);
  expect(preview.items[0]?.id).toBe(id);

  const body = rule('domain', 'gmail.com');
  await expect(administrator.call(inquiryRules.add, { body })).rejects.toMatchObject({ status: 422 });
  await administrator.call(inquiryRules.add, { body: { ...body, confirm_free_mail: true } });
  const again = { ...body, confirm_free_mail: true };
  await expect(administrator.call(inquiryRules.add, { body: again })).rejects.toMatchObject({ status: 409 });
  const own = rule('domain', 'northmere.example');
  await expect(administrator.call(inquiryRules.add, { body: own })).rejects.toMatchObject({ status: 422 });
  const nothing = rule('phrase', '\u200B\u200B\u200B\u200B\u200B\u200B\u200B');
  await expect(administrator.call(inquiryRules.add, { body: nothing })).rejects.toMatchObject({
    status: 422,
  });
});

test('agents read the rules of the organisation and change those of their own scope alone', async () => {
  await using scene = await inquiryScene();
  const { server, administrator, orgId, expertUser, companyUsername } = scene;
  const agent = await server.signInAs('agent', { orgId, scopes: { departments: ['Engineering'], tags: [] } });
  const other = await server.signInAs('agent', { orgId, scopes: { departments: ['Law'], tags: [] } });
  const whole = await administrator.call(inquiryRules.add, { body: rule('domain', 'rank.example') });
  const scoped = await agent.call(inquiryRules.add, { body: rule('domain', 'noise.example') });
  expect(scoped).toMatchObject({ scope: ['Engineering'], may_change: true });
  const seen = (await agent.call(inquiryRules.list)).items;
  expect(Object.fromEntries(seen.map(({ pattern, may_change: may }) => [pattern, may]))).toEqual({
    'rank.example': false,
    'noise.example': true,
  });
  expect((await other.call(inquiryRules.list)).items.map(({ pattern }) => pattern)).toEqual(['rank.example']);
  for (const [by, of] of [
    [agent, whole],
    [other, scoped],
  ] as const)
    await expect(
      by.call(inquiryRules.change, { params: { id: of.id }, body: { version: 1, enabled: false } }),
    ).rejects.toMatchObject({ status: 403 });
  await expect(expertUser.call(inquiryRules.list)).rejects.toMatchObject({ status: 403 });
  const foreign = await server.signInAs('administrator');
  const params = { id: whole.id };
  await expect(foreign.call(inquiryRules.remove, { params })).rejects.toMatchObject({ status: 404 });

  // It holds what is addressed to the scope, not what goes to the desk, and no agent lets in what the organisation holds.
  const within = await send(scene, { email: 'x@noise.example' });
  expect(await statusOf(scene, within.id)).toBe('blocked');
  const toDesk = await send(scene, {
    email: 'x@noise.example',
    recipients: [],
    company_username: companyUsername,
  });
  expect(await statusOf(scene, toDesk.id)).toBe('new');
  await agent.call(inquiryRules.add, { body: { ...rule('domain', 'rank.example'), list: 'allow' } });
  const ranked = await send(scene, { email: 'x@rank.example' });
  expect(await statusOf(scene, ranked.id)).toBe('blocked');

  const changed = await administrator.call(inquiryRules.change, {
    params,
    body: { version: 1, enabled: false, action: 'quarantine', reason: 'Too broad' },
  });
  expect(changed).toMatchObject({
    enabled: false,
    action: 'quarantine',
    reason: 'Too broad',
    version: 2,
    hits: 1,
  });
  const stale = { version: 1, enabled: true };
  await expect(administrator.call(inquiryRules.change, { params, body: stale })).rejects.toMatchObject({
    status: 409,
  });
  expect(await administrator.call(inquiryRules.remove, { params })).toEqual({ removed: true });
});

test('rules flag, look at networks and come from a file, where each row is judged alone', async () => {
  await using scene = await inquiryScene();
  const { server, administrator } = scene;
  const scopes = { departments: ['Engineering'], tags: [] };
  const agent = await server.signInAs('agent', { orgId: scene.orgId, scopes });
  await administrator.call(inquiryRules.add, {
    body: { ...rule('domain', 'wire.example'), action: 'flag' },
  });
  const flagged = await send(scene, { email: 'x@wire.example' });
  const read = await administrator.call(inquiries.get, { params: { id: flagged.id } });
  expect(read).toMatchObject({ status: 'new', tags: ['flagged'] });
  const step = read.activity.find(({ verb }) => verb === 'inquiry.flagged');
  expect(step?.text).toBe('flagged it: domain wire.example');

  const head = 'List,Kind,Pattern,Action,Types,Reason,Ends';
  const csv = [
    head,
    'block,ip,127.0.0.1/24,quarantine,Media; Speaking,From here,2099-01-31',
    'allow,email,known@paper.example,,,,',
    'block,domain,wire.example,block,,,',
    'block,domain,gmail.com,block,,,',
    'block,domain,northmere.example,block,,,',
    'block,phrase,abc,block,,,',
    'block,ip,10.0.0.0/8,block,,,',
    'block,domain,fine.example,erase,,,',
    'block,domain,fine.example,block,Poetry,,',
    'block,domain,fine.example,block,,,soon',
  ].join('\n');
  const run = (by: typeof administrator, text: string, isTrial: boolean) =>
    by.call(inquiryRules.import, { body: { csv: text, dry_run: isTrial } });
  const trial = await run(administrator, csv, true);
  expect(trial.rows.map(({ row, verdict }) => [row, verdict])).toEqual([
    [2, 'new'],
    [3, 'new'],
    [4, 'exists'],
    [5, 'free_mail'],
    [6, 'own_domain'],
    ...[7, 8, 9, 10, 11].map((row) => [row, 'invalid']),
  ]);
  const columns = trial.rows.slice(5).map(({ message }) => message?.split(':')[0]);
  expect(columns).toEqual(['Pattern', 'Pattern', 'Action', 'Types', 'Ends']);
  expect((await administrator.call(inquiryRules.list)).counts).toEqual({ block: 1, allow: 0 });
  expect((await run(administrator, csv, false)).added).toBe(2);
  expect((await run(administrator, csv, false)).added).toBe(0);
  await expect(run(administrator, 'no,head', true)).rejects.toMatchObject({ status: 422 });
  // An agent's file makes rules of the own scope; the same pattern may stand beside the organisation's.
  expect((await run(agent, `${head}\nblock,domain,wire.example,block,,,`, false)).added).toBe(1);

  // The servers of tests are asked from this machine.
  const query = { kind: 'ip' as const, pattern: '127.0.0.1' };
  expect(await administrator.call(inquiryRules.preview, { query })).toMatchObject({ caught: 1 });
  const near = await send(scene, { email: 'x@paper.example' });
  expect(await statusOf(scene, near.id)).toBe('quarantined');
  const known = await send(scene, { email: 'known@paper.example' });
  expect(await statusOf(scene, known.id)).toBe('new');
  await forgetSenderAddresses(server.db, new Date(Date.now() + 91 * 86_400_000));
  expect(await administrator.call(inquiryRules.preview, { query })).toMatchObject({ caught: 0 });
});
