import { events, inquiries, sentInquiries } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { inquiryScene } from '../../testing/scenes/inquiry-scene.ts';

const key = () => crypto.randomUUID();

test('a journalist asks, the desk answers, notes and closes, and each sees what is theirs', async () => {
  await using scene = await inquiryScene();
  const { administrator, journalist, expertUser, media } = scene;

  const receipt = await journalist.call(sentInquiries.send, { body: media(), idempotencyKey: key() });
  expect(receipt.ref).toMatch(/^INQ-[2-9A-HJKMNP-Z]{5}$/);
  expect(receipt).toMatchObject({
    desk_phone: '01632 960 144',
    tracking_path: `/dashboard/inquiries/sent/${receipt.id}`,
  });

  const inbox = await administrator.call(inquiries.list);
  expect(inbox.items).toHaveLength(1);
  expect(inbox.items[0]).toMatchObject({
    id: receipt.id,
    status: 'new',
    subject: 'Storm surge barriers',
    unread: true,
    sender: { name: 'Callum Strand', organization: 'The Meridian Ledger' },
    recipients: [{ username: scene.expert.username, name: 'Maren Okonjo-Hale' }],
    assignee: null,
  });
  expect(inbox.counts.views).toMatchObject({ all_open: 1, unassigned: 1, mine: 0, closed: 0 });
  expect(inbox.counts.types).toEqual({ '2': 1 });

  const params = { id: receipt.id };
  const opened = await administrator.call(inquiries.get, { params });
  expect(opened.unread).toBe(false);
  expect(opened.fields).toMatchObject({ outlet: 'The Meridian Ledger' });
  expect((await administrator.call(inquiries.list)).items[0]?.unread).toBe(false);
  expect((await expertUser.call(inquiries.list)).items[0]?.unread).toBe(true);

  const taken = await administrator.call(inquiries.update, {
    params,
    body: { version: opened.version, assignee_id: administrator.userId },
  });
  expect(taken).toMatchObject({ status: 'open', assignee: { name: 'Jonah Petrie' } });

  const noted = await administrator.call(inquiries.reply, {
    params,
    body: { visibility: 'internal', body: 'She is on a train until 11:00.' },
    idempotencyKey: key(),
  });
  expect(noted.messages.at(-1)).toMatchObject({ visibility: 'internal', delivery: null });
  expect(noted.first_reply_at).toBeNull();

  const replied = await administrator.call(inquiries.reply, {
    params,
    body: { visibility: 'all', body: 'I will confirm a time by 11:30.' },
    idempotencyKey: key(),
  });
  expect(replied).toMatchObject({ status: 'open', last_message_by: 'staff' });
  expect(replied.messages.at(-1)?.delivery).toMatch(/queued|sent/);

  const tracked = await journalist.call(sentInquiries.get, { params });
  expect(tracked).toMatchObject({ status: 'replied', outcome: null, may_reply: true, may_withdraw: true });
  expect(Object.keys(tracked.steps)).toEqual([
    'received',
    'with_the_team',
    'expert_asked',
    'replied',
    'closed',
  ]);
  expect(tracked.steps).toMatchObject({ expert_asked: null, replied: expect.any(String), closed: null });
  expect(JSON.stringify(tracked.history)).not.toContain('sked');

  await expertUser.call(inquiries.reply, {
    params,
    body: { visibility: 'all', body: 'Yes, with a margin.' },
    idempotencyKey: key(),
  });
  const answered = await journalist.call(sentInquiries.reply, {
    params,
    body: { body: 'Is the 2031 date realistic?' },
    idempotencyKey: key(),
  });
  expect(answered.status).toBe('with_the_team');
  expect(answered.steps.replied).toBe(tracked.steps.replied);
  expect(answered.history.map(({ kind, author }) => `${kind} ${author?.name ?? ''}`.trim())).toEqual([
    'received',
    'status',
    'message Jonah Petrie',
    expect.stringMatching(/^message Uma User/),
    'message You',
  ]);

  const open = await administrator.call(inquiries.get, { params });
  const closed = await administrator.call(inquiries.close, {
    params,
    body: { version: open.version, outcome: 'quote_supplied' },
  });
  expect(closed).toMatchObject({
    status: 'closed',
    outcome: 'quote_supplied',
    allowed: { reply: false, reopen: true },
  });
  expect(closed.activity.map(({ verb }) => verb)).toEqual([
    'inquiry.closed',
    'inquiry.seeker_replied',
    'inquiry.replied',
    'inquiry.replied',
    'inquiry.noted',
    'inquiry.taken',
    'inquiry.received',
  ]);
  expect(closed.activity.map(({ actor }) => actor.name)).toContain('Callum Strand');
  const [sent] = (await journalist.call(sentInquiries.list, { query: { state: 'closed' } })).items;
  expect(sent).toMatchObject({ status: 'closed', steps: { closed: expect.any(String) } });
  const ended = await journalist.call(sentInquiries.get, { params });
  expect(ended.outcome).toBe('quote_supplied');
  expect(ended.history.at(-1)?.text).toBe('Closed: Quote supplied');
});

