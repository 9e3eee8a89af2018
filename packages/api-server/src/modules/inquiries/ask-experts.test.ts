import { inquiries, sentInquiries } from '@rostrum/contracts';
import { inquiryAsks, linkAsks, ownAsks } from '@rostrum/contracts/inquiries';
import { sql } from 'drizzle-orm';
import type { OutgoingMail } from '@rostrum/server-kit/mail';
import { describe, expect, test } from 'vitest';
import { createAskFlow } from './asks/ask-flow.ts';
import { createExpireAsksService } from './asks/expire-asks.service.ts';
import { inquiryAsks as inquiryAskTable } from './inquiry-asks.schema.ts';
import { createInquiryNotices } from './inquiry-notices.ts';
import { askScene } from '../../testing/scenes/ask-scene.ts';

const key = () => crypto.randomUUID();
const accept = { answer: 'accept' } as const;

type Scene = Awaited<ReturnType<typeof askScene>>;

/** As if everything had been asked some minutes earlier. */
const moveBack = ({ server }: Scene, minutes: number) =>
  server.db.update(inquiryAskTable).set({
    askedAt: sql`${inquiryAskTable.askedAt} - make_interval(mins => ${minutes})`,
    expiresAt: sql`${inquiryAskTable.expiresAt} - make_interval(mins => ${minutes})`,
  });

/** The job's service, and the mails that it writes. */
function expiryOf(sent: string[]) {
  const clock = () => new Date();
  const mail = {
    enqueue: async (_tx: unknown, { kind, to }: OutgoingMail) => String(sent.push(`${kind} ${to.email}`)),
    takeBack: async () => undefined,
  };
  const notices = createInquiryNotices({ mail, clock, publicUrl: 'http://rostrum.test' });
  return createExpireAsksService({ flow: createAskFlow({ notices, clock }), notices, clock });
}

