import { guestInquiries, inquiries } from '@rostrum/contracts';
import { inquirySetup, legalHolds, quarantine } from '@rostrum/contracts/inquiries';
import { column, readRows, transaction } from '@rostrum/server-kit/database';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { inquiryChangesRepository } from '../inquiry-changes.repository.ts';
import { expireHolds } from '../quarantine/expire-holds.job.ts';
import { inquiryScene } from '../../../testing/scenes/inquiry-scene.ts';
import { recordScreening, screenInquiry } from './screen-inquiry.ts';

const spam =
  'We sell guest posts with dofollow backlinks and can publish a sponsored article on your website. What do you charge for a link insertion?';
const threat = 'I know where you live and I am going to kill you. Watch your back, you disgusting liar.';

test('screening holds spam and threats, trusts whom the team knows, tells the desk of a deadline and fails open', async () => {
  await using scene = await inquiryScene();
  const { server, administrator, orgId, media, mails } = scene;
  const send = (name: string, message: string, more = {}) =>
    server.call(guestInquiries.send, {
      body: media({ email: `${name}@paper.example`, message, subject: `About ${name}`, ...more }),
      idempotencyKey: crypto.randomUUID(),
    });
  const later = { type: 5, fields: {}, deadline_at: undefined } as never;
  const deadline_at = new Date(Date.now() + 3 * 3_600_000).toISOString();

  const genuine = await send('barrier', 'Could your engineer explain in an interview how the barrier holds?');
  const sold = await send('links', spam, later);
  const urgent = await send('urgent', spam, { deadline_at });
  const threatened = await send('talk', threat, later);
  expect((await administrator.call(inquiries.list)).items.map(({ id }) => id)).toEqual([genuine.id]);

  const held = await administrator.call(quarantine.list);
  // A possible threat before every deadline.
  expect(held.items.map(({ id }) => id).slice(0, 2)).toEqual([threatened.id, urgent.id]);
  const feared = await administrator.call(quarantine.get, { params: { id: threatened.id } });
  expect(feared).toMatchObject({
    is_on_hold: false,
    people: [{ id: scene.expert.id, is_in_safety_mode: false }],
  });
  await administrator.call(legalHolds.set, { body: { refs: [feared.ref], reason: 'Evidence' } });
  expect((await administrator.call(quarantine.get, { params: { id: threatened.id } })).is_on_hold).toBe(true);
  expect(held.counts).toMatchObject({ held: 3, passed: 1, safety: 1 });
  expect(held.precision).toEqual({ decided: 0, share: null });
  const safety = await administrator.call(quarantine.list, { query: { category: 'abuse_threat' } });
  expect(safety.items).toMatchObject([{ id: threatened.id, rule: null, verdict: { is_safety: true } }]);
  const detail = await administrator.call(quarantine.get, { params: { id: sold.id } });
  expect(detail.verdict).toMatchObject({ category: 'seo_links', threshold: expect.closeTo(0.85) as number });
  const [reason] = detail.reasons;
  const [mark] = reason?.marks ?? [];
  expect(detail.message.slice(mark?.start, mark?.end).toLowerCase()).toBe(reason?.quote?.toLowerCase());

  // The alarm says that there is one and by when, and nothing of what it says.
  const alarms = (await mails()).filter(({ kind }) => kind === 'inquiry.held_urgent');
  expect(alarms.length).toBeGreaterThan(0);
  expect(JSON.stringify(alarms)).not.toMatch(/backlinks|About urgent|urgent@paper/);

  // Whom the team replied to is not held for pitching; a certain threat is looked at all the same.
  await server.given.inquiry(orgId, { email: 'known@paper.example', firstReplyAt: new Date() });
  const known = await send('known', `${spam} Thank you.`, later);
  const verdictOf = async (id: string) =>
    (
      await readRows(
        server.db,
        { label: column.text, queue: column.text, guard: column.nullable(column.text) },
        sql`select label, queue, guard from inquiry_verdicts where inquiry_id = ${id}`,
      )
    )[0];
  expect(await verdictOf(known.id)).toEqual({ label: 'spam', queue: 'none', guard: 'known' });
  expect(await verdictOf(genuine.id)).toEqual({ label: 'clean', queue: 'none', guard: null });

  // A threat waits for a person, however long.
  await expireHolds(server.db, new Date(Date.now() + 31 * 86_400_000));
  expect((await administrator.call(quarantine.list)).items.map(({ id }) => id)).toEqual([threatened.id]);

  await administrator.call(inquirySetup.saveScreening, {
    body: { version: 0, value: { sensitivity: 'off' } },
  });
  const passed = await send('later', `${spam} Regards.`, later);
  expect(await verdictOf(passed.id)).toMatchObject({ queue: 'none' });

  const failed = await server.given.inquiry(orgId, { email: 'new@paper.example' });
  await transaction(server.db, async (tx) => {
    const inquiry = await inquiryChangesRepository.hold(tx, orgId, failed.id);
    if (inquiry === undefined) throw new Error('It was just stored.');
    const screen = () => {
      throw new Error('The model is broken.');
    };
    const screened = await screenInquiry(tx, inquiry, { now: new Date(), screen });
    await recordScreening(tx, screened, { ip: '127.0.0.1' } as never);
    expect(screened).toMatchObject({ heldFor: null, isUnscreened: true });
  });
  expect(await verdictOf(failed.id)).toMatchObject({ label: 'unscreened', queue: 'none' });
});