test('a note leaves no trace outside the team: not in the tracker, the guest link or any mail', async () => {
  await using scene = await inquiryScene();
  const { administrator, journalist, media } = scene;
  const { id } = await journalist.call(sentInquiries.send, { body: media(), idempotencyKey: key() });
  const before = await journalist.call(sentInquiries.get, { params: { id } });
  const mailsBefore = (await scene.mails()).length;

  await administrator.call(inquiries.reply, {
    params: { id },
    body: { visibility: 'internal', body: 'SECRET-CANARY she dislikes this outlet' },
    idempotencyKey: key(),
  });

  expect(await journalist.call(sentInquiries.get, { params: { id } })).toEqual(before);
  expect(JSON.stringify(await journalist.call(sentInquiries.list))).not.toContain('CANARY');
  const mails = await scene.mails();
  expect(mails).toHaveLength(mailsBefore);
  await administrator.call(inquiries.reply, {
    params: { id },
    body: { visibility: 'all', body: 'We look into it.' },
    idempotencyKey: key(),
  });
  for (const { text, html, subject } of await scene.mails())
    expect(text + html + subject).not.toContain('CANARY');
  const { messages } = await administrator.call(inquiries.get, { params: { id } });
  expect(messages.map(({ visibility }) => visibility)).toEqual(['all', 'internal', 'all']);
});

test('the same key sends one inquiry and one reply, however often and however parallel', async () => {
  await using scene = await inquiryScene();
  const { administrator, journalist, media } = scene;
  const [submission, sendKey] = [media(), key()];
  const receipts = await Promise.all(
    Array.from({ length: 5 }, () =>
      journalist.call(sentInquiries.send, { body: submission, idempotencyKey: sendKey }),
    ),
  );
  const [first] = receipts;
  expect(new Set(receipts.map(({ ref }) => ref)).size).toBe(1);
  const params = { id: first?.id ?? '' };
  const body = { visibility: 'all', body: 'Once only.' } as const;
  const replyKey = key();
  await Promise.all(
    Array.from({ length: 4 }, () =>
      administrator.call(inquiries.reply, { params, body, idempotencyKey: replyKey }),
    ),
  );

  expect((await administrator.call(inquiries.list)).total).toBe(1);
  const { messages, activity } = await administrator.call(inquiries.get, { params });
  expect(messages).toHaveLength(2);
  expect(activity.filter(({ verb }) => verb === 'inquiry.replied')).toHaveLength(1);
  const mails = await scene.mails();
  expect(mails.filter(({ kind }) => kind === 'inquiry.reply')).toHaveLength(1);
  expect(mails.filter(({ kind }) => kind === 'inquiry.receipt')).toHaveLength(1);
  await expect(
    administrator.call(inquiries.reply, {
      params,
      body: { ...body, body: 'Something else.' },
      idempotencyKey: replyKey,
    }),
  ).rejects.toMatchObject({ status: 409, code: 'idempotency_conflict' });
});

test('a decision from an older version is refused with the newer state', async () => {
  await using scene = await inquiryScene();
  const { administrator, journalist, media, orgId, server } = scene;
  const second = await server.signInAs('agent', {
    orgId,
    scopes: { departments: ['Engineering'], tags: [] },
  });
  const { id } = await journalist.call(sentInquiries.send, { body: media(), idempotencyKey: key() });
  const params = { id };
  const { version } = await administrator.call(inquiries.get, { params });
  await second.call(inquiries.update, { params, body: { version, assignee_id: second.userId } });

  const late = administrator.call(inquiries.update, {
    params,
    body: { version, assignee_id: administrator.userId },
  });
  await expect(late).rejects.toMatchObject({
    status: 409,
    code: 'version_conflict',
    envelope: { details: { version: version + 1, status: 'open', assignee_id: second.userId } },
  });
  const closing = administrator.call(inquiries.close, { params, body: { version, outcome: 'booked' } });
  await expect(closing).rejects.toMatchObject({ code: 'version_conflict' });
});

