import { similarQuestions } from '@rostrum/contracts/qanda';
import { column, readRows } from '@rostrum/server-kit/database';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';

const polling = { timeout: 120_000, interval: 250 };

test('the desk sees questions of its organisation that ask the same, as they are worded now', async () => {
  await using server = await buildTestApp({ environment: { SEARCH_MODEL: '1' } });
  const { given, db } = server;
  const { id: orgId } = await given.organisation();
  const { id: elsewhere } = await given.organisation();
  const desk = await server.signInAs('administrator', { orgId });
  const stranger = await server.signInAs('administrator', { orgId: elsewhere });
  const own = await given.question(orgId, {
    text: 'Why did the dam above the town fail?',
    // Of the asker and not of what is asked.
    details: 'I am a reporter at the Meridian and would like to hear before Friday.',
  });
  const same = await given.question(orgId, {
    text: 'What made the dam upstream of the town break?',
    status: 'rejected',
  });
  await given.question(orgId, { text: 'Who inspects dams in this country?' });
  await given.question(elsewhere, { text: own.text });
  await given.question(orgId, { text: own.text, status: 'spam' });
  await given.question(orgId, { text: own.text, status: 'archived', mergedInto: own.id });
  await given.question(orgId, { text: own.text, deletedAt: new Date() });
  const list = async () => (await desk.call(similarQuestions.list, { params: { id: own.id } })).items;
  await expect
    .poll(list, polling)
    .toMatchObject([{ id: same.id, text: same.text, status: 'rejected', answers_in_review: 0 }]);
  const due = async () =>
    (
      await readRows(
        db,
        { id: column.text },
        sql`SELECT question_id AS id FROM question_vectors WHERE model = ''`,
      )
    ).length;
  await expect.poll(due, polling).toBe(0);
  expect((await list()).map(({ id }) => id)).toEqual([same.id]);
  await expect(stranger.call(similarQuestions.list, { params: { id: own.id } })).rejects.toMatchObject({
    code: 'not_found',
  });

  await db.execute(
    sql`UPDATE questions SET text = 'How do I renew my library card?' WHERE id = ${same.id}::uuid`,
  );
  expect(await list()).toEqual([]);
  await expect.poll(due, polling).toBe(0);
  expect(await list()).toEqual([]);
  await db.execute(
    sql`UPDATE questions SET text = 'For what reason did the dam over the town burst?' WHERE id = ${same.id}::uuid`,
  );
  await expect.poll(async () => (await list()).map(({ id }) => id), polling).toEqual([same.id]);
}, 300_000);

test('a server without a model compares nothing', async () => {
  await using server = await buildTestApp();
  const { id: orgId } = await server.given.organisation();
  const desk = await server.signInAs('administrator', { orgId });
  const own = await server.given.question(orgId, { text: 'Why did the dam above the town fail?' });
  await server.given.question(orgId, { text: own.text });
  expect(await desk.call(similarQuestions.list, { params: { id: own.id } })).toEqual({ items: [] });
});
