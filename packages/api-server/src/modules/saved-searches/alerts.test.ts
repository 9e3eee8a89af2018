import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { activity, savedSearches, searchFilters, type AlertFrequency } from '@rostrum/contracts';
import type { Database } from '@rostrum/server-kit/database';
import { mails } from '@rostrum/server-kit/mail';
import { people } from '../people/people.schema.ts';
import { users } from '@rostrum/identity/schema';
import { alertScene } from '../../testing/scenes/alert-scene.ts';

const filters = searchFilters.parse({ q: 'storm surge' });
const minute = 60_000;
const email = 'callum@ledger.example';

const mailsTo = (db: Database, address: string) =>
  db.select().from(mails).where(eq(mails.toEmail, address)).orderBy(asc(mails.createdAt), asc(mails.id));

async function waiting(alert: AlertFrequency, now: string, timezone = 'Europe/London') {
  const scene = await alertScene();
  scene.clock.now = new Date(now);
  const seeker = await scene.server.signInAs('media', { email, timezone });
  const saved = await seeker.call(savedSearches.save, { body: { filters, alert } });
  return {
    ...scene,
    seeker,
    saved,
    /** Both servers at this moment; answers the subjects mailed so far. */
    async at(moment: string) {
      scene.clock.now = new Date(moment);
      await scene.rounds();
      return (await mailsTo(scene.server.db, email)).map(({ subject }) => subject);
    },
    [Symbol.asyncDispose]: () => scene[Symbol.asyncDispose](),
  };
}

test('two servers mail an instant alert once, with the sentence that matched and links', async () => {
  await using scene = await waiting('instant', '2026-06-01T10:00:00Z');
  await scene.surgeExpert('maren');
  expect(await scene.at('2026-06-01T10:01:00Z')).toEqual(['1 new expert for “storm surge”']);
  for (let round = 0; round < 3; round += 1)
    expect(await scene.at(`2026-06-01T11:0${round}:00Z`)).toHaveLength(1);

  const [mail] = await mailsTo(scene.server.db, email);
  expect(mail).toMatchObject({
    kind: 'search.alert',
    unsubscribeUrl: expect.stringMatching(/^http:\/\/rostrum\.test\/unsubscribe\/[\w-]{43}$/),
  });
  expect(mail?.text).toContain('Maren Okonjo-Hale\nProfessor of Tests, Northmere University');
  expect(mail?.text).toContain('> …modelled the estuary, including storm surge barrier failure…');
  expect(mail?.text).toContain('http://rostrum.test/experts/maren');
  expect(mail?.text).toContain('http://rostrum.test/dashboard/search?q=storm+surge');
  expect(mail?.text).toContain(mail?.unsubscribeUrl);
});

test('an alert finds by entry terms and in other languages, as the search that was saved does', async () => {
  await using scene = await waiting('off', '2026-06-01T10:00:00Z');
  for (const q of ['sea walls', 'inondations côtières'])
    await scene.seeker.call(savedSearches.save, {
      body: { filters: searchFilters.parse({ q }), alert: 'instant' },
    });
  await scene.server.given.person(scene.org.id, { username: 'greta', topics: ['Coastal flooding'] });
  await scene.server.given.person(scene.org.id, { username: 'idris', topics: ['Labour markets'] });
  expect((await scene.at('2026-06-01T10:01:00Z')).toSorted()).toEqual([
    '1 new expert for “inondations côtières”',
    '1 new expert for “sea walls”',
  ]);
});

test('who comes, goes and comes again is told of once; the next one ten minutes later at the earliest', async () => {
  await using scene = await waiting('instant', '2026-06-01T10:00:00Z');
  const expert = await scene.surgeExpert('maren');
  expect(await scene.at('2026-06-01T10:01:00Z')).toHaveLength(1);
  for (const status of ['unpublished', 'published'] as const) {
    await scene.server.db.update(people).set({ status }).where(eq(people.id, expert.id));
    expect(await scene.at('2026-06-01T12:00:00Z')).toHaveLength(1);
  }
  await scene.surgeExpert('second');
  expect(await scene.at('2026-06-01T12:01:00Z')).toHaveLength(2);
  await scene.surgeExpert('third');
  await scene.surgeExpert('fourth');
  expect(await scene.at('2026-06-01T12:05:00Z')).toHaveLength(2);
  expect((await scene.at('2026-06-01T12:11:00Z')).at(-1)).toBe('2 new experts for “storm surge”');
});

test('daily means at seven in the morning where the person is', async () => {
  await using scene = await waiting('daily', '2026-06-01T05:00:00Z', 'America/New_York');
  await scene.surgeExpert('maren');
  expect(await scene.at('2026-06-01T10:59:00Z')).toEqual([]);
  expect(await scene.at('2026-06-01T11:00:00Z')).toHaveLength(1);
  await scene.surgeExpert('second');
  expect(await scene.at('2026-06-01T23:00:00Z')).toHaveLength(1);
  expect(await scene.at('2026-06-02T11:00:00Z')).toHaveLength(2);
  expect(await scene.at('2026-06-03T11:00:00Z')).toHaveLength(2);
});