test('a move that the status does not allow names those it does', async () => {
  await using scene = await inquiryScene();
  const { administrator, journalist, media } = scene;
  const { id } = await journalist.call(sentInquiries.send, { body: media(), idempotencyKey: key() });
  const params = { id };
  const { version } = await administrator.call(inquiries.get, { params });
  await expect(
    administrator.call(inquiries.close, { params, body: { version, outcome: 'deadline_missed' } }),
  ).rejects.toMatchObject({
    status: 422,
    envelope: { fields: [{ path: 'note' }] },
  });
  await expect(
    administrator.call(inquiries.close, { params, body: { version, outcome: 'withdrawn' } }),
  ).rejects.toMatchObject({ status: 422 });
  await expect(administrator.call(inquiries.reopen, { params, body: { version } })).rejects.toMatchObject({
    code: 'invalid_transition',
  });
  const closed = await administrator.call(inquiries.close, {
    params,
    body: { version, outcome: 'deadline_missed', note: 'The expert was ill.' },
  });
  const again = administrator.call(inquiries.close, {
    params,
    body: { version: closed.version, outcome: 'booked' },
  });
  await expect(again).rejects.toMatchObject({
    status: 409,
    code: 'invalid_transition',
    envelope: { details: { allowed: ['open', 'spam', 'archived'] } },
  });
  const reply = administrator.call(inquiries.reply, {
    params,
    body: { visibility: 'all', body: 'Late.' },
    idempotencyKey: key(),
  });
  await expect(reply).rejects.toMatchObject({ code: 'invalid_transition' });
  const reopened = await administrator.call(inquiries.reopen, { params, body: { version: closed.version } });
  expect(reopened).toMatchObject({ status: 'open', outcome: null, closed_at: null });
});

test('an assignee must be of the own desk', async () => {
  await using scene = await inquiryScene();
  const { administrator, expertUser, journalist, media, server } = scene;
  const stranger = await server.signInAs('administrator');
  const { id } = await journalist.call(sentInquiries.send, { body: media(), idempotencyKey: key() });
  const { version } = await administrator.call(inquiries.get, { params: { id } });
  for (const assignee_id of [stranger.userId, expertUser.userId, journalist.userId])
    await expect(
      administrator.call(inquiries.update, { params: { id }, body: { version, assignee_id } }),
    ).rejects.toMatchObject({
      status: 422,
      envelope: { fields: [{ path: 'assignee_id' }] },
    });
  const desk = await administrator.call(inquiries.assignees);
  expect(desk.items.map(({ id: userId }) => userId)).toEqual([administrator.userId]);
});

test('the desk, the expert asked and the seeker hear of it live; a note reaches the team alone', async () => {
  await using scene = await inquiryScene();
  const { administrator, expertUser, journalist, media, server } = scene;
  const colleague = await server.signInAs('expert', { orgId: scene.orgId });
  const listen = async (who: typeof administrator) => {
    const response = await server.app.inject({
      url: events.live.path.replace('{identifier}', who.identifier),
      headers: { authorization: `Bearer ${who.token}` },
      payloadAsStream: true,
    });
    const heard: string[] = [];
    response
      .stream()
      .on('data', (chunk: Buffer) =>
        heard.push(...[...String(chunk).matchAll(/^event: (.*)$/gm)].map(([, topic]) => topic ?? '')),
      );
    return heard;
  };
  const heard = {
    desk: await listen(administrator),
    expert: await listen(expertUser),
    seeker: await listen(journalist),
    colleague: await listen(colleague),
  };
  const { id } = await journalist.call(sentInquiries.send, { body: media(), idempotencyKey: key() });
  await expect.poll(() => heard.desk).toContain('inquiry.created');
  await expect.poll(() => heard.expert).toContain('inquiry.created');
  await expect.poll(() => heard.seeker).toContain('inquiry.created');
  const before = heard.seeker.length;
  await administrator.call(inquiries.reply, {
    params: { id },
    body: { visibility: 'internal', body: 'For us.' },
    idempotencyKey: key(),
  });
  await expect.poll(() => heard.expert).toContain('inquiry.changed');
  expect(heard.seeker).toHaveLength(before);
  expect(heard.colleague).toEqual([]);
});
