import { randomUUID } from 'node:crypto';
import { events as eventRoutes } from '@rostrum/contracts';
import { runAsSystem, uuidv7 } from '@rostrum/server-kit/database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { events } from '../events.schema.ts';
import { createEventRecorder } from './event-recorder.ts';
import { recordUnlessRepeated, type NewEvent } from './record-events.repository.ts';

let server: Awaited<ReturnType<typeof buildTestApp>>;
let company: string;
let orgId: string;
beforeAll(async () => {
  server = await buildTestApp({ servers: 2 });
  const organisation = await server.given.organisation();
  [company, orgId] = [organisation.companyUsername, organisation.id];
});
beforeEach(() => server.db.delete(events));
afterAll(() => server[Symbol.asyncDispose]());

const stored = () => server.db.select().from(events).where(eq(events.orgId, orgId));
const report = (username: string, userAgent: string) =>
  server.app.inject({
    method: 'POST',
    url: eventRoutes.report.path,
    headers: { 'user-agent': userAgent },
    payload: { name: 'profile_view', company_username: company, username },
  });

test('of many who report at once each is told of its own event, and what is told is stored', async () => {
  const { username } = await server.given.person(orgId);
  const hidden = await server.given.person(orgId, { status: 'draft' });
  const answers = await Promise.all([
    ...Array.from({ length: 40 }, (_, place) => report(username, `Mozilla/5.0 reader ${place}`)),
    // The same reader twice, in the same batch: one view.
    report(username, 'Mozilla/5.0 reader 0'),
    report(hidden.username, 'Mozilla/5.0 reader 0'),
    report('no-one', 'Mozilla/5.0 reader 0'),
  ]);
  const recorded = answers.map((answer) => answer.json<{ data: { recorded: boolean } }>().data.recorded);
  expect(recorded.filter(Boolean)).toHaveLength(40);
  expect(recorded.slice(-3)).toEqual([false, false, false]);
  expect(await stored()).toHaveLength(40);
});

test('within the hour the same is a repeat, also without a thing that it is about; after it, it counts again', async () => {
  const at = new Date();
  const minutesLater = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
  const seen: NewEvent = { orgId, name: 'embed_impression', entityId: null, visitor: 'a'.repeat(32), at };
  const record = (...given: NewEvent[]) =>
    runAsSystem(
      'the test records as the server does',
      async () => (await recordUnlessRepeated(server.db, given)).size,
    );
  const about = { ...seen, entityId: uuidv7() };
  expect(await record(seen, about)).toBe(2);
  expect(await record({ ...seen, at: minutesLater(59) }, { ...about, at: minutesLater(59) })).toBe(0);
  expect(await record({ ...seen, visitor: 'b'.repeat(32) }, { ...about, entityId: uuidv7() })).toBe(2);
  expect(await record({ ...seen, at: minutesLater(61) }, { ...about, at: minutesLater(61) })).toBe(2);
  expect(await record()).toBe(0);
});

test('what this server recorded it knows for an hour without asking, and nothing that it did not write', async () => {
  const recorder = createEventRecorder(server.db);
  const at = new Date();
  const minutesLater = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
  const seen: NewEvent = { orgId, name: 'embed_impression', entityId: null, visitor: 'c'.repeat(32), at };
  expect(await recorder.recordOnce(seen)).toBe(true);
  // Nothing is left in the database that could say so.
  await server.db.delete(events);
  expect(await recorder.recordOnce({ ...seen, at: minutesLater(59) })).toBe(false);
  expect(await stored()).toEqual([]);
  expect(await recorder.recordOnce({ ...seen, at: minutesLater(61) })).toBe(true);
  expect(await recorder.recordOnce({ ...seen, visitor: 'd'.repeat(32) })).toBe(true);

  // Recorded by another server: asked each time, since when that hour ends is not known here.
  const other = createEventRecorder(server.db);
  expect(await other.recordOnce({ ...seen, at: minutesLater(62) })).toBe(false);
  await server.db.delete(events);
  expect(await other.recordOnce({ ...seen, at: minutesLater(62) })).toBe(true);
});

test('one event that cannot be stored takes no other of its batch with it', async () => {
  const { username } = await server.given.person(orgId);
  const answers = await Promise.all([
    report(username, 'Mozilla/5.0 good'),
    server.app.inject({
      method: 'POST',
      url: eventRoutes.report.path,
      // Refused by the database alone: no text of PostgreSQL holds this character.
      payload: {
        name: 'profile_view',
        company_username: company,
        username: `x${randomUUID().slice(0, 8)}\u0000`,
      },
    }),
  ]);
  expect(answers[0]?.json()).toEqual({ data: { recorded: true } });
  expect(answers[1]?.statusCode).toBeGreaterThanOrEqual(400);
});
