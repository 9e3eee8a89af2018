import { guestInquiries, guestUploads, inquiries, sentInquiries } from '@rostrum/contracts';
import { claimInquiry, inquiryAttachments, sentAttachments } from '@rostrum/contracts/inquiries';
import { createFolderStore } from '@rostrum/server-kit/storage';
import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inquiryScene } from '../../../testing/scenes/inquiry-scene.ts';
import { sendFile, sendGuestBytes, sendGuestFile } from '../../../testing/scenes/send-file.ts';
import { collectUnused } from '../../uploads/collect-unused.job.ts';
import { uploads as uploadTable } from '../../uploads/uploads.schema.ts';

const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ of the barrier');
const newKey = () => randomBytes(32).toString('base64url');

async function openScene(environment: Record<string, string> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'rostrum-guest-files-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const scene = await inquiryScene({ environment: { ROSTRUM_DATA_DIR: folder, ...environment } });
  const { server } = scene;
  const upload = async (key: string, name = 'study.pdf', bytes = pdf) =>
    (await sendGuestFile(server, { key, name, bytes })).id;
  let count = 0;
  const send = (attachments: string[], attachments_key?: string, email = 'guest@paper.example') => {
    count += 1;
    return server.call(guestInquiries.send, {
      body: scene.media({
        email,
        message: `Does the barrier hold at a surge of ${String(count)} metres?`,
        attachments,
        attachments_key,
      }),
      idempotencyKey: crypto.randomUUID(),
    });
  };
  return { ...scene, folder, upload, send };
}

const refused = (text: string) => ({
  code: 'invalid_input',
  envelope: { fields: [{ path: 'attachments', message: expect.stringContaining(text) }] },
});
const missing = { status: 404 };

test('attaches a guest’s files to an inquiry and to a later message, and lets team and guest open them', async () => {
  const { server, administrator, upload, send } = await openScene();
  await using _ = server;
  const key = newKey();
  const study = await upload(key, '../Surge study.pdf');
  const { id, tracking_path } = await send([study], key);
  const token = tracking_path.split('/').at(-1) ?? '';
  const { messages } = await administrator.call(inquiries.get, { params: { id } });
  expect(messages[0]?.attachments).toMatchObject([
    { id: study, name: 'Surge study.pdf', kind: 'document', scan: 'not_scanned' },
  ]);
  const { path: file } = await administrator.call(inquiryAttachments.open, {
    params: { id, attachment_id: study },
  });
  const saved = await server.app.inject(file);
  expect([saved.statusCode, saved.rawPayload.equals(pdf)]).toEqual([200, true]);

  const laterKey = newKey();
  const photo = await upload(laterKey, 'map.pdf');
  const tracked = await server.call(guestInquiries.reply, {
    params: { token },
    body: { body: 'The map.', attachments: [photo], attachments_key: laterKey },
    idempotencyKey: crypto.randomUUID(),
  });
  expect(tracked.history.at(-1)?.attachments).toMatchObject([{ id: photo, name: 'map.pdf' }]);
  const opened = await server.call(sentAttachments.openByLink, { params: { token, attachment_id: photo } });
  expect((await server.app.inject(opened.path)).statusCode).toBe(200);
});

test('the content, the size and the number of a guest’s files are those of an account', async () => {
  const { server, upload, send } = await openScene();
  await using _ = server;
  const key = newKey();
  const page = await sendGuestFile(server, { key, name: 'a.pdf', bytes: Buffer.from('<html><script/>') });
  expect(page).toMatchObject({ state: 'refused', fault: 'wrong_type' });
  await expect(send([page.id], key)).rejects.toMatchObject(refused('was refused'));
  const announce = (size: number) =>
    server.call(guestUploads.create, { params: { key }, body: { name: 'half.pdf', size } });
  await expect(announce(20_971_521)).rejects.toMatchObject({ status: 413, code: 'too_large' });
  await expect(announce(0)).rejects.toMatchObject({ code: 'invalid_input' });
  const half = await announce(100);
  await sendGuestBytes(server, { key, id: half.id, offset: 0, bytes: pdf });
  await expect(send([half.id], key)).rejects.toMatchObject(refused('has not arrived yet'));
  const tooMuch = await sendGuestBytes(server, {
    key,
    id: half.id,
    offset: pdf.length,
    bytes: Buffer.alloc(200),
  });
  expect(tooMuch.statusCode).toBe(413);
  const study = await upload(key);
  await expect(
    send(
      Array.from({ length: 6 }, () => study),
      key,
    ),
  ).rejects.toMatchObject({
    code: 'invalid_input',
  });
  // Nothing was taken by what was refused.
  await expect(send([study], key)).resolves.toMatchObject({ ref: expect.any(String) as string });
  await expect(send([study], key)).rejects.toMatchObject(refused('attached to another message'));
});

