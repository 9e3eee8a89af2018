import { people } from '@rostrum/contracts';
import { runAsSystem } from '@rostrum/server-kit/database';
import { createLimits } from '@rostrum/server-kit/limits';
import { openStore } from '@rostrum/server-kit/storage';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { takeOfferedPicture } from './take-offered-picture.ts';

const toPicture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#048' } })
    .jpeg()
    .toBuffer();

test('a profile that never had a photo gets the picture of the identity provider once, and a removed photo stays away', async () => {
  await using server = await buildTestApp();
  const { db } = server;
  const { id: orgId } = await server.given.organisation();
  const { id: personId } = await server.given.person(orgId, {
    firstname: 'Ada',
    lastname: 'Quill',
    status: 'draft',
  });
  const ada = await server.signInAs('expert', { orgId, personId });
  const bytes = { small: await toPicture(96), right: await toPicture(400), text: Buffer.from('no picture') };
  const asked: string[] = [];
  const offer = (address: string, userId = ada.userId) =>
    runAsSystem('the tests do what a sign-in starts', () =>
      takeOfferedPicture(
        {
          db,
          clock: () => new Date(),
          limits: createLimits(server.serverDatabase.limitsPool, 1000),
          log: server.app.log,
          uploadStore: openStore({ url: undefined, dataDir: server.config.dataDir, folder: 'uploads' }),
          virusScanner: undefined,
          fetch: async (url) => {
            asked.push(url);
            const found = Object.entries(bytes).find(([name]) => url.endsWith(name));
            return found ? new Response(new Uint8Array(found[1])) : new Response('not here', { status: 404 });
          },
        },
        { orgId, userId, address },
      ),
    );
  const read = async () => ada.call(people.own, {});

  for (const refused of ['https://id.example/missing', 'https://id.example/small', 'https://id.example/text'])
    expect([refused, await offer(refused)]).toEqual([refused, false]);
  // Members without a profile have nowhere to show one.
  const administrator = await server.signInAs('administrator', { orgId });
  expect(await offer('https://id.example/right', administrator.userId)).toBe(false);

  expect(await offer('https://id.example/right')).toBe(true);
  expect((await read()).image).toContain('/files/');
  const { length } = asked;
  expect(await offer('https://id.example/right')).toBe(false);
  await ada.call(people.removeOwnPhoto, {});
  expect(await offer('https://id.example/right')).toBe(false);
  expect([(await read()).image, asked.length]).toEqual([null, length]);
});
