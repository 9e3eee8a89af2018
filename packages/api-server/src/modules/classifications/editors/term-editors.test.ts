import { randomUUID } from 'node:crypto';
import { classifications, termEditorGoneAfterMs, termEditors } from '@rostrum/contracts/settings';
import { expect, test } from 'vitest';
import { buildTestApp, type SignedInTester } from '../../../testing/build-test-app.ts';
import { openStream } from '../../../testing/open-stream.ts';

test('who changes a term is seen by other administrators at once, until the page is closed or falls silent', async () => {
  let now = new Date('2026-11-19T10:00:00Z');
  await using server = await buildTestApp({ worksJobs: false, clock: () => now });
  const admin = await server.signInAs('administrator', { firstname: 'Jonah', lastname: 'Petrie' });
  const colleague = await server.signInAs('administrator', { orgId: admin.orgId ?? '' });
  const { id } = await admin.call(classifications.add, {
    body: { scheme: 'topic', title: 'Storm surge', entry_terms: [], parent_id: null, scope_note: '' },
  });
  using stream = await openStream(server, colleague);
  await stream.until(': listening');
  const openIn = (window: string, by: SignedInTester) => ({
    stay: async () => (await by.call(termEditors.present, { params: { id, window } })).others,
    leave: () => by.call(termEditors.leave, { params: { id, window } }),
    window,
  });
  const mine = openIn(randomUUID(), admin);
  const theirs = openIn(randomUUID(), colleague);
  expect(await mine.stay()).toEqual([]);
  await stream.until(`event: post.editors\ndata: {"topic":"post.editors","id":"${id}"`);
  expect(await theirs.stay()).toMatchObject([
    { window: mine.window, firstname: 'Jonah', lastname: 'Petrie', is_self: false },
  ]);
  await mine.leave();
  expect(await theirs.stay()).toEqual([]);
  await mine.stay();
  now = new Date(now.getTime() + termEditorGoneAfterMs + 1);
  expect(await theirs.stay()).toEqual([]);

  // Who may not change the vocabulary, or has another one, learns nothing.
  const params = { id, window: randomUUID() };
  const stranger = await server.signInAs('administrator');
  await expect(stranger.call(termEditors.present, { params })).rejects.toMatchObject({ status: 404 });
  const agent = await server.signInAs('agent', { orgId: admin.orgId ?? '' });
  await expect(agent.call(termEditors.present, { params })).rejects.toMatchObject({ status: 403 });
  // A term that is merged or deleted takes its pages along.
  await admin.call(classifications.remove, { params: { id } });
  await expect(theirs.stay()).rejects.toMatchObject({ status: 404 });
  const { rows } = await server.database.pool.query('select window_id from term_editors');
  expect(rows).toEqual([]);
});
