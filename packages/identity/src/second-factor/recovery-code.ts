import { createHmac, randomInt } from 'node:crypto';

/** Crockford's base32: no letters that look like digits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 10;
export const recoveryCodeCount = 10;

/** What was typed, without what people add, drop or misread. */
export const normalCode = (typed: string): string =>
  typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');

/** Ten codes of 50 bits, as they are shown: `7k2m9-4xw0p`. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) {
    const text = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
    codes.add(`${text.slice(0, length / 2)}-${text.slice(length / 2)}`);
  }
  return [...codes];
}

/** With a key that is not in the database: 50 bits alone would be found by trying. */
export const recoveryCodeHash = (key: Buffer, userId: string, code: string): Buffer =>
  createHmac('sha256', key)
    .update(`${userId}|${normalCode(code)}`)
    .digest();