describe('asking one expert', () => {
  test('mails a link, moves the inquiry and shows the seeker the step; a yes opens it to the expert', async () => {
    await using scene = await askScene();
    const { bram, params, journalist, server } = scene;
    const before = await journalist.call(sentInquiries.get, { params });
    expect(before.steps.expert_asked).toBeNull();
    const asked = await scene.ask([bram.id]);
    expect(asked).toMatchObject({
      status: 'waiting_expert',
      asks: [{ person: { name: 'Bram Oyelaran' }, state: 'asked', asked_at: expect.any(String) }],
      activity: [{ verb: 'inquiry.asked', text: 'asked Bram Oyelaran' }, {}],
    });
    const tracked = await journalist.call(sentInquiries.get, { params });
    expect(tracked).toMatchObject({
      status: 'expert_asked',
      steps: { expert_asked: expect.any(String) },
      expert_answer: null,
    });
    expect(tracked.history.at(-1)?.text).toBe('Expert asked');

    const token = await scene.tokenFor('bram@northmere.example');
    const view = await server.call(linkAsks.get, { params: { token } });
    expect(view).toMatchObject({
      state: 'asked',
      firstname: 'Bram',
      question: {
        text: 'Does the barrier still hold?',
        sender: { name: 'Callum Strand', organization: 'The Meridian Ledger' },
        is_first_yes: false,
      },
    });
    const after = await scene.answer(token, { ...accept, note: 'Call me on 07700 900233.' });
    expect(after).toMatchObject({ state: 'accepted', question: null });

    const open = await scene.read();
    expect(open).toMatchObject({
      status: 'open',
      asks: [{ state: 'accepted', note: 'Call me on 07700 900233.' }],
      activity: [
        { verb: 'inquiry.ask_accepted', text: 'said yes', actor: { name: 'Bram Oyelaran', role: 'expert' } },
        {},
        {},
      ],
    });
    expect(open.recipients.map(({ name }) => name)).toEqual(['Maren Okonjo-Hale', 'Bram Oyelaran']);
    const told = await journalist.call(sentInquiries.get, { params });
    expect(told).toMatchObject({ status: 'with_the_team', expert_answer: { answer: 'accepted' } });
    // Whom the desk found is for the desk to say: the seeker wrote to one expert.
    expect(JSON.stringify(told)).not.toContain('Oyelaran');
    const results = (await scene.mails()).filter(({ kind }) => kind === 'inquiry.ask_result');
    expect(results.map(({ toEmail }) => toEmail)).toEqual(['jonah@northmere.example']);
    expect(results[0]?.text).toContain('Bram Oyelaran said yes.');
  });

  test('opening the link changes nothing, as often as a mail scanner likes, and the link works once', async () => {
    await using scene = await askScene();
    await scene.ask([scene.bram.id]);
    const token = await scene.tokenFor('bram@northmere.example');
    const before = await scene.read();
    for (let opened = 0; opened < 3; opened += 1)
      await scene.server.call(linkAsks.get, { params: { token } });
    expect(await scene.read()).toEqual(before);
    await scene.answer(token, { answer: 'decline', reason: 'busy' });
    await expect(scene.answer(token, accept)).rejects.toMatchObject({
      status: 409,
      code: 'invalid_transition',
    });
    // Forwarded after the answer, it shows that it was answered and nothing else.
    const used = await scene.server.call(linkAsks.get, { params: { token } });
    expect(used).toMatchObject({ state: 'declined', question: null });
    expect(JSON.stringify(used)).not.toContain('Strand');
  });

  test('a no keeps its reason with the desk', async () => {
    await using scene = await askScene();
    const { journalist, expertUser, params } = scene;
    await scene.ask([scene.bram.id]);
    await scene.answer(await scene.tokenFor('bram@northmere.example'), {
      answer: 'decline',
      reason: 'fee',
      note: 'Too little for a week.',
    });
    const read = await scene.read();
    expect(read).toMatchObject({ status: 'open', asks: [{ state: 'declined', reason: 'fee' }] });
    expect(JSON.stringify(read.activity)).not.toMatch(/fee|Too little/);
    const tracked = await journalist.call(sentInquiries.get, { params });
    expect(tracked.expert_answer).toMatchObject({ answer: 'declined' });
    const toExpert = await expertUser.call(inquiries.get, { params });
    expect(toExpert.asks).toEqual([]);
    for (const seen of [tracked, toExpert])
      expect(JSON.stringify(seen)).not.toMatch(/fee|Too little|Oyelaran/);
  });

  test('hides the outlet until the yes, and never shows the parties', async () => {
    await using scene = await askScene();
    await scene.ask([scene.bram.id], { hide_outlet: true });
    const token = await scene.tokenFor('bram@northmere.example');
    const view = await scene.server.call(linkAsks.get, { params: { token } });
    expect(view.question?.sender).toEqual({ name: 'Callum Strand', organization: null, verified: false });
    const mail = (await scene.mails()).find(({ kind }) => kind === 'inquiry.ask');
    for (const seen of [JSON.stringify(view), mail?.text, mail?.html]) expect(seen).not.toContain('Meridian');
  });

  test('an address that nobody proved gets the link without a word of what was written', async () => {
    await using scene = await askScene();
    await scene.ask([scene.bram.id, scene.expert.id]);
    const mails = (await scene.mails()).filter(({ kind }) => kind === 'inquiry.ask');
    const text = (email: string) => mails.find(({ toEmail }) => toEmail === email)?.text ?? '';
    expect(text('bram@northmere.example')).not.toMatch(/barrier|Strand|Meridian/);
    expect(text('maren@northmere.example')).toContain('Does the barrier still hold?');
  });
});

