import { expect, test } from 'vitest';
import { readNetwork } from './rule-network.ts';

test('addresses and networks are read in one form; what is none, or too wide, is not', () => {
  expect(readNetwork('203.0.113.9')).toBe('203.0.113.9');
  expect(readNetwork('203.0.113.9/32')).toBe('203.0.113.9');
  expect(readNetwork('203.0.113.9/24')).toBe('203.0.113.0/24');
  expect(readNetwork('203.0.113.9/19')).toBe('203.0.96.0/19');
  expect(readNetwork('2001:DB8:0:0:0:0:0:1')).toBe('2001:db8::1');
  expect(readNetwork('2001:db8:abcd:12ff::1/56')).toBe('2001:db8:abcd:1200::/56');
  for (const wrong of [
    '0.0.0.0/0',
    '10.0.0.0/8',
    '::/0',
    '2001:db8::/31',
    '203.0.113.256',
    '203.0.113.09',
    '203.0.113',
    '203.0.113.1/33',
    '203.0.113.1/24/24',
    '203.0.113.1/',
    '::ffff:1.2.3.4',
    'example.org',
    '',
  ])
    expect([wrong, readNetwork(wrong)]).toEqual([wrong, null]);
});
