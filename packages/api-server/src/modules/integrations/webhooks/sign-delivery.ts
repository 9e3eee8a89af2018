import { createHmac } from 'node:crypto';

/**
 * The signature of a delivery: SHA-256 over the moment and the text, so that neither can be changed nor an old one sent
 * again later without being noticed.
 */
export function signDelivery(secret: string, text: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex')}`;
}
