import { inquiries, sentInquiries } from '@rostrum/contracts';
import { inquiryDrafts } from '@rostrum/contracts/inquiries';
import { notifications } from '@rostrum/contracts/notifications';
import { expect, test, vi } from 'vitest';
import type { SignedInTester } from '../../../testing/build-test-app.ts';
import { inquiryScene } from '../../../testing/scenes/inquiry-scene.ts';

test('drafts follow their writer, and a reply can be taken back until the server sends it', async () => {
  await using scene = await inquiryScene();
  const { administrator, journalist, orgId, server } = scene;
  const owner = await server.signInAs('owner', { orgId, firstname: 'Wren', lastname: 'Abiola' });
  const key = () => crypto.randomUUID();
  const { id } = await journalist.call(sentInquiries.send, { body: scene.media(), idempotencyKey: key() });
  const params = { id };
  const writing = (who: SignedInTester) => who.call(inquiryDrafts.get, { params });
  const save = (who: SignedInTester, text: string, version: number) =>
    who.call(inquiryDrafts.save, { params: { id, mode: 'reply' }, body: { text, version } });
  const hold = (who: SignedInTester, body: string, seen?: string) =>
    who.call(inquiryDrafts.hold, {
      params,
      body: { body, ...(seen && { after_message_id: seen }) },
      idempotencyKey: key(),
    });
  const bodies = async () =>
    (await journalist.call(sentInquiries.get, { params })).history
      .filter(({ kind }) => kind === 'message')
      .map(({ text }) => text);
  const replyMails = async () => (await scene.mails()).filter(({ kind }) => kind === 'inquiry.reply').length;
  /** Ten seconds later, for the queue. */
  const makeDue = () =>
    server.database.pool.query(
      "update pgboss.job set start_after = now() where name = 'send-held-reply' and state < 'active'",
    );
  const seen = (await administrator.call(inquiries.get, { params })).messages.at(-1)?.id;

  // Kept, restored for the same person alone, and never overwritten unseen.
  expect((await writing(administrator)).reply).toMatchObject({ text: '', version: 0 });
  expect(await save(administrator, 'Hi Callum, she', 0)).toMatchObject({ version: 1 });
  expect((await writing(administrator)).reply.text).toBe('Hi Callum, she');
  expect((await writing(owner)).reply.text).toBe('');
  await expect(save(administrator, 'Dear Callum', 0)).rejects.toMatchObject({
    status: 409,
    code: 'version_conflict',
  });
  const stranger = await server.signInAs('owner');
  await expect(writing(stranger)).rejects.toMatchObject({ status: 404 });
  await expect(writing(journalist)).rejects.toMatchObject({ status: 403 });

  // Held: nothing says that it was sent, the draft is empty, and a colleague is told before theirs goes out too.
  const first = await hold(administrator, 'She has time at noon.', seen);
  expect((await writing(administrator)).reply).toMatchObject({ text: '', version: 2 });
  expect((await writing(owner)).held_by_others).toEqual(['Jonah Petrie']);
  await expect(hold(administrator, 'And at one.')).rejects.toMatchObject({ status: 409 });
  await expect(hold(owner, 'Which day?', seen)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('Jonah Petrie has just sent a reply'),
  });
  expect(await bodies()).toEqual([]);
  expect(await replyMails()).toBe(0);
  const unsent = await administrator.call(inquiries.get, { params });
  expect(unsent).toMatchObject({ first_reply_at: null, status: 'new', assignee: null });

  // Taken back, before what was written since; only by its writer; its job finds nothing.
  await save(administrator, 'And at one.', 2);
  const held = { id, held_id: first.id };
  await expect(owner.call(inquiryDrafts.takeBack, { params: held })).rejects.toMatchObject({ status: 404 });
  const back = await administrator.call(inquiryDrafts.takeBack, { params: held });
  expect(back.text).toBe('She has time at noon.\n\nAnd at one.');
  await makeDue();

  // Sent by the server alone, once, and as its writer.
  await hold(administrator, 'She has time at two.', seen);
  await makeDue();
  await vi.waitFor(async () => expect(await bodies()).toEqual(['She has time at two.']), { timeout: 15_000 });
  expect(await replyMails()).toBe(1);
  const sent = await administrator.call(inquiries.get, { params });
  expect(sent).toMatchObject({ status: 'open', assignee: { id: administrator.userId } });
  expect(sent.activity[0]).toMatchObject({
    text: 'replied to the seeker, assigned it to themselves and set it to Open',
    actor: { name: 'Jonah Petrie' },
  });
  expect((await writing(administrator)).held).toBeNull();

  // Not waited for.
  const third = await hold(owner, 'Use the north gate.', sent.messages.at(-1)?.id);
  await owner.call(inquiryDrafts.sendNow, { params: { id, held_id: third.id } });
  expect(await bodies()).toHaveLength(2);

  // Closing sends the own reply first; a colleague's comes back to them with the reason, text kept.
  await hold(administrator, 'Thank you, Callum.');
  const late = await hold(owner, 'One more thing.');
  const { version } = await administrator.call(inquiries.get, { params });
  await administrator.call(inquiries.close, { params, body: { version, outcome: 'interview_done' } });
  await makeDue();
  await vi.waitFor(
    async () =>
      expect((await writing(owner)).held).toMatchObject({
        id: late.id,
        text: 'One more thing.',
        returned_because: 'closed',
      }),
    { timeout: 15_000 },
  );
  expect((await bodies()).at(-1)).toBe('Thank you, Callum.');
  expect(await replyMails()).toBe(3);
  const told = await owner.call(notifications.list, {});
  expect(told.items[0]?.text).toContain('Your reply was not sent');
});
