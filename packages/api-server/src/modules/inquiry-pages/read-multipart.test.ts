import { expect, test } from 'vitest';
import { readBoundary, readMultipart } from './read-multipart.ts';

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const encode = async (entries: readonly [string, string | File][]) => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  const request = new Response(form);
  const boundary = readBoundary(request.headers.get('content-type') ?? '') ?? '';
  return { bytes: Buffer.from(await request.arrayBuffer()), boundary };
};

async function readAll(body: AsyncIterable<Buffer>, boundary: string, maxBytes = 1_000_000) {
  const read: [string, string | undefined, string][] = [];
  for await (const { name, filename, content } of readMultipart(body, { boundary, maxBytes })) {
    const parts: Buffer[] = [];
    for await (const part of content) parts.push(part);
    read.push([name, filename, Buffer.concat(parts).toString('utf8')]);
  }
  return read;
}

const entries: [string, string | File][] = [
  ['message', 'Two lines\r\nand --dashes-- \r\n--'],
  ['empty', ''],
  ['files', new File(['%PDF-1.7\r\n\r\n--x'], 'Déjà "vu".pdf')],
  ['consent', 'yes'],
];

test.each([1, 3, 64, 100_000])('reads fields and files that arrive in chunks of %i bytes', async (size) => {
  const { bytes, boundary } = await encode(entries);
  expect(await readAll(inChunks(bytes, size), boundary)).toEqual([
    ['message', undefined, 'Two lines\r\nand --dashes-- \r\n--'],
    ['empty', undefined, ''],
    ['files', 'Déjà "vu".pdf', '%PDF-1.7\r\n\r\n--x'],
    ['consent', undefined, 'yes'],
  ]);
});

test('a file that was not chosen has no name', async () => {
  const raw = '--b\r\nContent-Disposition: form-data; name="files"; filename=""\r\n\r\n\r\n--b--\r\n';
  expect(await readAll(inChunks(Buffer.from(raw), 64), 'b')).toEqual([['files', '', '']]);
});

test('skips what the caller leaves of a field', async () => {
  const { bytes, boundary } = await encode([
    ['files', new File(['x'.repeat(5000)], 'a.txt')],
    ['consent', 'yes'],
  ]);
  const names: string[] = [];
  for await (const { name, content } of readMultipart(inChunks(bytes, 100), { boundary, maxBytes: 10_000 })) {
    for await (const part of content) if (part.length > 0) break;
    names.push(name);
  }
  expect(names).toEqual(['files', 'consent']);
});

test('refuses a form that breaks off, that is too large, or whose fields have no name', async () => {
  const { bytes, boundary } = await encode(entries);
  await expect(readAll(inChunks(bytes.subarray(0, bytes.length - 20), 64), boundary)).rejects.toMatchObject({
    code: 'invalid_input',
  });
  await expect(readAll(inChunks(bytes, 64), boundary, 200)).rejects.toMatchObject({ code: 'too_large' });
  const nameless = Buffer.from('--b\r\nContent-Type: text/plain\r\n\r\nx\r\n--b--\r\n');
  await expect(readAll(inChunks(nameless, 64), 'b')).rejects.toMatchObject({ code: 'invalid_input' });
});
