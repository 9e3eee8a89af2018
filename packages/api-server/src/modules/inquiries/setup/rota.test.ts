import { guestInquiries, inquiries } from '@rostrum/contracts';
import { homeCalls } from '@rostrum/contracts/analytics';
import {
  deskDuties,
  inquirySetup,
  usualHours,
  usualReplyTimes,
  usualRota,
  usualRouting,
  type SetupRota,
} from '@rostrum/contracts/inquiries';
import { expect, test } from 'vitest';
import { inquiryScene } from '../../../testing/scenes/inquiry-scene.ts';

test('what no rule names goes to whoever is on duty, else to the escalation contact, and the desk is told so', async () => {
  await using scene = await inquiryScene();
  const { administrator, expertUser, server, orgId, mails } = scene;
  const agent = await server.signInAs('agent', {
    orgId,
    firstname: 'Wren',
    lastname: 'Abiola',
    email: 'wren@northmere.example',
    scopes: { departments: ['Engineering'], tags: [] },
  });
  const stranger = await server.signInAs('administrator');
  const send = async () => {
    const email = `${crypto.randomUUID()}@paper.example`;
    const body = scene.media({ email });
    const sent = await server.call(guestInquiries.send, { body, idempotencyKey: crypto.randomUUID() });
    const read = await administrator.call(inquiries.get, { params: { id: sent.id } });
    return { ...read, token: sent.tracking_path.split('/').at(-1) ?? '' };
  };

  // Day and night, on every day of the week: whenever this runs, the shift is hers.
  const shifts = Array.from({ length: 7 }, (_, day) => ({
    id: crypto.randomUUID(),
    day,
    from: '00:00',
    to: '00:00',
    member_id: agent.userId,
  }));
  let version = 0;
  const saveRota = async (value: SetupRota) => {
    const saved = await administrator.call(inquirySetup.saveRota, { body: { version, value } });
    version = saved.rota?.version ?? version;
    return saved;
  };
  expect(await agent.call(deskDuties.get)).toMatchObject({ duty: null });
  const home = async () => (await administrator.call(homeCalls.extras)).desk;
  expect(await home()).toEqual({});
  await expect(expertUser.call(deskDuties.get)).rejects.toMatchObject({ status: 403 });
  await expect(
    agent.call(inquirySetup.saveRota, { body: { version, value: usualRota } }),
  ).rejects.toMatchObject({
    status: 403,
  });
  await expect(saveRota({ ...usualRota, shifts, escalation_id: stranger.userId })).rejects.toMatchObject({
    status: 422,
    envelope: { fields: [{ path: 'value.escalation_id' }] },
  });

  const otherwise = { assignee_id: null, on_duty: true };
  await administrator.call(inquirySetup.saveRouting, {
    body: { version: 0, value: { ...usualRouting, otherwise } },
  });
  // Without a rota it stays where it would have stayed, and the whole desk is told.
  expect(await send()).toMatchObject({ assignee: null, status: 'new' });

  const saved = await saveRota({ ...usualRota, shifts });
  const byShift = { member: { name: 'Wren Abiola' }, because: 'shift' };
  expect(saved.duty).toMatchObject({ now: byShift, changes_at: null });
  expect(await agent.call(deskDuties.get)).toMatchObject({ duty: { now: byShift } });
  expect(await home()).toMatchObject({ duty: { name: 'Wren Abiola', because: 'shift' } });
  await administrator.call(inquirySetup.saveHours, { body: { version: 0, value: usualHours } });
  expect((await home())?.hours).toEqual({ is_open: expect.any(Boolean), changes_at: expect.any(String) });
  const routed = await send();
  expect(routed).toMatchObject({ assignee: { name: 'Wren Abiola' }, status: 'new' });
  expect(routed.activity.find(({ verb }) => verb === 'inquiry.routed')).toMatchObject({
    actor: { name: 'Default route' },
    text: 'assigned it to Wren Abiola: on duty',
  });

  // Tried without saving: shifts that are gone leave the escalation contact of the draft.
  const trial = await administrator.call(inquirySetup.try, {
    body: {
      inquiry: {
        type: 5,
        email: 'sender@paper.example',
        country: 'GB',
        subject: 'Tides',
        message: 'When is high water?',
        deadline_at: null,
        department: null,
        tags: [],
      },
      hours: usualHours,
      reply_times: usualReplyTimes,
      routing: { ...usualRouting, otherwise },
      rota: { ...usualRota, escalation_id: administrator.userId },
    },
  });
  expect(trial).toMatchObject({ assignee: { name: 'Jonah Petrie' }, is_on_duty: true, routed_by: null });

  // What has nobody and is added to is told to whoever is on duty, not to everyone of the desk.
  await administrator.call(inquirySetup.saveRouting, { body: { version: 1, value: usualRouting } });
  const unassigned = await send();
  expect(unassigned.assignee).toBeNull();
  const before = new Set((await mails()).map(({ id }) => id));
  await server.call(guestInquiries.reply, {
    params: { token: unassigned.token },
    body: { body: 'One more detail.' },
    idempotencyKey: crypto.randomUUID(),
  });
  const told = (await mails()).filter(({ id, kind }) => !before.has(id) && kind === 'inquiry.seeker_reply');
  expect(told.map(({ toEmail }) => toEmail)).toEqual(['wren@northmere.example']);
});
