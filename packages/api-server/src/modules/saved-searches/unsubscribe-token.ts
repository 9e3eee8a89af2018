import { createHmac, timingSafeEqual } from 'node:crypto';

const idBytes = 16;
const proofBytes = 16;
const proofOf = (key: Buffer, id: Buffer) =>
  createHmac('sha256', key).update(id).digest().subarray(0, proofBytes);

/** The secret of an unsubscribe link. It stops the mails of one saved search and opens nothing. */
export function unsubscribeToken(key: Buffer, searchId: string): string {
  const id = Buffer.from(searchId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, proofOf(key, id)]).toString('base64url');
}

/** The saved search of a link; undefined when no one here wrote it. */
export function searchOfToken(key: Buffer, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + proofBytes) return undefined;
  const id = bytes.subarray(0, idBytes);
  if (!timingSafeEqual(bytes.subarray(idBytes), proofOf(key, id))) return undefined;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The address in a mail: shows a button on GET, stops the mails on POST. */
export const unsubscribeUrl = (origin: string, key: Buffer, searchId: string): string =>
  `${origin}/unsubscribe/${unsubscribeToken(key, searchId)}`;
