import { createServer, type Server } from 'node:http';
import { readdir, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFolderStore } from './folder-store.ts';
import { encodedKey, keyOf, type FileStore } from './file-store.ts';
import { createS3Store, s3AddressOf } from './s3-store.ts';

const key = 'a'.repeat(96);
let folder: string;
let server: Server;
const objects = new Map<string, Buffer>();
const authorisations: string[] = [];
let isBroken = false;

/** As much of an object store as is used of it. */
function startObjectStore(): Server {
  return createServer(async (request, response) => {
    authorisations.push(String(request.headers.authorization));
    const name = request.url ?? '';
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    if (isBroken) return response.writeHead(403).end('<Code>AccessDenied</Code>');
    if (request.method === 'PUT') {
      objects.set(name, Buffer.concat(chunks));
      return response.end();
    }
    if (request.method === 'DELETE') {
      objects.delete(name);
      return response.writeHead(204).end();
    }
    const found = objects.get(name);
    if (found && request.method === 'HEAD')
      return response.writeHead(200, { 'content-length': found.length }).end();
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (found && start !== undefined)
      return response.writeHead(206).end(found.subarray(Number(start), Number(end) + 1));
    return found ? response.end(found) : response.writeHead(404).end('<Code>NoSuchKey</Code>');
  });
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rostrum-store-'));
  server = startObjectStore();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const s3 = () => {
  const { port } = server.address() as AddressInfo;
  return createS3Store(s3AddressOf(`s3+http://AKID:se%2Fcret@127.0.0.1:${port}/releases?region=eu-west-1`));
};

describe.each<[string, () => FileStore]>([
  ['a folder', () => createFolderStore(folder)],
  ['an object store', s3],
])('%s', (_name, open) => {
  test('keeps what was written, and has nothing else', async () => {
    const store = open();
    expect([await store.has(key), await store.read(key)]).toEqual([false, undefined]);
    const bytes = Buffer.from([0, 1, 2, 255]);
    await store.write(key, bytes);
    await store.write(encodedKey(key, 'br'), Buffer.from('small'));
    expect(await store.has(key)).toBe(true);
    expect((await store.read(key))?.equals(bytes)).toBe(true);
    expect((await store.read(encodedKey(key, 'br')))?.toString()).toBe('small');
    expect(await store.has(encodedKey(key, 'gzip'))).toBe(false);
  });

  test('says how long a file is and reads a part of it', async () => {
    const store = open();
    const name = `${'ab'.repeat(16)}-video.mp4`;
    expect([await store.size(name), await store.readPart(name, { start: 0, end: 1 })]).toEqual([
      undefined,
      undefined,
    ]);
    await store.write(name, Buffer.from('0123456789'));
    expect(await store.size(name)).toBe(10);
    expect(String(await store.readPart(name, { start: 2, end: 4 }))).toBe('234');
    expect(String(await store.readPart(name, { start: 8, end: 9 }))).toBe('89');
    await store.remove(name);
  });

  test('has no longer what was removed, and removes nothing else', async () => {
    const store = open();
    const [one, other] = ['0123456789abcdef'.repeat(2), `${'0123456789abcdef'.repeat(2)}-160.webp`] as const;
    for (const name of [one, other]) await store.write(name, Buffer.from(name));
    await store.remove(one);
    await store.remove(one);
    expect([await store.has(one), await store.has(other)]).toEqual([false, true]);
    await store.remove(other);
  });
});

test('a folder holds no drafts, and takes no name but a hash', async () => {
  const store = createFolderStore(folder);
  await store.write(key, Buffer.from('again'));
  expect(await readdir(path.join(folder, 'aa'))).toEqual([key, `${key}.br`]);
  for (const name of ['../secret', `${key}/../x`, '', `${key}.js`])
    await expect(store.read(name)).rejects.toThrow('not the key');
});

test('an object store is asked with a signature, and one that refuses is said to be away', async () => {
  expect(authorisations.length).toBeGreaterThan(0);
  for (const one of authorisations)
    expect(one).toMatch(/^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/eu-west-1\/s3\/aws4_request/);
  isBroken = true;
  await expect(s3().has(key)).rejects.toMatchObject({ code: 'unavailable' });
  isBroken = false;
});

test('the address of an object store is read as it was written', () => {
  expect(s3AddressOf('s3+https://K:S%2F1@store.example.org/bucket/releases?region=eu-central-1')).toEqual({
    base: 'https://store.example.org/bucket/releases/',
    accessKeyId: 'K',
    secretAccessKey: 'S/1',
    region: 'eu-central-1',
  });
});

test('a key is the hash of the content', () => {
  expect(keyOf(`sha384-${Buffer.alloc(48, 0xab).toString('base64')}`)).toBe('ab'.repeat(48));
  expect(() => keyOf('sha384-short')).toThrow('no SHA-384');
});
