import { inquiries, sentInquiries } from '@rostrum/contracts';
import {
  inquiryAttachments,
  inquiryClearances,
  inquiryDrafts,
  inquirySetup,
  type SetupClearances,
} from '@rostrum/contracts/inquiries';
import { notifications } from '@rostrum/contracts/notifications';
import { expect, test } from 'vitest';
import type { SignedInTester } from '../../../testing/build-test-app.ts';
import { inquiryScene } from '../../../testing/scenes/inquiry-scene.ts';
import { sendFile } from '../../../testing/scenes/send-file.ts';

/** A media inquiry at a desk of three, with what is done to its clearances. */
async function clearanceScene(overrides: Parameters<typeof inquiryScene>[0] = {}) {
  const scene = await inquiryScene(overrides);
  const { administrator, journalist, orgId, server } = scene;
  const legal = await server.signInAs('owner', { orgId, firstname: 'Wren', lastname: 'Abiola' });
  const press = await server.signInAs('administrator', { orgId, firstname: 'Ada', lastname: 'Nordin' });
  const key = () => crypto.randomUUID();
  const { id } = await journalist.call(sentInquiries.send, { body: scene.media(), idempotencyKey: key() });
  const params = { id };
  return {
    ...scene,
    legal,
    press,
    params,
    key,
    ask: (body = 'She has time at noon.') =>
      administrator.call(inquiryClearances.ask, {
        params,
        idempotencyKey: key(),
        body: {
          body,
          steps: [
            { name: 'Legal', approver_id: legal.userId },
            { name: 'Press office', approver_id: press.userId },
          ],
        },
      }),
    list: async (who: SignedInTester = administrator) =>
      (await who.call(inquiryClearances.list, { params })).items,
    decide: (
      who: SignedInTester,
      held_id: string,
      body: { step_id: string; approve: boolean; reason?: string },
    ) => who.call(inquiryClearances.decide, { params: { id, held_id }, body }),
    said: async () =>
      (await journalist.call(sentInquiries.get, { params })).history.flatMap(({ kind, text }) =>
        kind === 'message' ? text : [],
      ),
    told: async (who: SignedInTester) => (await who.call(notifications.list, {})).items[0]?.text,
    mailed: async () => (await scene.mails()).filter(({ kind }) => kind === 'inquiry.clearance').length,
    [Symbol.asyncDispose]: () => scene[Symbol.asyncDispose](),
  };
}

test('a reply goes out when each step has cleared it, one after the other, and not before', async () => {
  // Each look at the clock is later than the last: steps keep their order all the same.
  let ticks = Date.now();
  await using scene = await clearanceScene({ clock: () => new Date((ticks += 1)) });
  const { administrator, legal, press, params, key, ask, list, decide, said, told, mailed } = scene;
  const held = await ask();
  const [asked] = await list();
  expect(asked).toMatchObject({
    id: held.id,
    writer: { name: 'Jonah Petrie' },
    reply: { text: 'She has time at noon.' },
    steps: [
      { name: 'Legal', approver: { name: 'Wren Abiola' }, state: 'pending', decided_at: null },
      { name: 'Press office', approver: { name: 'Ada Nordin' }, state: 'waiting', opened_at: null },
    ],
  });
  const [first = '', second = ''] = asked?.steps.map(({ id }) => id) ?? [];
  expect(await told(legal)).toContain('asks you to clear a reply: Legal');
  expect(await mailed()).toBe(1);

  // No step is skipped, given for another, or given out of turn; nothing is refused without a reason.
  for (const [who, step_id, status] of [
    [press, second, 409],
    [administrator, first, 403],
    [press, first, 403],
  ] as const)
    await expect(decide(who, held.id, { step_id, approve: true })).rejects.toMatchObject({ status });
  await expect(decide(legal, held.id, { step_id: first, approve: false })).rejects.toMatchObject({
    status: 422,
  });
  const stranger = await scene.server.signInAs('owner');
  await expect(decide(stranger, held.id, { step_id: first, approve: true })).rejects.toMatchObject({
    status: 404,
  });

  // Held: no clock and no press sends it, and no other text goes out beside it.
  await expect(
    administrator.call(inquiryDrafts.sendNow, { params: { ...params, held_id: held.id } }),
  ).rejects.toMatchObject({ status: 409 });
  for (const send of [
    () => press.call(inquiryDrafts.hold, { params, body: { body: 'Noon.' }, idempotencyKey: key() }),
    () =>
      press.call(inquiries.reply, {
        params,
        body: { visibility: 'all', body: 'Noon.' },
        idempotencyKey: key(),
      }),
    () => ask('Another text.'),
  ])
    await expect(send()).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('waits for clearance'),
    });
  expect(await decide(legal, held.id, { step_id: first, approve: true })).toEqual({ sent: false });
  expect(await told(press)).toContain('asks you to clear a reply: Press office');
  expect(await mailed()).toBe(2);
  expect(await said()).toEqual([]);
  await expect(decide(legal, held.id, { step_id: first, approve: true })).rejects.toMatchObject({
    status: 409,
  });

  expect(await decide(press, held.id, { step_id: second, approve: true })).toEqual({ sent: true });
  expect(await said()).toEqual(['She has time at noon.']);
  const [given] = await list();
  expect(given).toMatchObject({ reply: null, steps: [{ state: 'approved' }, { state: 'approved' }] });
  expect(given?.steps.every(({ decided_at }) => decided_at !== null)).toBe(true);
  const { activity, messages } = await administrator.call(inquiries.get, { params });
  expect(messages.at(-1)).toMatchObject({ author: { name: 'Jonah Petrie' }, body: 'She has time at noon.' });
  expect(activity.map(({ verb }) => verb)).toEqual(
    expect.arrayContaining(['inquiry.clearance_asked', 'inquiry.clearance_given', 'inquiry.replied']),
  );
  expect(activity.find(({ verb }) => verb === 'inquiry.clearance_asked')?.text).toContain(
    'Legal (Wren Abiola) and Press office (Ada Nordin)',
  );
});

