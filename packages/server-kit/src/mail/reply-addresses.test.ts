import { expect, test } from 'vitest';
import { createReplyAddresses } from './reply-addresses.ts';

const id = '0190a6b0-1111-7000-8000-00000000abcd';
const addresses = createReplyAddresses({ domain: 'reply.rostrum.example', key: Buffer.alloc(32, 7) });

test('an address is read by who wrote it, in any letters, and fits into what mail servers take', () => {
  const address = addresses.ofThread(id);
  expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
  expect(addresses.read(address.toUpperCase())).toEqual({ kind: 'thread', id });
  expect(addresses.read(addresses.ofMail(id))).toEqual({ kind: 'mail', id });
});

test('one that is forged, of another kind, of another domain or of another installation stands for nothing', () => {
  const address = addresses.ofThread(id);
  const last = address.indexOf('@') - 1;
  const other = createReplyAddresses({ domain: 'reply.rostrum.example', key: Buffer.alloc(32, 8) });
  for (const forged of [
    `${address.slice(0, last)}${address[last] === '0' ? '1' : '0'}${address.slice(last + 1)}`,
    address.replace(/^r/, 'b'),
    address.replace('abcd', 'abce'),
    address.replace('reply.', 'evil.'),
    `${address.slice(1)}`,
    other.ofThread(id),
    'desk@reply.rostrum.example',
    '',
  ])
    expect(addresses.read(forged), forged).toBeUndefined();
});
