import { guestInquiries, inquiries, sentInquiries } from '@rostrum/contracts';
import { inquiryMeetings, inquiryMerges, meetingChoices } from '@rostrum/contracts/inquiries';
import { asc } from 'drizzle-orm';
import { mails } from '@rostrum/server-kit/mail';
import { expect, test } from 'vitest';
import { inquiryScene, type InquiryScene } from '../../../testing/scenes/inquiry-scene.ts';

const key = () => crypto.randomUUID();
/** On a full minute, as fields give it. */
const days = (count: number) =>
  new Date(Math.floor(Date.now() / 60_000) * 60_000 + count * 86_400_000).toISOString();

const send = async ({ journalist, media }: InquiryScene) =>
  journalist.call(sentInquiries.send, { body: media(), idempotencyKey: key() });
const read = async ({ administrator }: InquiryScene, id: string) =>
  administrator.call(inquiries.get, { params: { id } });

async function offer(scene: InquiryScene, id: string, times: string[]) {
  const { version } = await read(scene, id);
  return scene.administrator.call(inquiryMeetings.offer, {
    params: { id },
    body: { version, times, minutes: 30, mode: 'video', place: 'https://meet.example/42', text: 'Gladly.' },
    idempotencyKey: key(),
  });
}

const invitesOf = async ({ server: { db } }: InquiryScene) => {
  const sent = await db.select().from(mails).orderBy(asc(mails.createdAt), asc(mails.id));
  return sent
    .filter(({ kind }) => kind === 'inquiry.meeting')
    .map(({ toEmail, attachment, text }) => ({
      to: toEmail,
      text,
      entry: attachment === null ? null : Buffer.from(attachment, 'base64').toString(),
    }));
};
const uidOf = (entry: string | null | undefined) => /^UID:(.+)$/m.exec(entry ?? '')?.[1];

test('times are offered as a reply, the sender chooses one, and both sides have it in their calendars', async () => {
  await using scene = await inquiryScene();
  const { id } = await send(scene);
  const [later, sooner] = [days(3), days(2)];
  const offered = await offer(scene, id, [later, sooner, later]);
  expect(offered).toMatchObject({
    status: 'waiting_seeker',
    meeting: { state: 'offered', times: [sooner, later], minutes: 30, agreed_at: null, calendar: null },
  });
  expect(offered.first_reply_at).not.toBeNull();
  expect(offered.messages.at(-1)?.body).toMatch(
    /^Gladly\.\n\nTimes for a video call of 30 minutes:\n• .+\n• .+\nWhere: https:\/\/meet\.example\/42\n\nChoose one/,
  );
  // So far nothing is agreed, so nothing goes into a calendar.
  expect(await invitesOf(scene)).toEqual([]);

  await expect(
    scene.journalist.call(meetingChoices.take, { params: { id }, body: { at: days(4) } }),
  ).rejects.toMatchObject({ status: 422 });
  const taken = await scene.journalist.call(meetingChoices.take, { params: { id }, body: { at: sooner } });
  expect(taken).toMatchObject({
    status: 'with_the_team',
    meeting: { state: 'agreed', agreed_at: sooner, place: 'https://meet.example/42' },
  });
  expect(taken.meeting?.calendar).toContain('BEGIN:VEVENT');
  expect(taken.history.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^This time suits me: /),
  );
  const detail = await read(scene, id);
  expect(detail).toMatchObject({ status: 'open', meeting: { state: 'agreed', agreed_at: sooner } });
  expect(detail.activity.map(({ verb }) => verb)).toEqual(
    expect.arrayContaining(['inquiry.meeting_offered', 'inquiry.meeting_agreed']),
  );

  const invites = await invitesOf(scene);
  expect(invites.length).toBeGreaterThanOrEqual(2);
  const start = sooner.replace(/[-:]|\.\d+/g, '');
  for (const { entry } of invites) {
    expect(entry).toContain(`DTSTART:${start}`);
    expect(entry).toContain('METHOD:PUBLISH');
    expect(entry).toContain('LOCATION:https://meet.example/42');
  }
  // Chosen once.
  await expect(
    scene.journalist.call(meetingChoices.take, { params: { id }, body: { at: later } }),
  ).rejects.toMatchObject({ status: 409, code: 'invalid_transition' });
});

