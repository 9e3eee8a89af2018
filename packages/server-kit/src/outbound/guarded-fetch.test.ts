import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createGuardedFetch, OutboundError } from './guarded-fetch.ts';
import { findAddressFault, isPublicAddress } from './public-address.ts';

/** A listener on this machine that counts who connects. */
async function listen(answer: RequestListener) {
  const server = createServer(answer);
  let connections = 0;
  server.on('connection', () => (connections += 1));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const inside = [
  'https://127.0.0.1/',
  'https://0/',
  'https://0.0.0.0/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://127.1/',
  'https://0177.0.0.1/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:7f00:1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[fe80::1]/',
  'https://[fc00::1]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[fd00:ec2::254]/',
  'https://100.64.0.1/',
  'https://10.0.0.1/',
  'https://172.16.0.1/',
  'https://192.168.1.1/',
  'https://224.0.0.1/',
  'https://255.255.255.255/',
  'https://127。0。0。1/',
  'https://127.0.0.1./',
  'https://127。0。0。1。/',
  'https://[::7f00:1]/',
  'https://[::127.0.0.1]/',
  'https://[0:0:0:0:0:0:7f00:1]/',
  'https://[::8.8.8.8]/',
  'https://[::ffff:0:127.0.0.1]/',
  'https://[64:ff9b::127.0.0.1]/',
  'https://[64:ff9b::8.8.8.8]/',
  'https://[64:ff9b:1::a00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[2002:c0a8:101::1]/',
  'https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
  'https://[fec0::1]/',
  'https://[febf::1]/',
  'https://[fdff::1]/',
  'https://[2001:db8::1]/',
  'https://[3fff::1]/',
  'https://[100::1]/',
  'https://[200::1]/',
  'https://[4000::1]/',
  'https://[5f00::1]/',
  'https://[ff02::1]/',
  'https://[fe80::1%25eth0]/',
  'https://192.0.2.1/',
  'https://198.51.100.1/',
  'https://203.0.113.1/',
  'https://198.18.0.1/',
  'https://192.0.0.8/',
  'https://0300.0250.1/',
  'https://localhost/',
  'https://localhost./',
  'https://LOCALHOST/',
  'https://hooks.localhost/',
  'https://printer.local/',
  'https://metadata.google.internal/',
  'https://router.home.arpa./',
  'https://intranet/',
];
const improper = [
  'http://example.org/',
  'https://a@127.0.0.1/',
  'https://user:secret@example.org/',
  'https://example.org:22/',
  'https://example.org:5432/',
  'https://example.org:6379/',
  'file:///etc/passwd',
  'gopher://example.org/',
  'ftp://example.org/',
  'data:text/plain,x',
  'not an address',
];

describe('refused before anything is connected', () => {
  test.each([...inside, ...improper])('%s', async (url) => {
    let resolved = 0;
    const fetch = createGuardedFetch({
      allowLoopback: false,
      resolve: (_name, done) => {
        resolved += 1;
        done(null, [{ address: '127.0.0.1', family: 4 }]);
      },
    });
    await expect(fetch(url)).rejects.toBeInstanceOf(OutboundError);
    expect(resolved).toBe(0);
  });

  test('any way of writing an address of this machine or of a private network', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const addresses = fc.oneof(
      fc.tuple(fc.constant(127), byte, byte, byte),
      fc.tuple(fc.constant(10), byte, byte, byte),
      fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
      fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
    );
    const toIpv6 = ([a = 0, b = 0, c = 0, d = 0]: number[], before: string, after = '') =>
      `[${before}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}${after}]`;
    const writings = fc.constantFrom(
      ([a, b, c, d]: number[]) => `${a}.${b}.${c}.${d}`,
      ([a = 0, b = 0, c = 0, d = 0]: number[]) => String(((a * 256 + b) * 256 + c) * 256 + d),
      ([a = 0, b = 0, c = 0, d = 0]: number[]) => `0x${a.toString(16)}.${b}.${c * 256 + d}`,
      ([a = 0, b = 0, c = 0, d = 0]: number[]) => `0${a.toString(8)}.0${b.toString(8)}.${c}.${d}`,
      ([a, b, c, d]: number[]) => `${a}.${b}.${c}.${d}.`,
      ([a, b, c, d]: number[]) => `[::ffff:${a}.${b}.${c}.${d}]`,
      ([a, b, c, d]: number[]) => `[::${a}.${b}.${c}.${d}]`,
      (bytes: number[]) => toIpv6(bytes, '::'),
      (bytes: number[]) => toIpv6(bytes, '64:ff9b::'),
      (bytes: number[]) => toIpv6(bytes, '2002:', '::1'),
      (bytes: number[]) => toIpv6(bytes, '2001:0:0:0:0:0:'),
    );
    fc.assert(
      fc.property(addresses, writings, (bytes, write) => {
        expect(findAddressFault(`https://${write(bytes)}/`, { allowLoopback: false })).not.toBeNull();
      }),
    );
    expect(isPublicAddress('93.184.215.14')).toBe(true);
    expect(isPublicAddress('2606:4700::6810:84e5')).toBe(true);
  });
});

test('development reaches a server on this machine over plain HTTP and a high port alone', () => {
  const rules = { allowLoopback: true };
  for (const url of ['http://127.0.0.1:4300/', 'http://localhost:4300/', 'http://[::1]:4300/'])
    expect(findAddressFault(url, rules)).toBeNull();
  for (const url of [
    'https://127.0.0.1/',
    'https://127.0.0.1:8443/',
    'http://127.0.0.1/',
    'http://10.0.0.1:4300/',
  ])
    expect(findAddressFault(url, rules)).not.toBeNull();
});

