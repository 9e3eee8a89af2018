import { search } from '@rostrum/contracts';
import { transaction } from '@rostrum/server-kit/database';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { people } from '../people/people.schema.ts';

async function scene() {
  const server = await buildTestApp();
  const { id: orgId } = await server.given.organisation();
  const seeker = await server.signInAs('media');
  const found = async (q: string) =>
    (await seeker.call(search.find, { query: { q } })).people.map(({ username }) => username);
  return { server, orgId, found };
}

test('what stands in a draft is no word that others are offered; publishing makes it one', async () => {
  const { server, orgId, found } = await scene();
  await using _ = server;
  const { db } = server;
  const isWord = async (word: string) =>
    (await db.execute(sql`SELECT 1 FROM search_words WHERE word = ${word}`)).rows.length === 1;
  const draft = await server.given.person(orgId, { status: 'draft', biography: 'Knows zeolites.' });
  expect(await isWord('zeolites')).toBe(false);
  await db.update(people).set({ biography: 'Knows zeolites well.' }).where(eq(people.id, draft.id));
  expect([await isWord('zeolites'), await found('zeolites')]).toEqual([false, []]);

  await db.update(people).set({ status: 'published' }).where(eq(people.id, draft.id));
  expect([await isWord('zeolites'), await found('zeolites')]).toEqual([true, [draft.username]]);
  await db.update(people).set({ status: 'unpublished' }).where(eq(people.id, draft.id));
  expect(await found('zeolites')).toEqual([]);
});

test('what is added while another transaction publishes is found', async () => {
  const { server, orgId, found } = await scene();
  await using _ = server;
  const { db } = server;
  const draft = await server.given.person(orgId, { status: 'draft' });
  let added: Promise<unknown> = Promise.resolve();
  await transaction(db, async (tx) => {
    await tx.update(people).set({ status: 'published' }).where(eq(people.id, draft.id));
    added = db
      .update(people)
      .set({ biography: 'Knows zeolites.' })
      .where(eq(people.id, draft.id))
      .then(() => undefined);
    // Waits for this one to end.
    await db.execute(sql`SELECT pg_sleep(0.2)`);
  });
  await added;
  expect(await found('zeolites')).toEqual([draft.username]);
});