describe('several experts', () => {
  test('the first yes wins: of two at the same time one has it, and the other is told', async () => {
    await using scene = await askScene();
    const { bram, idris } = scene;
    await scene.ask([bram.id, idris.id]);
    const tokens = [
      await scene.tokenFor('bram@northmere.example'),
      await scene.tokenFor('idris@northmere.example'),
    ];
    const outcomes = await Promise.allSettled(tokens.map((token) => scene.answer(token, accept)));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toMatchObject([
      { reason: { status: 409, message: expect.stringContaining('Another expert said yes first') } },
    ]);
    const read = await scene.read();
    expect(read.asks.map(({ state }) => state).sort()).toEqual(['accepted', 'cancelled']);
    expect(read.asks.find(({ state }) => state === 'cancelled')?.cancelled_because).toBe('taken');
    const winner = read.asks.find(({ state }) => state === 'accepted')?.person.id;
    const loser = winner === bram.id ? 'idris@northmere.example' : 'bram@northmere.example';
    const over = (await scene.mails()).filter(({ kind }) => kind === 'inquiry.ask_over');
    expect(over.map(({ toEmail, subject }) => [toEmail, subject])).toEqual([
      [loser, expect.stringMatching(/^Taken: Media inquiry/)],
    ]);
  });

  test('in order: the next is asked only after a no, and a yes ends it without a mail to the rest', async () => {
    await using scene = await askScene();
    const { bram, idris, expert } = scene;
    await scene.ask([bram.id, expert.id, idris.id], { in_order: true });
    const states = async () => (await scene.read()).asks.map(({ state }) => state);
    expect(await states()).toEqual(['asked', 'queued', 'queued']);
    await expect(scene.tokenFor('maren@northmere.example')).rejects.toThrow('No mail');
    await scene.answer(await scene.tokenFor('bram@northmere.example'), {
      answer: 'decline',
      reason: 'busy',
    });
    expect(await states()).toEqual(['declined', 'asked', 'queued']);
    expect((await scene.read()).status).toBe('waiting_expert');
    const { items } = await scene.expertUser.call(ownAsks.list);
    expect(items).toMatchObject([{ text: 'Does the barrier still hold?' }]);
    await scene.expertUser.call(ownAsks.answer, {
      params: { id: items[0]?.id ?? '' },
      body: accept,
      idempotencyKey: key(),
    });
    expect(await states()).toEqual(['declined', 'accepted', 'cancelled']);
    expect((await scene.mails()).filter(({ kind }) => kind === 'inquiry.ask_over')).toEqual([]);
  });

  test('a colleague is suggested from the public directory, a time is a yes once the desk agrees', async () => {
    await using scene = await askScene();
    const { bram, idris, params, administrator, server } = scene;
    await scene.ask([bram.id, idris.id]);
    const token = await scene.tokenFor('bram@northmere.example');
    const { items } = await server.call(linkAsks.colleagues, { params: { token }, query: { q: 'maren' } });
    expect(items.map(({ name }) => name)).toEqual(['Maren Okonjo-Hale']);
    await expect(
      scene.answer(token, { answer: 'suggest', person_id: crypto.randomUUID() }),
    ).rejects.toMatchObject({ status: 422 });
    await scene.answer(token, { answer: 'suggest', person_id: items[0]?.id ?? '' });
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await scene.answer(await scene.tokenFor('idris@northmere.example'), { answer: 'propose', times: [at] });
    const read = await scene.read();
    expect(read.status).toBe('open');
    expect(read.asks).toMatchObject([
      { state: 'suggested', suggested: { name: 'Maren Okonjo-Hale' } },
      { state: 'proposed', times: [at] },
    ]);
    const askId = read.asks[1]?.id ?? '';
    const taken = await administrator.call(inquiryAsks.takeTime, {
      params: { ...params, ask_id: askId },
      body: { at },
    });
    expect(taken.asks[1]).toMatchObject({ state: 'accepted', agreed_at: at });
  });
});

