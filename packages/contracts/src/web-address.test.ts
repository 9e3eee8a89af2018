import { expect, test } from 'vitest';
import { addProtocol, isWebAddress, toWebAddress } from './web-address.ts';

test.each([
  ['northmere.example', 'https://northmere.example'],
  ['  northmere.example/a?b#c ', 'https://northmere.example/a?b#c'],
  ['//northmere.example/a', 'https://northmere.example/a'],
  ['northmere.example:8080/a', 'https://northmere.example:8080/a'],
  ['http://northmere.example', 'http://northmere.example'],
  ['HTTPS://Northmere.example/Ä', 'HTTPS://Northmere.example/Ä'],
  ['bücher.example', 'https://bücher.example'],
])('%j becomes %j', (typed, address) => {
  expect(addProtocol(typed)).toBe(address);
  expect(toWebAddress(typed)).toBe(address);
});

test.each([
  '',
  'abc',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'javascript://northmere.example/%0aalert(1)',
  'data:text/html,x',
  'vbscript:x',
  'mailto:a@b.example',
  'ftp://northmere.example',
  'https://northmere.example@evil.example',
  'https://northmere.example\\@evil.example',
  'https://',
  'https://a b.example',
  'https://[x',
  'https://..',
])('%j is no address to link to', (text) => {
  expect(isWebAddress(text)).toBe(false);
  expect(toWebAddress(text)).toBeNull();
});

test('what is stored as nothing stays nothing', () => {
  expect([toWebAddress(null), toWebAddress(undefined)]).toEqual([null, null]);
});
