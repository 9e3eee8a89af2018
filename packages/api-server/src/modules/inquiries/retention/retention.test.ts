import { guestInquiries, inquiries, sentInquiries } from '@rostrum/contracts';
import { insights } from '@rostrum/contracts/analytics';
import {
  inquiryActivityLog,
  inquiryRetention,
  inquirySetup,
  inquirySorting,
  legalHolds,
  quarantine,
} from '@rostrum/contracts/inquiries';
import { column, readRows } from '@rostrum/server-kit/database';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { inquiryScene } from '../../../testing/scenes/inquiry-scene.ts';
import { uploads } from '../../uploads/uploads.schema.ts';
import { dueInquiriesRepository } from './due-inquiries.repository.ts';
import { nextErasing } from './erase-due.job.ts';
import { belongings } from './erase-inquiries.repository.ts';
import { eraseDue } from './erase-due.ts';

const days = (count: number) => new Date(Date.now() + count * 86_400_000);
const key = () => crypto.randomUUID();

test('what is over its time is erased and still counted; what is on hold, open or a threat stays whole', async () => {
  await using scene = await inquiryScene();
  const { server, administrator, journalist, orgId, media, mails } = scene;
  const { db } = server;
  const send = (subject: string) =>
    journalist.call(sentInquiries.send, { body: media({ subject }), idempotencyKey: key() });
  const [due, held, open] = [await send('Goes'), await send('On hold'), await send('Open')];
  const [file] = await db
    .insert(uploads)
    .values({
      userId: journalist.userId,
      name: 'plan.pdf',
      size: 9,
      received: 9,
      key: 'a'.repeat(32),
      purpose: 'attachment',
      state: 'ready',
      mediaType: 'application/pdf',
      scan: 'not_scanned',
    })
    .returning();
  await journalist.call(sentInquiries.reply, {
    params: { id: held.id },
    body: { body: 'The plan.', attachments: [file?.id ?? ''] },
  });
  for (const { id } of [due, held]) {
    await administrator.call(inquiries.reply, {
      params: { id },
      body: { visibility: 'all', body: 'It holds, Callum.' },
      idempotencyKey: key(),
    });
    const { version } = await administrator.call(inquiries.get, { params: { id } });
    await administrator.call(inquiries.close, { params: { id }, body: { version, outcome: 'referred' } });
  }
  const junk = await server.call(guestInquiries.send, {
    body: media({ email: 'seller@rank.example', subject: 'Junk' }),
    idempotencyKey: key(),
  });
  const threat = await server.call(guestInquiries.send, {
    body: media({ email: 'threat@rank.example', subject: 'Threat' }),
    idempotencyKey: key(),
  });
  await administrator.call(inquirySorting.act, { body: { act: 'spam', ids: [junk.id, threat.id] } });
  await db.execute(sql`update inquiry_verdicts set queue = 'safety' where inquiry_id = ${threat.id}`);

  const preview = (query = {}) => administrator.call(inquiryRetention.preview, { query });
  expect(await preview({ inquiry_days: 90, spam_days: 30 })).toMatchObject({
    inquiries: 0,
    spam: 0,
    on_hold: 0,
  });
  const reason = 'Case 12/26';
  const set = (refs: string[]) => administrator.call(legalHolds.set, { body: { refs, reason } });
  // One that is mistyped leaves all of them as they were.
  await expect(set([held.ref, 'INQ-WRONG'])).rejects.toMatchObject({
    status: 422,
    envelope: { fields: [{ path: 'refs', message: expect.stringContaining('INQ-WRONG') }] },
  });
  expect((await administrator.call(legalHolds.list)).total).toBe(0);
  expect(await set([held.ref.toLowerCase()])).toEqual({ held: [held.ref], already: [] });
  expect(await set([held.ref])).toEqual({ held: [], already: [held.ref] });
  expect((await administrator.call(legalHolds.list)).items).toMatchObject([
    { ref: held.ref, reason, by: 'Jonah Petrie' },
  ]);

  // Nothing goes before the organisation has said so.
  expect(await eraseDue(db, days(5000))).toBe(0);
  await expect(
    administrator.call(inquirySetup.saveRetention, {
      body: { version: 0, value: { inquiry_days: 89, file_days: null, spam_days: null } },
    }),
  ).rejects.toMatchObject({ status: 422 });
  await administrator.call(inquirySetup.saveRetention, {
    body: { version: 0, value: { inquiry_days: 90, file_days: 30, spam_days: 30 } },
  });
  expect(await eraseDue(db, days(29))).toBe(0);
  // Read in the thread of an open one, it stays as long as that does.
  const joinTo = (id: string | null) =>
    db.execute(sql`update inquiries set merged_into = ${id} where id = ${due.id}`);
  await joinTo(open.id);
  const countDue = async () => {
    const retention = { inquiry_days: 90, file_days: 30, spam_days: null };
    return (await dueInquiriesRepository.count(db, { orgId, retention, now: days(91) })).inquiries;
  };
  expect(await countDue()).toBe(0);
  await joinTo(null);
  expect(await countDue()).toBe(1);
  const figures = () => administrator.call(insights.inquiries, { query: { range: '7d' } });
  const before = await figures();
  // On hold as a whole, nothing goes, not even what has no hold of its own.
  const everything = { reason: 'Inquiry of the regulator', by: 'Jonah Petrie' };
  const holdAll = () => administrator.call(legalHolds.setAll, { body: { reason: everything.reason } });
  expect(await holdAll()).toMatchObject(everything);
  await expect(holdAll()).rejects.toMatchObject({ status: 409 });
  expect(await eraseDue(db, days(91))).toBe(0);
  expect(await countDue()).toBe(0);
  expect((await administrator.call(legalHolds.list)).organisation).toMatchObject(everything);
  expect(await administrator.call(legalHolds.liftAll)).toEqual({ lifted: true });
  await expect(administrator.call(legalHolds.liftAll)).rejects.toMatchObject({ status: 404 });
  expect((await administrator.call(legalHolds.list)).organisation).toBeNull();
  expect(await eraseDue(db, days(91))).toBe(2);
  expect(await eraseDue(db, days(92))).toBe(0);
  expect(await figures()).toEqual(before);

  const [row] = await readRows(
    db,
    { row: column.text },
    sql`select row_to_json(i)::text as row from inquiries i where id = ${due.id}`,
  );
  for (const gone of ['Callum', 'Strand', 'Meridian', 'surge', 'Goes']) expect(row?.row).not.toContain(gone);
  const left = async (id: string) =>
    (
      await readRows(
        db,
        { count: column.number },
        sql`select ((select count(*) from inquiry_messages where inquiry_id = ${id}) + (select count(*) from inquiry_reads where inquiry_id = ${id})
          + (select count(*) from mails where entity_id = ${id}))::int as count`,
      )
    )[0]?.count;
  expect(await left(due.id)).toBe(0);
  expect(await left(held.id)).toBeGreaterThan(2);
  expect(JSON.stringify(await mails())).not.toContain(due.ref);
  const inInbox = (await administrator.call(inquiries.list, { query: { view: 'all' } })).items.map(
    ({ id }) => id,
  );
  expect(inInbox.toSorted()).toEqual([held.id, open.id].toSorted());
  await expect(administrator.call(inquiries.get, { params: { id: due.id } })).rejects.toMatchObject({
    status: 404,
  });
  const kept = await administrator.call(inquiries.get, { params: { id: held.id } });
  expect(kept).toMatchObject({ subject: 'On hold', sender: { name: 'Callum Strand' } });
  expect(kept.messages.flatMap(({ attachments }) => attachments.map(({ name }) => name))).toEqual([
    'plan.pdf',
  ]);
  expect((await journalist.call(sentInquiries.list)).items.map(({ id }) => id)).not.toContain(due.id);
  const spam = await administrator.call(quarantine.list, { query: { state: 'spam' } });
  expect(spam.items.map(({ id }) => id)).toEqual([threat.id]);
  expect(
    await administrator.call(quarantine.decide, { body: { ids: [junk.id], decision: 'release' } }),
  ).toEqual({ decided: [], skipped: [junk.id] });
  const steps = await administrator.call(inquiryActivityLog.list, { query: { what: 'kept' } });
  expect(steps.items.map(({ verb, entity }) => [verb, entity.label]).toSorted()).toEqual(
    [
      ['inquiry.erased', due.ref],
      ['inquiry.erased', junk.ref],
      ['inquiry.legal_hold_set', held.ref],
    ].toSorted(),
  );
  // The database itself refuses what the job would never do.
  await expect(
    db.execute(sql`update inquiries set erased_at = now() where id = ${held.id}`),
  ).rejects.toMatchObject({ cause: { constraint: 'inquiries_hold_keeps' } });

  await administrator.call(legalHolds.lift, { params: { id: held.id } });
  await expect(administrator.call(legalHolds.lift, { params: { id: held.id } })).rejects.toMatchObject({
    status: 404,
  });
  // Files are over before the rest.
  expect(await eraseDue(db, days(60))).toBe(1);
  expect((await administrator.call(inquiries.get, { params: { id: held.id } })).subject).toBe('On hold');
  expect(await eraseDue(db, days(93))).toBe(1);
  await expect(set([held.ref])).rejects.toMatchObject({ status: 422 });

  const agent = await server.signInAs('agent', { orgId });
  for (const call of [
    () => agent.call(legalHolds.list),
    () => agent.call(legalHolds.setAll, { body: { reason } }),
    () => agent.call(legalHolds.liftAll),
    () => agent.call(inquiryRetention.preview),
  ])
    await expect(call()).rejects.toMatchObject({ status: 403 });
  const foreign = await server.signInAs('administrator');
  // A hold is that of one's own organisation and holds nothing of another.
  await foreign.call(legalHolds.setAll, { body: { reason } });
  expect((await administrator.call(legalHolds.list)).organisation).toBeNull();
  await expect(foreign.call(legalHolds.set, { body: { refs: [open.ref], reason } })).rejects.toMatchObject({
    status: 422,
  });
  await expect(foreign.call(legalHolds.lift, { params: { id: open.id } })).rejects.toMatchObject({
    status: 404,
  });

  // What is to become of its rows is said for every table that belongs to an inquiry.
  const tables = await readRows(
    db,
    { name: column.text },
    sql`select distinct conrelid::regclass::text as name from pg_constraint
        where contype = 'f' and confrelid = 'inquiries'::regclass and conrelid <> confrelid`,
  );
  expect(tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(belongings).toSorted());
});

test('the next round is named to the minute', () => {
  expect(nextErasing(new Date('2026-11-26T02:22:59Z')).toISOString()).toBe('2026-11-26T02:23:00.000Z');
  expect(nextErasing(new Date('2026-11-26T02:23:00Z')).toISOString()).toBe('2026-11-27T02:23:00.000Z');
});
