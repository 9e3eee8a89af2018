import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const macOf = (key: Buffer, token: string): string => createHmac('sha256', key).update(token).digest('hex');

/** The csrf cookie is `token|mac`; forms send the token alone. */
export function createCsrf(key: Buffer): { token: string; cookie: string } {
  const token = randomBytes(32).toString('hex');
  return { token, cookie: `${token}|${macOf(key, token)}` };
}

/** The token inside a cookie of ours, or undefined. */
export function csrfTokenOf(key: Buffer, cookie: string | undefined): string | undefined {
  const [, token = '', mac = ''] = /^([\da-f]{64})\|([\da-f]{64})$/.exec(cookie ?? '') ?? [];
  return token !== '' && timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(key, token)))
    ? token
    : undefined;
}

/** Whether a form carries the token of its cookie. Arrays and objects never do. */
export function isCsrfValid(key: Buffer, cookie: string | undefined, sent: unknown): boolean {
  const expected = csrfTokenOf(key, cookie);
  return (
    expected !== undefined &&
    typeof sent === 'string' &&
    sent.length === expected.length &&
    timingSafeEqual(Buffer.from(sent), Buffer.from(expected))
  );
}
