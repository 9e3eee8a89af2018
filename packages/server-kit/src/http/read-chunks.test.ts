import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { readChunks } from './read-chunks.ts';

const mebibyte = 2 ** 20;

test('a refusal in the middle of a body reaches a client that is still sending', async () => {
  const app = fastify();
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  app.put<{ Body: Readable }>('/file', async ({ body }, reply) => {
    for await (const chunk of readChunks(body))
      if (chunk.length > 0) throw Object.assign(new Error('Too large'), { statusCode: 413 });
    return reply.code(204).send();
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'content-type': 'application/octet-stream', 'content-length': 8 * mebibyte };
  const sending = request({ port, host: '127.0.0.1', path: '/file', method: 'PUT', headers });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    sending.once('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sending.once('error', reject);
  });
  sending.write(Buffer.alloc(mebibyte));
  expect(await answered).toBe(413);
  // The remaining bytes are dropped, so the client comes to its end as well.
  await new Promise<void>((resolve, reject) => {
    sending.once('error', reject);
    sending.end(Buffer.alloc(7 * mebibyte), resolve);
  });
  app.server.closeAllConnections();
  await app.close();
});
