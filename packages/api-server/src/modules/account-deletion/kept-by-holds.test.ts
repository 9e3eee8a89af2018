import { inquiries, sentInquiries } from '@rostrum/contracts';
import { legalHolds } from '@rostrum/contracts/inquiries';
import { accountDeletion } from '@rostrum/contracts/settings';
import { users } from '@rostrum/identity/schema';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { retiredFiles, uploads } from '../uploads/uploads.schema.ts';
import { createAnonymiseAccountsService } from './anonymise-accounts.service.ts';

const anonymise = ({ db }: TestApp, day: number) =>
  createAnonymiseAccountsService({
    db,
    clock: () => new Date(Date.now() + day * 86_400_000),
  }).anonymiseDue();

test('an inquiry on legal hold keeps who sent it and their file, until the hold is lifted', async () => {
  await using server = await buildTestApp();
  const org = await server.given.organisation();
  const admin = await server.signInAs('administrator', { orgId: org.id });
  const seeker = await server.signInAs('media', { firstname: 'Callum', lastname: 'Strand' });
  const [account] = await server.db.select().from(users).where(eq(users.id, seeker.userId));
  const email = account?.email ?? '';
  const named = { seekerId: seeker.userId, firstname: 'Callum', lastname: 'Strand', email };
  const { id, ref } = await server.given.inquiry(org.id, { status: 'open', ...named });
  const [file] = await server.db
    .insert(uploads)
    .values({
      userId: seeker.userId,
      name: 'plan.pdf',
      size: 9,
      received: 9,
      key: 'e'.repeat(32),
      purpose: 'attachment',
      state: 'ready',
      mediaType: 'application/pdf',
      scan: 'not_scanned',
    })
    .returning();
  const attachments = [file?.id ?? ''];
  await seeker.call(sentInquiries.reply, { params: { id }, body: { body: 'The plan.', attachments } });
  await admin.call(legalHolds.set, { body: { refs: [ref], reason: 'Case 12/26' } });
  await seeker.call(accountDeletion.request, { body: { reason: 'no_longer_need_access', email } });
  expect(await anonymise(server, 31)).toBe(1);
  const read = () => admin.call(inquiries.get, { params: { id } });
  const held = await read();
  expect(held.sender).toMatchObject({ name: 'Callum Strand', email });
  expect(held.messages.at(-1)).toMatchObject({
    author: { name: 'Callum Strand' },
    attachments: [{ id: file?.id }],
  });
  expect(await server.db.select().from(retiredFiles)).toEqual([]);

  // The hold of the whole organisation keeps them, too, until neither is there.
  await admin.call(legalHolds.setAll, { body: { reason: 'Inquiry of the regulator' } });
  await admin.call(legalHolds.lift, { params: { id } });
  await anonymise(server, 32);
  expect((await read()).sender).toMatchObject({ name: 'Callum Strand', email });
  expect(await server.db.select().from(retiredFiles)).toEqual([]);
  await admin.call(legalHolds.liftAll);
  await anonymise(server, 33);
  const lifted = await read();
  expect(JSON.stringify({ ...lifted, activity: [] })).not.toContain('Strand');
  expect(lifted.messages.at(-1)?.attachments).toEqual([]);
  expect(lifted.messages.at(-1)?.body).toBe('The plan.');
});
