import { randomBytes } from 'node:crypto';

/** Twelve bits count within a millisecond; they begin in the lower half, so that there is room. */
const countBits = 0x0fff;
const firstBits = 0x07ff;
let last = Number.NaN;
let count = 0;

/**
 * A time-ordered UUID (RFC 9562, version 7). Made here because `uuidv7()` exists only from PostgreSQL 18 on,
 * and DATABASE_URL may name an older server. The order keeps index inserts on the right-hand side, and rows that were
 * written in one millisecond in the order in which they were written (RFC 9562, 6.2, fixed bit-length counter).
 */
export function uuidv7(now = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  count = now === last ? (count + 1) & countBits : bytes.readUInt16BE(6) & firstBits;
  last = now;
  bytes.writeUInt16BE(0x7000 | count, 6);
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