test('weekly means on Monday; what was looked at meanwhile is not mailed', async () => {
  await using scene = await waiting('weekly', '2026-06-02T10:00:00Z');
  await scene.surgeExpert('maren');
  expect(await scene.at('2026-06-03T10:00:00Z')).toEqual([]);
  const later = await scene.server.signIn(scene.seeker.userId, null);
  await later.call(savedSearches.seen, { params: { id: scene.saved.id } });
  expect(await scene.at('2026-06-08T06:30:00Z')).toEqual([]);
  await scene.surgeExpert('second');
  expect(await scene.at('2026-06-09T10:00:00Z')).toEqual([]);
  expect(await scene.at('2026-06-15T06:30:00Z')).toHaveLength(1);
});

test('a time zone that is none keeps nobody from mails', async () => {
  await using scene = await waiting('daily', '2026-06-01T05:00:00Z', 'Atlantis/Capital');
  await scene.surgeExpert('maren');
  expect(await scene.at('2026-06-01T05:10:00Z')).toEqual([]);
  expect(await scene.at('2026-06-01T07:00:00Z')).toHaveLength(1);
});

test('nothing is mailed about what was found while the alert was off, nor to an account that is switched off', async () => {
  await using scene = await waiting('off', '2026-06-01T10:00:00Z');
  await scene.surgeExpert('maren');
  expect(await scene.at('2026-06-01T10:05:00Z')).toEqual([]);
  scene.clock.now = new Date('2026-06-01T10:06:00Z');
  await scene.seeker.call(savedSearches.change, {
    params: { id: scene.saved.id },
    body: { alert: 'instant' },
  });
  expect(await scene.at('2026-06-01T10:07:00Z')).toEqual([]);
  await scene.server.db.update(users).set({ status: 'deactivated' }).where(eq(users.id, scene.seeker.userId));
  await scene.surgeExpert('second');
  expect(await scene.at('2026-06-01T10:20:00Z')).toEqual([]);
});

test('one click in the mail stops the mails, signed out; opening the link changes nothing', async () => {
  await using scene = await waiting('instant', '2026-06-01T10:00:00Z');
  const { server, seeker } = scene;
  await scene.surgeExpert('maren');
  await scene.at('2026-06-01T10:01:00Z');
  const url = new URL((await mailsTo(scene.server.db, email))[0]?.unsubscribeUrl ?? '').pathname;
  const alertNow = async () => (await seeker.call(savedSearches.list)).items[0]?.alert;

  const page = await server.app.inject({ url });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<form method="post"><button>Stop these mails</button></form>');
  expect(page.body).toContain('storm surge');
  expect(await alertNow()).toBe('instant');

  // As a mail program sends it: from another site, without cookies, as RFC 8058 has it.
  const stopped = await server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(stopped.statusCode).toBe(200);
  expect(await alertNow()).toBe('off');
  expect((await seeker.call(activity.list)).items[0]).toMatchObject({ verb: 'saved_search.unsubscribed' });
  await scene.surgeExpert('second');
  expect(await scene.at('2026-06-01T12:00:00Z')).toHaveLength(1);

  const multipart = await server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
  });
  expect(multipart.statusCode).toBe(200);
  const later = await server.signIn(seeker.userId, null);
  expect(
    (await later.call(activity.list)).items.filter(({ verb }) => verb.endsWith('unsubscribed')),
  ).toHaveLength(1);

  for (const token of ['x', 'A'.repeat(43), `${url.split('/').at(-1)?.slice(0, -2)}AA`])
    expect((await server.app.inject({ method: 'POST', url: `/unsubscribe/${token}` })).statusCode).toBe(404);
  await later.call(savedSearches.remove, { params: { id: scene.saved.id } });
  expect((await server.app.inject({ method: 'POST', url })).body).toContain('The search was removed');
});

test('a round that fails for one search mails the others', async () => {
  await using scene = await waiting('instant', '2026-06-01T10:00:00Z');
  const other = await scene.server.signInAs('legal', { email: 'legal@firm.example' });
  await other.call(savedSearches.save, { body: { filters, alert: 'instant' } });
  await scene.server.db.update(users).set({ email: 'no address' }).where(eq(users.id, scene.seeker.userId));
  await scene.surgeExpert('maren');
  await scene.at('2026-06-01T10:01:00Z');
  expect(await mailsTo(scene.server.db, 'legal@firm.example')).toHaveLength(1);
  await scene.server.db.update(users).set({ email }).where(eq(users.id, scene.seeker.userId));
  scene.clock.now = new Date(scene.clock.now.getTime() + minute);
  expect(await scene.at('2026-06-01T10:03:00Z')).toHaveLength(1);
});
