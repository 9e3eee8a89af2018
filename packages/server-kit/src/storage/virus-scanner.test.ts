import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { createClamdScanner } from './virus-scanner.ts';

/** As much of clamd as is used of it: answers by what it was streamed. */
async function startClamd(answer: (content: string) => string) {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('data', (data: Buffer) => {
      received = Buffer.concat([received, data]);
      if (!received.subarray(-4).equals(Buffer.alloc(4))) return;
      let content = '';
      for (let at = 'zINSTREAM\0'.length; ;) {
        const length = received.readUInt32BE(at);
        if (length === 0) break;
        content += received.subarray(at + 4, at + 4 + length).toString();
        at += 4 + length;
      }
      socket.end(answer(content));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.close();
      await once(server, 'close');
    },
  };
}

test('a scanner says clean or infected, and neither when it could not look', async () => {
  await using clamd = await startClamd((content) =>
    content.includes('EICAR')
      ? 'stream: Eicar-Test-Signature FOUND\0'
      : content === 'broken'
        ? 'INSTREAM size limit exceeded. ERROR\0'
        : 'stream: OK\0',
  );
  const scan = createClamdScanner(clamd.url);
  expect(await scan(Buffer.from('x'.repeat(600_000)))).toBe('clean');
  expect(await scan(Buffer.from('EICAR'))).toBe('infected');
  await expect(scan(Buffer.from('broken'))).rejects.toThrow('size limit');
  await expect(createClamdScanner('tcp://127.0.0.1:1')(Buffer.from('x'))).rejects.toThrow('ECONNREFUSED');
});
