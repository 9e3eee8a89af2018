import { guestInquiries, inquiries, sentInquiries, uploads } from '@rostrum/contracts';
import {
  inquiryAttachments,
  inquiryBriefings,
  inquiryDrafts,
  sentAttachments,
} from '@rostrum/contracts/inquiries';
import { createFolderStore } from '@rostrum/server-kit/storage';
import { eq } from 'drizzle-orm';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { SignedInTester } from '../../../testing/build-test-app.ts';
import { collectUnused } from '../../uploads/collect-unused.job.ts';
import { sendBytes, sendFile } from '../../../testing/scenes/send-file.ts';
import { uploads as uploadTable } from '../../uploads/uploads.schema.ts';
import { inquiries as inquiryTable } from '../inquiries.schema.ts';
import { inquiryScene } from '../../../testing/scenes/inquiry-scene.ts';
import { attachmentRepository } from './attachments.repository.ts';

const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ of the barrier');

test('files go with messages, and who may read the message alone opens them', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rostrum-attachments-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await using scene = await inquiryScene({ environment: { ROSTRUM_DATA_DIR: folder } });
  const { administrator, expertUser, journalist, server } = scene;
  const key = () => crypto.randomUUID();
  const upload = async (who: SignedInTester, name: string, bytes = pdf) => {
    const { id, state } = await sendFile(server, who, bytes, { purpose: 'attachment', name: name });
    expect(state).toBe('ready');
    return id;
  };
  const fetch = (url: string) => server.app.inject({ method: 'GET', url });
  const missing = { status: 404 };
  const refused = (text: string) => ({
    code: 'invalid_input',
    envelope: { fields: [{ path: 'attachments', message: expect.stringContaining(text) }] },
  });

  // With an inquiry: the content decides what is taken, and it is taken once.
  const page = await sendFile(server, journalist, Buffer.from('<html><script/>'), {
    purpose: 'attachment',
    name: 'a.pdf',
  });
  expect(page).toMatchObject({ state: 'refused', fault: 'wrong_type' });
  const announce = (size: number) =>
    journalist.call(uploads.create, { body: { purpose: 'attachment', name: 'half.pdf', size } });
  await expect(announce(20_971_521)).rejects.toMatchObject({ status: 413, code: 'too_large' });
  const half = await announce(100);
  await sendBytes(server, journalist, { id: half.id, offset: 0, bytes: pdf });
  const study = await upload(journalist, '../Surge study.pdf');
  const foreign = await upload(expertUser, 'hers.pdf');
  const send = (attachments: string[]) =>
    journalist.call(sentInquiries.send, { body: scene.media({ attachments }), idempotencyKey: key() });
  await expect(send([study, half.id])).rejects.toMatchObject(refused('has not arrived yet'));
  await expect(send([study, foreign])).rejects.toMatchObject(refused('not there any more'));
  await expect(send([study, study])).rejects.toMatchObject(refused('attached to another message'));
  await expect(send(Array.from({ length: 6 }, () => study))).rejects.toMatchObject({ code: 'invalid_input' });
  // What was refused has taken nothing.
  const { id } = await send([study]);
  await expect(send([study])).rejects.toMatchObject(refused('attached to another message'));
  const params = { id };
  const detail = await administrator.call(inquiries.get, { params });
  const attached = {
    id: study,
    name: 'Surge study.pdf',
    size: pdf.length,
    kind: 'document',
    scan: 'not_scanned',
  };
  expect(detail.messages[0]?.attachments).toEqual([attached]);
  const briefing = await administrator.call(inquiryBriefings.get, { params });
  expect(briefing.attachments).toEqual([attached]);
  const announced = (await scene.mails()).find(({ kind }) => kind === 'inquiry.new');
  expect(announced?.text).toContain('Attached: Surge study.pdf (1 kB)');
  expect(announced?.text).toContain(`/dashboard/inquiries/${id}#attachment-${study}`);

  // Opened by the team, the expert and the sender: saved under its name, never shown in place.
  const open = (who: SignedInTester, attachment_id: string) =>
    who.call(inquiryAttachments.open, { params: { id, attachment_id } });
  const openSent = (who: SignedInTester, attachment_id: string) =>
    who.call(sentAttachments.open, { params: { id, attachment_id } });
  const { path: file } = await open(administrator, study);
  const saved = await fetch(file);
  expect([saved.statusCode, saved.rawPayload.equals(pdf)]).toEqual([200, true]);
  expect(saved.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="Surge study.pdf"/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'cache-control': 'private, no-store',
  });
  expect((await fetch(file.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).statusCode).toBe(404);
  expect((await fetch((await open(expertUser, study)).path)).statusCode).toBe(200);
  expect((await fetch((await openSent(journalist, study)).path)).statusCode).toBe(200);
  const stranger = await server.signInAs('owner');
  const rival = await server.signInAs('media');
  await expect(open(stranger, study)).rejects.toMatchObject(missing);
  await expect(openSent(rival, study)).rejects.toMatchObject(missing);
  await expect(open(journalist, study)).rejects.toMatchObject({ status: 403 });
  await expect(open(administrator, foreign)).rejects.toMatchObject(missing);

  // The desk's: in the draft on every device, with the reply that is held, back with it, and out with it.
  const add = async (who: SignedInTester, name: string, mode: 'reply' | 'note' = 'reply') =>
    (
      await who.call(inquiryAttachments.add, {
        params,
        body: { upload_id: await upload(who, name), mode },
      })
    ).id;
  const drafted = async () => {
    const { attachments, held } = await administrator.call(inquiryDrafts.get, { params });
    const ids = (files: readonly { id: string }[] = []) => files.map((one) => one.id);
    return { reply: ids(attachments.reply), note: ids(attachments.note), held: ids(held?.attachments) };
  };
  const hold = (attachments: string[]) =>
    administrator.call(inquiryDrafts.hold, {
      params,
      body: { body: 'Here is the schedule.', attachments },
      idempotencyKey: key(),
    });
  const schedule = await add(administrator, 'Schedule.pdf');
  const wrong = await add(administrator, 'Wrong one.pdf');
  const own = { params: { id, attachment_id: wrong } };
  await expect(stranger.call(inquiryAttachments.remove, own)).rejects.toMatchObject(missing);
  expect(await expertUser.call(inquiryAttachments.remove, own)).toEqual({ removed: false });
  await expect(open(expertUser, schedule)).rejects.toMatchObject(missing);
  expect(await administrator.call(inquiryAttachments.remove, own)).toEqual({ removed: true });
  expect(await drafted()).toEqual({ reply: [schedule], note: [], held: [] });
  await expect(hold([wrong])).rejects.toMatchObject(refused('not in this draft'));
  const held = await hold([schedule]);
  expect(await drafted()).toEqual({ reply: [], note: [], held: [schedule] });
  await expect(openSent(journalist, schedule)).rejects.toMatchObject(missing);
  await administrator.call(inquiryDrafts.takeBack, { params: { id, held_id: held.id } });
  expect(await drafted()).toEqual({ reply: [schedule], note: [], held: [] });
  await hold([schedule]);
  await server.database.pool.query(
    "update pgboss.job set start_after = now() where name = 'send-held-reply' and state < 'active'",
  );
  const replied = async () =>
    (await journalist.call(sentInquiries.get, { params })).history.find(({ kind }) => kind === 'message');
  await vi.waitFor(async () => expect((await replied())?.attachments).toMatchObject([{ id: schedule }]), {
    timeout: 15_000,
  });
  expect((await fetch((await openSent(journalist, schedule)).path)).statusCode).toBe(200);
  const mailed = (await scene.mails()).find(({ kind }) => kind === 'inquiry.reply');
  expect(mailed?.text).toContain('Attached: Schedule.pdf');
  for (let number = 1; number <= 5; number += 1) await add(administrator, `${number}.pdf`);
  await expect(add(administrator, 'sixth.pdf')).rejects.toMatchObject(refused('at most 5'));

  // A note's files stay with the team.
  const internal = await add(administrator, 'For us.pdf', 'note');
  await administrator.call(inquiries.reply, {
    params,
    body: { visibility: 'internal', body: 'Look at this.', attachments: [internal] },
    idempotencyKey: key(),
  });
  expect((await fetch((await open(administrator, internal)).path)).statusCode).toBe(200);
  await expect(openSent(journalist, internal)).rejects.toMatchObject(missing);
  await expect(open(expertUser, internal)).rejects.toMatchObject(missing);
  expect(JSON.stringify(await journalist.call(sentInquiries.get, { params }))).not.toContain('For us');
  expect((await scene.mails()).some(({ text }) => text.includes('For us.pdf'))).toBe(false);

  // The sender's reply; and of a restricted inquiry each opening is written down, without its name.
  const photo = await upload(journalist, 'more.pdf');
  await journalist.call(sentInquiries.reply, {
    params,
    body: { body: 'One more thing.', attachments: [photo] },
    idempotencyKey: key(),
  });
  // The briefing has what the sender has asked since, and not the inquiry itself a second time.
  const { message, added } = await administrator.call(inquiryBriefings.get, { params });
  expect(message).not.toBe('');
  expect(added.at(-1)?.text).toBe('One more thing.');
  expect(added.map(({ text }) => text)).not.toContain(message);
  await server.db.update(inquiryTable).set({ restricted: true }).where(eq(inquiryTable.id, id));
  const opened = async () =>
    (await administrator.call(inquiries.get, { params })).activity.filter(
      ({ verb }) => verb === 'inquiry.opened_restricted_file',
    );
  await open(administrator, photo);
  await open(administrator, photo);
  expect((await opened()).map(({ text }) => text)).toEqual(
    Array.from({ length: 2 }, () => 'asked for a file of this restricted inquiry'),
  );

  // A guest opens the desk's files by the link of the inquiry alone, and sends none of an account.
  const asGuest = (attachments?: string[]) =>
    server.call(guestInquiries.send, {
      body: scene.media({ email: 'guest@paper.example', ...(attachments && { attachments }) }),
      idempotencyKey: key(),
    });
  await expect(asGuest([await upload(journalist, 'theirs.pdf')])).rejects.toMatchObject(
    refused('not there any more'),
  );
  const sent = await asGuest();
  const token = sent.tracking_path.split('/').at(-1) ?? '';
  const to = await upload(administrator, 'Answer.pdf');
  await administrator.call(inquiryAttachments.add, {
    params: { id: sent.id },
    body: { upload_id: to, mode: 'reply' },
  });
  await administrator.call(inquiries.reply, {
    params: { id: sent.id },
    body: { visibility: 'all', body: 'Attached.', attachments: [to] },
    idempotencyKey: key(),
  });
  const byLink = (link: string, attachment_id: string) =>
    server.call(sentAttachments.openByLink, { params: { token: link, attachment_id } });
  expect((await fetch((await byLink(token, to)).path)).statusCode).toBe(200);
  await expect(byLink('x'.repeat(token.length), to)).rejects.toMatchObject(missing);
  await expect(byLink(token, study)).rejects.toMatchObject(missing);

  // What no message has goes within a day, what one has stays, and goes with its inquiry.
  const store = createFolderStore(path.join(folder, 'uploads'));
  const deps = { db: server.db, uploadStore: store };
  const keyOf = async (upload_id: string) => {
    const [row] = await server.db.select().from(uploadTable).where(eq(uploadTable.id, upload_id));
    return row?.key ?? '';
  };
  const [kept, dropped] = [await keyOf(study), await keyOf(wrong)];
  const tomorrow = new Date(Date.now() + 25 * 3_600_000);
  await attachmentRepository.releaseGone(server.db);
  await collectUnused(deps, tomorrow);
  expect([await store.has(kept), await store.has(dropped)]).toEqual([true, false]);
  await server.db.delete(inquiryTable).where(eq(inquiryTable.id, id));
  await attachmentRepository.releaseGone(server.db);
  await collectUnused(deps, tomorrow);
  expect(await store.has(kept)).toBe(false);
});
