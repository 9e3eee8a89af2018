import { createHash, X509Certificate } from 'node:crypto';

/** Days before a certificate ends at which those who run the organisation are mailed. */
export const alarmDays = [1, 7, 30] as const;

const dayMs = 86_400_000;

export interface CertificateAlarm {
  /** SHA-256 of the certificate. */
  hash: Buffer;
  days: (typeof alarmDays)[number];
  until: Date;
}

const endOf = (pem: string): Date => new Date(new X509Certificate(pem).validTo);

/**
 * The alarm that is due for the certificates of a connection: the nearest of its days, for the one that ends last. While a
 * longer one stands beside it, the change was made in time. Null when there is none to give, or it is too late for one.
 */
export function findAlarm(certificates: readonly string[], now: Date): CertificateAlarm | null {
  const [last] = certificates.toSorted((left, right) => endOf(right).getTime() - endOf(left).getTime());
  if (last === undefined) return null;
  const until = endOf(last);
  const left = until.getTime() - now.getTime();
  const days = alarmDays.find((each) => left <= each * dayMs);
  if (left <= 0 || days === undefined) return null;
  return { hash: createHash('sha256').update(new X509Certificate(last).raw).digest(), days, until };
}
