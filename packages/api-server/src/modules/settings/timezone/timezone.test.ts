import { activity, analytics, authPaths, deskTimeZoneHeader } from '@rostrum/contracts';
import { timezone } from '@rostrum/contracts/settings';
import { users } from '@rostrum/identity/schema';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';

/** The zone that the pages of a browser are written in. */
async function readShownZone({ app }: TestApp, cookie: string) {
  const { headers } = await app.inject({
    url: authPaths.session,
    cookies: { 'next-auth.session-token': cookie },
  });
  return headers[deskTimeZoneHeader];
}

const readUser = async ({ db }: TestApp, id: string) =>
  (await db.select().from(users).where(eq(users.id, id)))[0];

test('a new time zone moves the clock of home, of pages and of members who follow it', async () => {
  await using server = await buildTestApp();
  const org = await server.given.organisation({ timezone: 'Europe/London' });
  const admin = await server.signInAs('administrator', { orgId: org.id, timezone: 'Europe/London' });
  const colleague = await server.given.user('agent', { orgId: org.id, timezone: 'Europe/London' });
  const settled = await server.given.user('expert', {
    orgId: org.id,
    timezone: 'Africa/Lagos',
    usesOwnTimezone: true,
  });
  const stranger = await server.given.user('agent', { timezone: 'Europe/London' });
  const before = await admin.call(timezone.get);
  expect(before).toMatchObject({ timezone: 'Europe/London', own: null });
  expect(before.elsewhere.map(({ id }) => id)).toEqual([settled.id]);

  const after = await admin.call(timezone.changeOrganisation, {
    body: { version: before.version, timezone: 'Asia/Tokyo' },
  });
  expect(after).toMatchObject({ timezone: 'Asia/Tokyo', version: before.version + 1 });
  expect((await admin.call(analytics.home)).timezone).toBe('Asia/Tokyo');
  expect(await readShownZone(server, admin.cookie)).toBe('Asia/Tokyo');
  expect((await readUser(server, colleague.id))?.timezone).toBe('Asia/Tokyo');
  expect((await readUser(server, settled.id))?.timezone).toBe('Africa/Lagos');
  expect((await readUser(server, stranger.id))?.timezone).toBe('Europe/London');
  expect((await admin.call(activity.list)).items[0]).toMatchObject({
    verb: 'organisation.timezone_changed',
  });
  await expect(
    admin.call(timezone.changeOrganisation, { body: { version: before.version, timezone: 'UTC' } }),
  ).rejects.toMatchObject({ status: 409 });
});

test('a zone of one’s own changes what oneself is shown and nothing else', async () => {
  await using server = await buildTestApp();
  const org = await server.given.organisation({ timezone: 'Europe/London' });
  const admin = await server.signInAs('administrator', { orgId: org.id });
  const colleague = await server.signInAs('administrator', { orgId: org.id });

  expect((await admin.call(timezone.changeOwn, { body: { timezone: 'Asia/Tokyo' } })).own).toBe('Asia/Tokyo');
  expect(await readShownZone(server, admin.cookie)).toBe('Asia/Tokyo');
  expect(await readShownZone(server, colleague.cookie)).toBe('Europe/London');
  expect((await colleague.call(timezone.get)).elsewhere).toMatchObject([{ timezone: 'Asia/Tokyo' }]);

  expect((await admin.call(timezone.changeOwn, { body: { timezone: null } })).own).toBeNull();
  expect(await readShownZone(server, admin.cookie)).toBe('Europe/London');
});

test('the time zone belongs to administrators, and must be one that exists', async () => {
  await using server = await buildTestApp();
  const org = await server.given.organisation();
  for (const role of ['agent', 'expert', 'staff', 'individual'] as const) {
    const caller = await server.signInAs(role, { orgId: org.id });
    await expect(caller.call(timezone.get)).rejects.toMatchObject({ status: 403 });
  }
  await expect((await server.signInAs('media')).call(timezone.get)).rejects.toMatchObject({ status: 403 });
  const owner = await server.signInAs('owner', { orgId: org.id });
  const { version } = await owner.call(timezone.get);
  for (const name of ['Mars/Olympus', '+02:00', '', 'Europe/London\u0000'])
    await expect(
      owner.call(timezone.changeOrganisation, { body: { version, timezone: name } }),
    ).rejects.toMatchObject({ status: 422 });
});
