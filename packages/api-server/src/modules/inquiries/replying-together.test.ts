import { inquiries } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import type { SignedInTester } from '../../testing/build-test-app.ts';
import { inquiryScene } from '../../testing/scenes/inquiry-scene.ts';

const reply = (who: SignedInTester, id: string, body: string, seen?: string) =>
  who.call(inquiries.reply, {
    params: { id },
    body: { visibility: 'all', body, ...(seen && { after_message_id: seen }) },
    idempotencyKey: crypto.randomUUID(),
  });

test('who replies is responsible, unless somebody is; an expert takes nothing', async () => {
  await using scene = await inquiryScene();
  const { administrator, expertUser, orgId, expert, server } = scene;
  const owner = await server.signInAs('owner', { orgId });
  const { id } = await server.given.inquiry(orgId, { recipients: [expert.id] });
  expect((await reply(expertUser, id, 'At noon.')).assignee).toBeNull();
  const answered = await reply(administrator, id, 'She has time at noon.');
  expect(answered.assignee).toMatchObject({ id: administrator.userId });
  expect(answered.activity[0]?.text).toBe('replied to the seeker and assigned it to themselves');
  expect((await reply(owner, id, 'And at one.')).assignee).toMatchObject({ id: administrator.userId });
});

test('the second of two who reply at once is told of the first, and nothing goes out twice', async () => {
  await using scene = await inquiryScene();
  const { administrator, orgId, server } = scene;
  const owner = await server.signInAs('owner', { orgId });
  const { id } = await server.given.inquiry(orgId);
  const { messages } = await owner.call(inquiries.get, { params: { id } });
  const seen = messages.at(-1)?.id ?? '';
  const first = await reply(administrator, id, 'She has time at noon.', seen);
  await expect(reply(owner, id, 'Which day?', seen)).rejects.toMatchObject({
    status: 409,
    code: 'version_conflict',
    message: expect.stringContaining('Jonah Petrie has just replied'),
  });
  const newest = first.messages.at(-1)?.id ?? '';
  const both = await reply(owner, id, 'Which day?', newest);
  expect(both.messages.map(({ body }) => body).slice(-2)).toEqual(['She has time at noon.', 'Which day?']);
});

test('being made responsible is mailed, by whom; taking it oneself is not', async () => {
  await using scene = await inquiryScene();
  const { administrator, orgId, server } = scene;
  const owner = await server.signInAs('owner', { orgId, email: 'owner@northmere.example' });
  for (const restricted of [false, true]) {
    const { id } = await server.given.inquiry(orgId, { restricted, subject: 'Warehouse fire' });
    const assign = (version: number, assignee: string) =>
      administrator.call(inquiries.update, { params: { id }, body: { version, assignee_id: assignee } });
    const { version } = await assign(1, administrator.userId);
    await assign(version, owner.userId);
  }
  const told = (await scene.mails()).filter(({ kind }) => kind === 'inquiry.assigned');
  expect(told.map(({ toEmail }) => toEmail)).toEqual(['owner@northmere.example', 'owner@northmere.example']);
  for (const { text } of told) expect(text).toContain('Jonah Petrie assigned this inquiry to you.');
  expect(told.filter(({ subject, text }) => `${subject}${text}`.includes('Warehouse fire'))).toHaveLength(1);
});
