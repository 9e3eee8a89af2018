import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { inquiries } from '../inquiries/index.ts';

let server: TestApp;
let orgId: string;

beforeAll(async () => {
  server = await buildTestApp({ clock: () => new Date('2026-11-19T10:12:00Z') });
  ({ id: orgId } = await server.given.organisation({
    companyUsername: 'northmere',
    timezone: 'America/New_York',
  }));
  await server.given.person(orgId, { username: 'maren' });
});
afterAll(() => server[Symbol.asyncDispose]());

const address = '/experts/maren/inquiry';
const filled = {
  type: '2',
  'fields.outlet': 'The Meridian Ledger',
  'fields.media_position': 'reporter',
  'fields.media_type': 'print',
  message: 'Does the barrier still hold at a 1-in-200 surge in 2050?',
  firstname: 'Callum',
  lastname: 'Reyes',
  email: 'callum@meridian.example',
  country: 'GB',
  consent: 'yes',
};
const post = (values: Record<string, string>) =>
  server.app.inject({
    method: 'POST',
    url: address,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(values).toString(),
  });
const stored = () =>
  server.db.select().from(inquiries).where(eq(inquiries.orgId, orgId)).orderBy(inquiries.id);
const valueOf = (body: string, name: string) =>
  new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(body)?.[1];

test('times are text in 24 hours, read as people type them, and refused in words when they cannot be', async () => {
  const { body: form } = await server.app.inject(`${address}?type=10`);
  expect(form).not.toMatch(/type="(datetime-local|time)"/);
  const other = { ...filled, deadline: 'other', deadline_other: '2026-11-24' };
  for (const typed of ['5 pm', '17', '17.00', '1700']) {
    const message = `The barrier, to be answered by ${typed} on Tuesday.`;
    expect((await post({ ...other, message, 'deadline_other.time': typed })).statusCode).toBe(200);
    expect((await stored()).at(-1)).toMatchObject({ message, deadlineAt: new Date('2026-11-24T22:00:00Z') });
  }
  const before = (await stored()).length;
  for (const entered of [
    { 'deadline_other.time': 'at <five>' },
    { 'deadline_other.time': '' },
    { deadline_other: '', 'deadline_other.time': '' },
  ]) {
    const { statusCode, body } = await post({ ...other, ...entered });
    expect([statusCode, body]).toEqual([422, expect.stringContaining('Choose a day and a time.')]);
    expect(valueOf(body, 'deadline_other.time')).toBe(
      entered['deadline_other.time'].replace('<', '&lt;').replace('>', '&gt;'),
    );
  }
  const meeting = await post({
    ...filled,
    type: '10',
    deadline: 'none',
    'fields.purpose': 'Talk about barriers',
    'fields.mode': 'video',
    'fields.slots.0': '2026-11-24',
    'fields.slots.0.time': '9',
    'fields.slots.1': '2026-11-25',
    'fields.slots.1.time': '',
  });
  expect(meeting.statusCode).toBe(422);
  expect(valueOf(meeting.body, 'fields.slots.0.time')).toBe('09:00');
  expect(valueOf(meeting.body, 'fields.slots.1')).toBe('2026-11-25');
  expect(await stored()).toHaveLength(before);
});

test('a meeting proposes times of the organisation', async () => {
  const { statusCode } = await post({
    ...filled,
    type: '10',
    deadline: 'none',
    'fields.purpose': 'Talk about barriers',
    'fields.mode': 'video',
    'fields.slots.0': '2026-11-24',
    'fields.slots.0.time': '9 am',
    // Sent by a page that was opened before day and time became two fields.
    'fields.slots.1': '2026-11-25T09:00',
    'fields.slots.minutes': '45',
  });
  expect(statusCode).toBe(200);
  expect((await stored()).at(-1)?.fields).toMatchObject({
    slots: [
      { start: '2026-11-24T14:00:00.000Z', minutes: 45 },
      { start: '2026-11-25T14:00:00.000Z', minutes: 45 },
    ],
  });
});
