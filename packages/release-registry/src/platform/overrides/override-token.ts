import { createHmac, timingSafeEqual } from 'node:crypto';

/** `cookie` makes a browser's overrides count; `link` only offers them to whoever opens it. One is never the other. */
export type OverridePurpose = 'cookie' | 'link';

const macOf = (key: Buffer, purpose: OverridePurpose, id: string, expires: number): string =>
  createHmac('sha256', key).update(`${purpose}|${id}|${expires}`).digest('base64url');

/** `row.second-it-ends.mac`. */
export function signOverride(
  key: Buffer,
  purpose: OverridePurpose,
  { id, expiresAt }: { id: string; expiresAt: Date },
): string {
  const expires = Math.floor(expiresAt.getTime() / 1000);
  return `${id}.${expires}.${macOf(key, purpose, id, expires)}`;
}

/** The row that a token of ours names, unless it has ended. Exactly three parts, so that one row has one text. */
export function readOverrideToken(
  key: Buffer,
  purpose: OverridePurpose,
  { token, now }: { token: string | undefined; now: Date },
): string | undefined {
  const [, id = '', digits = '', mac = ''] =
    /^([\da-f-]{36})\.([1-9]\d{0,10})\.([\w-]{43})$/.exec(token ?? '') ?? [];
  if (id === '') return undefined;
  const expires = Number(digits);
  const isOurs = timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(key, purpose, id, expires)));
  return isOurs && expires * 1000 > now.getTime() ? id : undefined;
}