test('a refusal returns the reply with its reason, and a reply that is taken back is not cleared any more', async () => {
  await using scene = await clearanceScene();
  const { administrator, legal, press, params, ask, list, decide, said, told } = scene;
  const held = await ask();
  const step_id = (await list())[0]?.steps[0]?.id ?? '';
  await decide(legal, held.id, { step_id, approve: false, reason: 'Leave the time out.' });
  expect((await list())[0]).toMatchObject({
    reply: null,
    steps: [{ state: 'rejected', reason: 'Leave the time out.' }, { state: 'withdrawn' }],
  });
  const writing = () => administrator.call(inquiryDrafts.get, { params });
  expect(await writing()).toMatchObject({
    held: { id: held.id, text: 'She has time at noon.', not_cleared: true },
  });
  const own = { params: { ...params, held_id: held.id } };
  await expect(press.call(inquiryDrafts.takeBack, own)).rejects.toMatchObject({ status: 404 });
  expect((await administrator.call(inquiryDrafts.takeBack, own)).text).toBe('She has time at noon.');
  expect(await told(administrator)).toContain('did not clear your reply: Legal');
  expect(await said()).toEqual([]);

  // Taken back by its writer, or by an administrator while the writer is away.
  const again = await ask('She has time.');
  const pending = (await list())[0]?.steps[0]?.id ?? '';
  await press.call(inquiryDrafts.takeBack, { params: { ...params, held_id: again.id } });
  expect((await list())[0]?.steps.map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn']);
  expect((await writing()).held).toMatchObject({ text: 'She has time.', not_cleared: true });
  await expect(decide(legal, again.id, { step_id: pending, approve: true })).rejects.toMatchObject({
    status: 409,
  });

  // Cleared after the inquiry was closed: it comes back, and the sender reads nothing.
  const late = await ask('Too late.');
  const steps = (await list())[0]?.steps ?? [];
  const { version } = await press.call(inquiries.get, { params });
  await press.call(inquiries.close, { params, body: { version, outcome: 'referred' } });
  await decide(legal, late.id, { step_id: steps[0]?.id ?? '', approve: true });
  expect(await decide(press, late.id, { step_id: steps[1]?.id ?? '', approve: true })).toEqual({
    sent: false,
  });
  expect(await writing()).toMatchObject({
    held: { text: 'Too late.', returned_because: 'closed', not_cleared: false },
  });
  expect(await said()).toEqual([]);
});

test('only colleagues who can open the inquiry clear it, and no one clears an own reply', async () => {
  await using scene = await clearanceScene();
  const { administrator, journalist, params, key, list } = scene;
  const outsider = await scene.server.signInAs('owner');
  for (const approver of [administrator, outsider, journalist])
    await expect(
      administrator.call(inquiryClearances.ask, {
        params,
        idempotencyKey: key(),
        body: { body: 'Noon.', steps: [{ name: 'Legal', approver_id: approver.userId }] },
      }),
    ).rejects.toMatchObject({ status: 422 });
  await expect(list(journalist)).rejects.toMatchObject({ status: 403 });
  await expect(list(outsider)).rejects.toMatchObject({ status: 404 });
  expect(await list()).toEqual([]);
});

test('where a type needs clearance, no words go out without its steps, and nobody of the desk leaves one out', async () => {
  await using scene = await clearanceScene();
  const { administrator, expertUser, legal, press, params, key, list, decide, said } = scene;
  const save = (plans: SetupClearances['plans'], version = 0) =>
    administrator.call(inquirySetup.saveClearances, { body: { version, value: { plans } } });
  const plan = (part: Partial<SetupClearances['plans'][number]> = {}) => ({
    id: crypto.randomUUID(),
    types: [2 as const],
    steps: [
      { name: 'Consent', approver_id: legal.userId },
      { name: 'Press office', approver_id: press.userId },
    ],
    is_required: true,
    ...part,
  });
  // Each type once, given by members of the desk.
  await expect(save([plan(), plan()])).rejects.toMatchObject({ status: 422 });
  await expect(
    save([plan({ steps: [{ name: 'Consent', approver_id: expertUser.userId }] })]),
  ).rejects.toMatchObject({ envelope: { fields: [{ path: 'value.plans.0.steps.0.approver_id' }] } });

  // Where it is not required, the desk begins with the steps and may send without.
  await save([plan({ is_required: false })]);
  expect((await administrator.call(inquiryClearances.list, { params })).plan).toMatchObject({
    steps: [{ name: 'Consent' }, { name: 'Press office' }],
    is_required: false,
  });
  await administrator.call(inquiries.reply, {
    params,
    body: { visibility: 'all', body: 'We look into it.' },
    idempotencyKey: key(),
  });

  await save([plan()], 1);
  for (const [who, way] of [
    [administrator, 'Ask for clearance'],
    [expertUser, 'as a note'],
  ] as const) {
    const refused = {
      status: 409,
      message: expect.stringMatching(`Media inquiries are cleared first: Consent, then Press office.*${way}`),
    };
    const sent = { params, body: { body: 'Noon.' }, idempotencyKey: key() };
    await expect(who.call(inquiryDrafts.hold, sent)).rejects.toMatchObject(refused);
    await expect(
      who.call(inquiries.reply, {
        ...sent,
        body: { visibility: 'all', body: 'Noon.' },
        idempotencyKey: key(),
      }),
    ).rejects.toMatchObject(refused);
    await who.call(inquiries.reply, {
      ...sent,
      body: { visibility: 'internal', body: 'Noon is fine.' },
      idempotencyKey: key(),
    });
  }
  const ask = (names: readonly string[]) =>
    administrator.call(inquiryClearances.ask, {
      params,
      idempotencyKey: key(),
      body: {
        body: 'She has time at noon.',
        steps: names.map((name) => ({ name, approver_id: press.userId })),
      },
    });
  for (const names of [['Press office'], ['Press office', 'Consent'], ['Legal']])
    await expect(ask(names)).rejects.toMatchObject({ envelope: { fields: [{ path: 'steps' }] } });
  const held = await ask(['Consent', 'Legal', 'Press office']);
  const [clearance] = await list();
  for (const { id: step_id } of clearance?.steps ?? [])
    await decide(press, held.id, { step_id, approve: true });
  expect(await said()).toEqual(['We look into it.', 'She has time at noon.']);
});

test('whoever clears a reply reads the files that would go with it, and nobody outside the desk does', async () => {
  await using scene = await clearanceScene();
  const { administrator, expertUser, legal, params, key } = scene;
  const upload = await sendFile(scene.server, administrator, Buffer.from('%PDF-1.4\n%%EOF\n'), {
    purpose: 'attachment',
    name: 'statement.pdf',
  });
  const attached = await administrator.call(inquiryAttachments.add, {
    params,
    body: { mode: 'reply', upload_id: upload.id },
  });
  await administrator.call(inquiryClearances.ask, {
    params,
    idempotencyKey: key(),
    body: {
      body: 'As attached.',
      attachments: [attached.id],
      steps: [{ name: 'Legal', approver_id: legal.userId }],
    },
  });
  const open = (who: SignedInTester) =>
    who.call(inquiryAttachments.open, { params: { ...params, attachment_id: attached.id } });
  const { path: file } = await open(legal);
  expect((await scene.server.app.inject(file)).statusCode).toBe(200);
  await expect(open(expertUser)).rejects.toMatchObject({ status: 404 });
});
