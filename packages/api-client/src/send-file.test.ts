import { expect, test, vi } from 'vitest';
import { createApiClient } from './create-api-client.ts';
import { answer, startHttpServer, type Handle } from './testing/http-server.ts';

const uploadId = '0198c0de-0000-7000-8000-000000000000';
const size = 2_500_000;
// Under Node the library reads buffers instead of blobs.
const file = Buffer.alloc(size, 7) as unknown as Blob;

/** As much of an upload server as is used of it; `refuse` answers instead of it when it wants to. */
function uploadServer(refuse: Handle = () => undefined) {
  const state = { received: 0, chunks: [] as number[], offsets: [] as number[] };
  const handle: Handle = (request, response, body) => {
    refuse(request, response, body);
    if (response.writableEnded || response.destroyed) return;
    const headers = { 'tus-resumable': '1.0.0', 'upload-length': String(size) };
    if (request.method === 'PATCH') {
      state.offsets.push(Number(request.headers['upload-offset']));
      const length = Number(request.headers['content-length']);
      state.received += length;
      state.chunks.push(length);
    }
    response.writeHead(request.method === 'PATCH' ? 204 : 200, {
      ...headers,
      'upload-offset': String(state.received),
    });
    response.end();
  };
  return { state, handle };
}

const clientOf = (baseUrl: string, tokens = ['first']) =>
  createApiClient({
    baseUrl,
    getAccessToken: () => tokens[0] ?? null,
    getIdentifier: () => 'me',
    onUnauthorized: async () => tokens.shift() !== undefined && tokens.length > 0,
  });

test('a file goes in chunks, with the session’s token, and says how far it is', async () => {
  const { state, handle } = uploadServer();
  await using server = await startHttpServer(handle);
  const onProgress = vi.fn();

  await clientOf(server.url).sendFile({ uploadId, file, onProgress });

  expect(state.chunks).toEqual([1_048_576, 1_048_576, size - 2_097_152]);
  expect(state.offsets).toEqual([0, 1_048_576, 2_097_152]);
  expect(server.calls[0]?.url).toBe(`/app/uploads/me/${uploadId}/content`);
  expect(new Set(server.calls.map(({ headers }) => headers.authorization))).toEqual(
    new Set(['Bearer first']),
  );
  expect(onProgress).toHaveBeenLastCalledWith(size);
});

test('when the line breaks it asks how much has arrived and goes on there', async () => {
  let isBroken = false;
  const { state, handle } = uploadServer((request, response) => {
    if (request.method !== 'PATCH' || request.headers['upload-offset'] === '0' || isBroken) return;
    isBroken = true;
    response.destroy();
  });
  await using server = await startHttpServer(handle);

  await clientOf(server.url).sendFile({ uploadId, file });

  expect(isBroken).toBe(true);
  expect(state.offsets).toEqual([0, 1_048_576, 2_097_152]);
  expect(state.received).toBe(size);
  expect(server.calls.filter(({ method }) => method === 'HEAD')).toHaveLength(2);
});

test('a token that ends in between is renewed, and nothing is sent twice', async () => {
  const { state, handle } = uploadServer((request, response) => {
    const isOver = request.headers['upload-offset'] === '1048576';
    if (isOver && request.headers.authorization === 'Bearer first')
      answer(response, 401, {
        error: { type: 'authentication', code: 'not_authenticated', message: 'Sign in.' },
      });
  });
  await using server = await startHttpServer(handle);

  await clientOf(server.url, ['first', 'second']).sendFile({ uploadId, file });

  expect(state.received).toBe(size);
  expect(server.calls.at(-1)?.headers.authorization).toBe('Bearer second');
});

test('a refusal is told in the words of the server, and not tried again', async () => {
  const { handle } = uploadServer((request, response) => {
    if (request.method === 'PATCH')
      answer(response, 413, { error: { type: 'input', code: 'too_large', message: 'More bytes came.' } });
  });
  await using server = await startHttpServer(handle);

  await expect(clientOf(server.url).sendFile({ uploadId, file })).rejects.toMatchObject({
    code: 'too_large',
    message: 'More bytes came.',
  });
  expect(server.calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
});

test('what is cancelled sends nothing more', async () => {
  const controller = new AbortController();
  const { state, handle } = uploadServer();
  await using server = await startHttpServer(handle);

  const sending = clientOf(server.url).sendFile({
    uploadId,
    file,
    signal: controller.signal,
    onProgress: (sent) => (sent >= 1_048_576 ? controller.abort() : undefined),
  });

  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  expect(state.received).toBeLessThan(size);
});
