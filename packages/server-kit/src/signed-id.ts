import { createHmac, timingSafeEqual } from 'node:crypto';
import { readBase64url } from './base64url.ts';

const idBytes = 16;
const proofBytes = 16;

export interface SignedIds {
  /** 43 letters that stand for a row; nothing of them is stored. */
  write(key: Buffer, id: string): string;
  /** The row's id; undefined when this server did not sign it for this purpose. */
  read(key: Buffer, token: string): string | undefined;
}

/** Secrets of links in mails. One key signs several kinds; the purpose keeps a proof of one from counting as another's. */
export function createSignedIds(purpose: string): SignedIds {
  const proofOf = (key: Buffer, id: Buffer) =>
    createHmac('sha256', key).update(purpose).update(id).digest().subarray(0, proofBytes);
  return {
    write(key, id) {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
      return Buffer.concat([bytes, proofOf(key, bytes)]).toString('base64url');
    },
    read(key, token) {
      const bytes = readBase64url(token);
      if (bytes?.length !== idBytes + proofBytes) return undefined;
      const id = bytes.subarray(0, idBytes);
      if (!timingSafeEqual(bytes.subarray(idBytes), proofOf(key, id))) return undefined;
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
