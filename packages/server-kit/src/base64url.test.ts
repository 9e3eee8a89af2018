import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readBase64url } from './base64url.ts';

test('one text alone stands for a token', () => {
  for (const length of [0, 1, 16, 32, 38]) {
    const bytes = randomBytes(length);
    expect(readBase64url(bytes.toString('base64url'))).toEqual(bytes);
  }
  // Both end in two bits that nothing reads.
  expect(Buffer.from('AAB', 'base64url')).toEqual(Buffer.from('AAA', 'base64url'));
  for (const text of ['AAB', 'AAA=', 'A.AA', 'AA A', 'A', 'AAA/', 'AAA+'])
    expect(readBase64url(text)).toBeUndefined();
});
