import { Secret, TOTP } from 'otpauth';

const period = 30;

/** SHA-1 and six digits: what every authenticator app understands; most ignore any other wish. */
const totpOf = (key: string, label = '') =>
  new TOTP({
    issuer: 'Rostrum',
    label,
    secret: Secret.fromBase32(key),
    algorithm: 'SHA1',
    digits: 6,
    period,
  });

/** A new key of 160 bits, base32. */
export const newTotpKey = (): string => new Secret({ size: 20 }).base32;

/** The key as authenticator apps read it, under the name they list it by. */
export const totpUri = (key: string, label: string): string => totpOf(key, label).toString();

/** The step that a code belongs to, or undefined when it fits none. One step early or late is fine: clocks differ. */
export function totpStep(key: string, code: string, now: Date): number | undefined {
  const delta = totpOf(key).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / period) + delta;
}
