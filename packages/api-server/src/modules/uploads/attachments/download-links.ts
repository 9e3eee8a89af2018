import { createHmac, timingSafeEqual } from 'node:crypto';
import { readBase64url } from '@rostrum/server-kit';

const idBytes = 16;
const timeBytes = 6;
const proofBytes = 16;
const lifetimeMs = 60_000;

const proofOf = (key: Buffer, claim: Buffer) =>
  createHmac('sha256', key).update('attachment').update(claim).digest().subarray(0, proofBytes);

/** A path that answers one file for a minute. Whoever asks for it was allowed to read the file a moment ago. */
export function toDownloadPath(key: Buffer, uploadId: string, now: Date): string {
  const claim = Buffer.alloc(idBytes + timeBytes);
  claim.write(uploadId.replaceAll('-', ''), 0, 'hex');
  claim.writeUIntBE(now.getTime() + lifetimeMs, idBytes, timeBytes);
  return `/files/attached/${Buffer.concat([claim, proofOf(key, claim)]).toString('base64url')}`;
}

/** The upload that a path stands for; undefined when no one here wrote it, or its minute is over. */
export function uploadOfToken(key: Buffer, token: string, now: Date): string | undefined {
  const bytes = readBase64url(token);
  if (bytes?.length !== idBytes + timeBytes + proofBytes) return undefined;
  const claim = bytes.subarray(0, idBytes + timeBytes);
  if (!timingSafeEqual(bytes.subarray(idBytes + timeBytes), proofOf(key, claim))) return undefined;
  if (claim.readUIntBE(idBytes, timeBytes) < now.getTime()) return undefined;
  return claim
    .subarray(0, idBytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
