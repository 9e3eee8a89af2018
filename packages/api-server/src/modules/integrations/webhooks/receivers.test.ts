import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { people } from '@rostrum/contracts';
import { integrations } from '@rostrum/contracts/settings';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { deliverAt, listen } from '../testing/receivers.ts';

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

test('a receiver that never answers or answers without an end holds up no other, and what it got is not read', async () => {
  await using alive = await listen();
  let written = 0;
  const sockets = createServer((request, response) => {
    request.resume();
    if (request.url === '/silent') return;
    // Two gigabytes, were they read.
    const chunk = Buffer.alloc(65_536);
    const pour = () => {
      while (written < 2 ** 31 && response.write(chunk)) written += chunk.length;
    };
    response.on('drain', pour);
    response.writeHead(200);
    pour();
  });
  sockets.listen(0, '127.0.0.1');
  await once(sockets, 'listening');
  await using server = await buildTestApp({ worksJobs: false });
  const admin = await server.signInAs('administrator');
  const base = `http://127.0.0.1:${(sockets.address() as AddressInfo).port}`;
  const add = async (name: string, url: string) =>
    (await admin.call(integrations.addWebhook, { body: { name, url, events: ['profile.published'] } }))
      .webhook.id;
  const silent = await add('Silent', `${base}/silent`);
  const endless = await add('Endless', `${base}/endless`);
  await add('Newsroom', alive.url);
  const count = 40;
  for (let place = 0; place < count; place += 1) {
    const person = await server.given.person(admin.orgId ?? '', { status: 'unpublished', image: '/x.jpg' });
    await admin.call(people.move, { params: { id: person.id }, body: { status: 'published' } });
  }
  // Those that keep failing rest until the next round, and the living one gets everything.
  await deliverAt(server, later(1));
  expect(alive.got).toHaveLength(count);
  expect(new Set(alive.got.map(({ headers }) => headers['rostrum-delivery'])).size).toBe(count);
  for (const id of [silent, endless]) {
    const { rows } = await server.database.pool.query(
      `select state, response_status, (tries > 0) = (error is not null) as is_told, tries > 0 as is_tried
       from webhook_deliveries where webhook_id = $1`,
      [id],
    );
    expect(rows).toHaveLength(count);
    for (const row of rows)
      expect(row).toMatchObject({ state: 'waiting', response_status: null, is_told: true });
    expect(new Set(rows.map(({ is_tried }) => is_tried))).toEqual(new Set([true, false]));
  }
  expect(written).toBeLessThan(2 ** 28);
  sockets.closeAllConnections();
  sockets.close();
  await once(sockets, 'close');
});
