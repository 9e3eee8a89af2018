import { createHmac, timingSafeEqual } from 'node:crypto';
import { readBase64url } from '@rostrum/server-kit';

const lifetimeMs = 60_000;
const proofOf = (key: Buffer, claim: string) =>
  createHmac('sha256', key).update('data-export').update(claim).digest();

/** A path that hands out one file for a minute. Whoever asks for it was allowed to have it a moment ago. */
export function toExportPath(key: Buffer, id: string, now: Date): string {
  const claim = `${id}.${now.getTime() + lifetimeMs}`;
  return `/files/exports/${claim}.${proofOf(key, claim).toString('base64url')}`;
}

/** The export that a path stands for; undefined when no one here wrote it, or its minute is over. */
export function readExportToken(key: Buffer, token: string, now: Date): string | undefined {
  const [id = '', until = '', proof = ''] = token.split('.');
  const given = readBase64url(proof);
  const wanted = proofOf(key, `${id}.${until}`);
  if (given?.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
  return Number(until) < now.getTime() ? undefined : id;
}