test('the reason names the host and the remedy', () => {
  const rules = { allowLoopback: false };
  expect(findAddressFault('https://[::7f00:1]/', rules)).toBe(
    'Use an address on the public internet. ::7f00:1 is on a private or reserved network.',
  );
  expect(findAddressFault('https://intranet/', rules)).toBe(
    'Use a full domain name, such as hooks.example.org. "intranet" is only known inside a network.',
  );
  expect(findAddressFault('hooks.example.org', rules)).toBe(
    'Enter a full web address that begins with https://.',
  );
});

describe('a name', () => {
  const named = (addresses: string[], port: number) => {
    const fetch = createGuardedFetch({
      allowLoopback: false,
      timeoutMs: 500,
      resolve: (_name, done) =>
        done(
          null,
          addresses.map((address) => ({ address, family: 4 })),
        ),
    });
    return fetch(`https://idp.example:${port}/`);
  };

  test('that leads to this machine is not followed, also when one of its addresses is public', async () => {
    await using listener = await listen((_request, response) => response.end('inside'));
    for (const addresses of [['127.0.0.1'], ['127.0.0.1', '93.184.215.14'], ['10.0.0.1'], []])
      await expect(named(addresses, listener.port)).rejects.toBeInstanceOf(OutboundError);
    expect(listener.connections()).toBe(0);
  });

  test('is resolved once, and what was checked is what is connected to', async () => {
    await using listener = await listen((_request, response) => response.end('inside'));
    let asked = 0;
    const fetch = createGuardedFetch({
      allowLoopback: false,
      timeoutMs: 500,
      resolve: (_name, done) => {
        asked += 1;
        // Unroutable at first, this machine from then on.
        done(null, [{ address: asked === 1 ? '192.0.2.1' : '127.0.0.1', family: 4 }]);
      },
    });
    await expect(fetch(`https://idp.example:${listener.port}/`)).rejects.toBeInstanceOf(OutboundError);
    await expect(fetch(`https://idp.example:${listener.port}/`)).rejects.toBeInstanceOf(OutboundError);
    expect(listener.connections()).toBe(0);
  });
});

describe('an answer', () => {
  const ask = async (answer: RequestListener, options: { timeoutMs?: number; maxBytes?: number } = {}) => {
    await using listener = await listen(answer);
    const fetch = createGuardedFetch({ allowLoopback: true, ...options });
    return await fetch(`http://127.0.0.1:${listener.port}/`).then(
      async (response) => response.text(),
      (error: unknown) => (error instanceof OutboundError ? 'refused' : 'another error'),
    );
  };

  test('is read when it is small and in time', async () => {
    expect(await ask((_request, response) => response.end('hello'))).toBe('hello');
    expect(
      await ask((_request, response) => {
        response.setHeader('content-encoding', 'gzip');
        response.end(gzipSync('packed'));
      }),
    ).toBe('packed');
  });

  test('that is too large, that unpacks to too much, that drips or that leads elsewhere is not', async () => {
    const large = 'x'.repeat(2_000_000);
    expect(await ask((_request, response) => response.end(large))).toBe('refused');
    expect(
      await ask((_request, response) => {
        response.setHeader('content-encoding', 'gzip');
        response.end(gzipSync(large));
      }),
    ).toBe('refused');
    const drops = 100;
    let dripped = 0;
    const drip: RequestListener = async (_request, response) => {
      for (; dripped < drops && !response.destroyed; dripped += 1) {
        response.write('x');
        await wait(50);
      }
      response.end();
    };
    expect(await ask(drip, { timeoutMs: 400 })).toBe('refused');
    // Each drop comes in time; it is the whole answer that is given up, and the connection with it.
    expect(dripped).toBeLessThan(drops);
    expect(
      await ask((_request, response) =>
        response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
      ),
    ).toBe('refused');
  });

  test('of which only the head is wanted is not read, and says where it leads', async () => {
    let sent = 0;
    await using listener = await listen((request, response) => {
      if (request.url === '/moved') {
        response.writeHead(301, { location: 'http://169.254.169.254/' }).end();
        return;
      }
      response.on('close', () => (sent = response.writableFinished ? 1 : -1));
      response.writeHead(200);
      // Far more than is accepted, and never ended.
      response.write('x'.repeat(4_000_000));
    });
    const fetch = createGuardedFetch({ allowLoopback: true, timeoutMs: 2000, maxBytes: 1 });
    const head = (path: string) => fetch(`http://127.0.0.1:${listener.port}${path}`, { isHeadOnly: true });
    expect((await head('/endless')).status).toBe(200);
    const moved = await head('/moved');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, 'http://169.254.169.254/']);
    expect(sent).not.toBe(1);
  });

  test('that never comes reads like a refused connection', async () => {
    const fetch = createGuardedFetch({ allowLoopback: true, timeoutMs: 300 });
    await using silent = await listen(() => undefined);
    const messageOf = (port: number) =>
      fetch(`http://127.0.0.1:${port}/`).then(
        () => 'an answer',
        (error: unknown) => (error instanceof Error ? error.message.replace(/:\d+/, '') : ''),
      );
    const closed = await listen(() => undefined);
    await closed[Symbol.asyncDispose]();
    expect(await messageOf(silent.port)).toBe(await messageOf(closed.port));
  });
});
