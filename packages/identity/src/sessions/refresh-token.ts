import { createHmac, timingSafeEqual } from 'node:crypto';

export interface RefreshClaims {
  familyId: string;
  generation: number;
}

const macOf = (key: Buffer, familyId: string, generation: number): string =>
  createHmac('sha256', key).update(`${familyId}|${generation}`).digest('base64url');

/** `family.generation.mac`. Computed, not stored: the grace period can hand out the same successor again. */
export const createRefreshToken = (key: Buffer, { familyId, generation }: RefreshClaims): string =>
  `${familyId}.${generation}.${macOf(key, familyId, generation)}`;

/** Exactly three parts and nothing behind them: a tolerant parser would accept many texts for one token. */
export function readRefreshToken(key: Buffer, token: string): RefreshClaims | undefined {
  const [, familyId = '', digits = '', mac = ''] =
    /^([\da-f-]{36})\.([1-9]\d{0,8})\.([\w-]{43})$/.exec(token) ?? [];
  if (familyId === '') return undefined;
  const generation = Number(digits);
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(key, familyId, generation)))
    ? { familyId, generation }
    : undefined;
}
