import { randomUUID } from 'node:crypto';
import { sentInquiries } from '@rostrum/contracts';
import { inquiryViewers, viewerGoneAfterMs } from '@rostrum/contracts/inquiries';
import { expect, test } from 'vitest';
import type { SignedInTester } from '../../../testing/build-test-app.ts';
import { openStream } from '../../../testing/open-stream.ts';
import { inquiryScene } from '../../../testing/scenes/inquiry-scene.ts';

test('whoever of the desk opens an inquiry is seen by colleagues at once, until the page is closed or falls silent', async () => {
  await using scene = await inquiryScene();
  const { administrator, journalist, orgId, server } = scene;
  const colleague = await server.signInAs('owner', { orgId, firstname: 'Wren', lastname: 'Abiola' });
  const send = () =>
    journalist.call(sentInquiries.send, { body: scene.media(), idempotencyKey: randomUUID() });
  const { id } = await send();
  using stream = await openStream(server, administrator);
  await stream.until(': listening');
  const openIn = (window: string, by: SignedInTester) => ({
    stay: async () => (await by.call(inquiryViewers.present, { params: { id, window } })).others,
    leave: () => by.call(inquiryViewers.leave, { params: { id, window } }),
    window,
  });
  const mine = openIn(randomUUID(), administrator);
  const theirs = openIn(randomUUID(), colleague);

  expect(await mine.stay()).toEqual([]);
  expect(await theirs.stay()).toMatchObject([{ window: mine.window, firstname: 'Jonah', is_self: false }]);
  await stream.until(`event: inquiry.viewers\ndata: {"topic":"inquiry.viewers","id":"${id}"`);
  expect(await mine.stay()).toMatchObject([{ window: theirs.window, is_self: false }]);
  expect(await openIn(randomUUID(), administrator).stay()).toHaveLength(2);

  // A page is closed by its own person alone, and nothing of it stays once it was silent for long enough.
  await openIn(theirs.window, administrator).leave();
  expect((await mine.stay()).map(({ window }) => window)).toContain(theirs.window);
  await theirs.leave();
  expect((await mine.stay()).map(({ window }) => window)).not.toContain(theirs.window);
  await server.database.pool.query(
    `update inquiry_viewers set seen_at = seen_at - interval '${viewerGoneAfterMs + 1} ms'`,
  );
  expect(await theirs.stay()).toEqual([]);
  const { rows } = await server.database.pool.query('select window_id from inquiry_viewers');
  expect(rows).toEqual([{ window_id: theirs.window }]);

  // The sender and other organisations learn nothing of the desk.
  const params = { id, window: randomUUID() };
  const stranger = await server.signInAs('owner');
  await expect(stranger.call(inquiryViewers.present, { params })).rejects.toMatchObject({ status: 404 });
  await expect(journalist.call(inquiryViewers.present, { params })).rejects.toMatchObject({ status: 403 });
});