test('a cancelled meeting leaves the calendars by the same entry, and new times take its place', async () => {
  await using scene = await inquiryScene();
  const { id } = await send(scene);
  const at = days(2);
  await offer(scene, id, [at]);
  await scene.journalist.call(meetingChoices.take, { params: { id }, body: { at } });
  const before = await invitesOf(scene);
  const { version } = await read(scene, id);
  const cancelled = await scene.administrator.call(inquiryMeetings.cancel, {
    params: { id },
    body: { version, text: 'Maren is ill.' },
  });
  expect(cancelled.meeting).toBeNull();
  expect(cancelled.messages.at(-1)?.body).toMatch(/^Maren is ill\.\n\nThe meeting at .+ is cancelled\.$/);
  const [, ...after] = (await invitesOf(scene)).slice(before.length - 1);
  expect(after.length).toBeGreaterThanOrEqual(1);
  for (const { entry } of after) {
    expect(entry).toContain('METHOD:CANCEL');
    expect(entry).toContain('SEQUENCE:1');
    expect(uidOf(entry)).toBe(uidOf(before[0]?.entry));
  }
  expect((await scene.journalist.call(sentInquiries.get, { params: { id } })).meeting).toBeNull();
  await expect(
    scene.administrator.call(inquiryMeetings.cancel, {
      params: { id },
      body: { version: cancelled.version },
    }),
  ).rejects.toMatchObject({ status: 409, code: 'invalid_transition' });

  // Another one, which ends with the inquiry.
  await offer(scene, id, [days(5)]);
  await scene.journalist.call(meetingChoices.take, { params: { id }, body: { at: days(5) } });
  const count = (await invitesOf(scene)).length;
  await scene.journalist.call(sentInquiries.withdraw, { params: { id } });
  const withdrawn = (await invitesOf(scene)).slice(count);
  expect(withdrawn.map(({ to }) => to)).toContain('jonah@northmere.example');
  expect(withdrawn.every(({ entry }) => entry?.includes('METHOD:CANCEL'))).toBe(true);
});

test('a time that a meeting inquiry proposes is agreed to at once; only a proposed one, and only for who may reply', async () => {
  await using scene = await inquiryScene();
  const { administrator, journalist } = scene;
  const [first, second] = [days(6), days(7)];
  const { id } = await journalist.call(sentInquiries.send, {
    body: scene.media({
      type: 10,
      fields: {
        purpose: 'A partnership on tide gauges',
        mode: 'phone',
        slots: [
          { start: first, minutes: 45 },
          { start: second, minutes: 45 },
        ],
      },
    }),
    idempotencyKey: key(),
  });
  const { version } = await read(scene, id);
  const agree = (start: string) =>
    administrator.call(inquiryMeetings.agree, { params: { id }, body: { version, start, mode: 'phone' } });
  await expect(agree(days(8))).rejects.toMatchObject({ status: 422 });
  const agreed = await agree(second);
  expect(agreed.meeting).toMatchObject({ state: 'agreed', agreed_at: second, minutes: 45, place: null });
  expect(agreed.messages.at(-1)?.body).toMatch(/^Your time suits us: /);
  expect((await invitesOf(scene)).map(({ to }) => to)).toContain('callum@ledger.example');
  // A version from before is refused and says what there is now.
  await expect(agree(first)).rejects.toMatchObject({ status: 409, code: 'version_conflict' });
  await expect(
    journalist.call(inquiryMeetings.cancel, { params: { id }, body: { version: agreed.version } }),
  ).rejects.toMatchObject({ status: 403, code: 'not_allowed' });
});

test('a guest chooses by the link, and an address that is not proved gets no entry by email', async () => {
  await using scene = await inquiryScene();
  const { id, tracking_path: path } = await scene.server.call(guestInquiries.send, {
    body: scene.media({ email: 'guest@paper.example' }),
    idempotencyKey: key(),
  });
  const at = days(2);
  await offer(scene, id, [at]);
  const params = { token: path.split('/').at(-1) ?? '' };
  const taken = await scene.server.call(meetingChoices.takeByLink, { params, body: { at } });
  expect(taken.meeting).toMatchObject({ state: 'agreed', agreed_at: at });
  const toGuest = (await invitesOf(scene)).find(({ to }) => to === 'guest@paper.example');
  expect(toGuest).toMatchObject({ entry: null });
  expect(toGuest?.text).not.toContain('meet.example');
  // While it is arranged, the inquiry is merged into no other one.
  const { id: other } = await scene.server.call(guestInquiries.send, {
    body: scene.media({ email: 'guest@paper.example' }),
    idempotencyKey: key(),
  });
  const { items } = await scene.administrator.call(inquiryMerges.candidates, { params: { id: other } });
  expect(items.map(({ refused }) => refused)).not.toContain(null);
});

test('of a restricted inquiry, when and where stays inside', async () => {
  await using scene = await inquiryScene();
  const { id } = await scene.journalist.call(sentInquiries.send, {
    body: scene.media({
      type: 3,
      fields: { stage: 'in_litigation', org_type: 'legal_firm', parties: 'A v B' },
    }),
    idempotencyKey: key(),
  });
  const at = days(2);
  expect(await offer(scene, id, [at])).toMatchObject({ restricted: true, meeting: { state: 'offered' } });
  await scene.journalist.call(meetingChoices.take, { params: { id }, body: { at } });
  const told = await invitesOf(scene);
  expect(told.length).toBeGreaterThanOrEqual(1);
  for (const { entry, text } of told) {
    expect(entry).toBeNull();
    expect(text).not.toContain('meet.example');
  }
});