describe('what the desk and time do', () => {
  test('cancels, with a mail to who was asked; closing the inquiry ends all questions', async () => {
    await using scene = await askScene();
    const { bram, idris, params, administrator } = scene;
    const { asks } = await scene.ask([bram.id]);
    const cancelled = await administrator.call(inquiryAsks.cancel, {
      params: { ...params, ask_id: asks[0]?.id ?? '' },
    });
    expect(cancelled).toMatchObject({
      status: 'open',
      asks: [{ state: 'cancelled', cancelled_because: 'desk' }],
    });
    await scene.ask([idris.id]);
    const { version } = await scene.read();
    const closed = await administrator.call(inquiries.close, {
      params,
      body: { version, outcome: 'declined_by_org' },
    });
    expect(closed.asks[0]).toMatchObject({ state: 'cancelled', cancelled_because: 'over' });
    const over = (await scene.mails()).filter(({ kind }) => kind === 'inquiry.ask_over');
    expect(over.map(({ toEmail }) => toEmail)).toEqual(['idris@northmere.example', 'bram@northmere.example']);
  });

  test('reminds with a further link, and not twice in a row', async () => {
    await using scene = await askScene();
    const { bram, params, administrator, server } = scene;
    const { asks } = await scene.ask([bram.id]);
    const remind = () =>
      administrator.call(inquiryAsks.remind, { params: { ...params, ask_id: asks[0]?.id ?? '' } });
    const first = await scene.tokenFor('bram@northmere.example');
    await expect(remind()).rejects.toMatchObject({ status: 429 });
    await moveBack(scene, 31);
    expect((await remind()).asks[0]?.reminded_at).toEqual(expect.any(String));
    const second = await scene.tokenFor('bram@northmere.example');
    expect(second).not.toBe(first);
    for (const token of [first, second])
      expect(await server.call(linkAsks.get, { params: { token } })).toMatchObject({ state: 'asked' });
    await scene.answer(second, accept);
    await expect(scene.answer(first, accept)).rejects.toMatchObject({ status: 409 });
  });
});

describe('time', () => {
  test('ends what nobody answered, tells the desk and not the expert, and asks the next in order', async () => {
    await using scene = await askScene();
    const { bram, idris, server } = scene;
    await scene.ask([bram.id, idris.id], { in_order: true });
    const token = await scene.tokenFor('bram@northmere.example');
    const sent: string[] = [];
    const expiry = expiryOf(sent);
    expect(await expiry.expire(server.db)).toBe(0);
    await moveBack(scene, 30 * 24 * 60);
    await expect(scene.answer(token, accept)).rejects.toMatchObject({
      message: expect.stringContaining('The time to answer is over'),
    });
    expect(await expiry.expire(server.db)).toBe(1);
    const read = await scene.read();
    expect(read.status).toBe('waiting_expert');
    expect(read.asks.map(({ state }) => state)).toEqual(['expired', 'asked']);
    expect(read.activity[0]).toMatchObject({ verb: 'inquiry.ask_expired', actor: { role: 'system' } });
    expect(sent).toEqual([
      'inquiry.ask idris@northmere.example',
      'inquiry.ask_result jonah@northmere.example',
    ]);
    await moveBack(scene, 30 * 24 * 60);
    expect(await expiry.expire(server.db)).toBe(1);
    expect((await scene.read()).status).toBe('open');
  });
});

test('candidates come with what the records say of them', async () => {
  await using scene = await askScene();
  const { administrator, params, bram } = scene;
  await scene.ask([bram.id]);
  const { items } = await administrator.call(inquiryAsks.candidates, { params });
  expect(items[0]).toMatchObject({
    name: 'Maren Okonjo-Hale',
    accepts: 'yes',
    asks_in_30_days: 0,
    usual_reply_minutes: null,
  });
  expect(items.find(({ id }) => id === bram.id)).toMatchObject({ accepts: null, asks_in_30_days: 1 });
  const found = await administrator.call(inquiryAsks.candidates, { params, query: { q: 'oyelaran' } });
  expect(found.items.map(({ name }) => name)).toEqual(['Bram Oyelaran']);
});