test('a guest’s file is found under its key alone', async () => {
  const { server, upload, send, journalist, media } = await openScene();
  await using _ = server;
  const [key, other] = [newKey(), newKey()];
  const study = await upload(key);
  await expect(server.call(guestUploads.get, { params: { key: other, id: study } })).rejects.toMatchObject(
    missing,
  );
  await expect(server.call(guestUploads.remove, { params: { key: other, id: study } })).rejects.toMatchObject(
    missing,
  );
  expect((await sendGuestBytes(server, { key: other, id: study, offset: 0, bytes: pdf })).statusCode).toBe(
    404,
  );
  expect((await sendGuestBytes(server, { key: 'short', id: study, offset: 0, bytes: pdf })).statusCode).toBe(
    404,
  );
  await expect(send([study], other)).rejects.toMatchObject(refused('not there any more'));
  await expect(send([study])).rejects.toMatchObject(refused('not there any more'));
  await expect(
    journalist.call(sentInquiries.send, {
      body: media({ attachments: [study], attachments_key: other }),
      idempotencyKey: crypto.randomUUID(),
    }),
  ).rejects.toMatchObject(refused('not there any more'));
  expect(await server.call(guestUploads.remove, { params: { key, id: study } })).toEqual({ removed: true });
});

test('unsent files of guests are purged after six hours, sent ones stay', async () => {
  const { server, upload, send, folder, administrator } = await openScene();
  await using _ = server;
  const key = newKey();
  const [sent, unsent] = [await upload(key), await upload(key, 'late.pdf')];
  const { id } = await send([sent], key);
  const deps = { db: server.db, uploadStore: createFolderStore(path.join(folder, 'uploads')) };
  await collectUnused(deps, new Date(Date.now() + 5 * 3_600_000));
  await expect(server.call(guestUploads.get, { params: { key, id: unsent } })).resolves.toMatchObject({
    state: 'ready',
  });
  await collectUnused(deps, new Date(Date.now() + 7 * 3_600_000));
  await expect(send([unsent], key)).rejects.toMatchObject(refused('not there any more'));
  const { path: file } = await administrator.call(inquiryAttachments.open, {
    params: { id, attachment_id: sent },
  });
  expect((await server.app.inject(file)).statusCode).toBe(200);
});

test('one form, one address and all guests together have bounds', async () => {
  const { server, upload } = await openScene({ RATE_LIMIT_SCALE: '1' });
  await using _ = server;
  const tooMany = { status: 429, code: 'too_many_requests' };
  const key = newKey();
  for (let count = 0; count < 10; count += 1) await upload(key, `${String(count)}.pdf`);
  await expect(upload(key)).rejects.toMatchObject(tooMany);
  // The room of all guests: rows as they would be after many forms.
  const fill = (count: number) =>
    server.db.insert(uploadTable).values(
      Array.from({ length: count }, () => ({
        guestKeyHash: newKey(),
        purpose: 'attachment' as const,
        name: 'big.mov',
        size: 20_971_520,
        key: randomBytes(16).toString('hex'),
      })),
    );
  await fill(250);
  await expect(upload(newKey())).rejects.toMatchObject({
    ...tooMany,
    message: expect.stringContaining('add them later by its tracking link') as string,
  });
  await server.db.delete(uploadTable);
  const more = async () => {
    for (let count = 0; count < 60; count += 1)
      await server.call(guestUploads.create, { params: { key: newKey() }, body: { name: 'a.pdf', size: 9 } });
  };
  await expect(more()).rejects.toMatchObject({
    ...tooMany,
    message: expect.stringContaining('Too many files came from your network') as string,
  });
});

test('files of a claimed inquiry become the account’s', async () => {
  const { server, upload, send } = await openScene();
  await using _ = server;
  const journalist = await server.signInAs('media', {
    email: 'reporter@ledger.example',
    emailVerifiedAt: new Date(),
  });
  const key = newKey();
  const study = await upload(key);
  const { id, tracking_path } = await send([study], key, 'reporter@ledger.example');
  const token = tracking_path.split('/').at(-1) ?? '';
  await journalist.call(claimInquiry, { body: { token } });
  const [row] = await server.db.select().from(uploadTable).where(eq(uploadTable.id, study));
  expect(row).toMatchObject({ userId: journalist.userId, guestKeyHash: null });
  const opened = await journalist.call(sentAttachments.open, { params: { id, attachment_id: study } });
  expect((await server.app.inject(opened.path)).statusCode).toBe(200);
});

test('files that were chosen before signing in go out with the account’s message', async () => {
  const { server, upload, journalist, media } = await openScene();
  await using _ = server;
  const key = newKey();
  const study = await upload(key);
  const later = await sendFile(server, journalist, pdf, { purpose: 'attachment', name: 'later.pdf' });
  const { id } = await journalist.call(sentInquiries.send, {
    body: media({ attachments: [study, later.id], attachments_key: key }),
    idempotencyKey: crypto.randomUUID(),
  });
  const { history } = await journalist.call(sentInquiries.get, { params: { id } });
  expect(history[0]?.attachments.map(({ name }) => name)).toEqual(['study.pdf', 'later.pdf']);
  const [row] = await server.db.select().from(uploadTable).where(eq(uploadTable.id, study));
  expect(row).toMatchObject({ userId: journalist.userId, guestKeyHash: null });
});
