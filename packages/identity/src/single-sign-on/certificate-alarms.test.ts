import { X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { findAlarm } from './certificate-alarms.ts';
import { selfSignedCertificate } from './saml/keys/self-signed-certificate.ts';

const { certificate } = selfSignedCertificate('idp.test', 1024);
const until = new Date(new X509Certificate(certificate).validTo);
const before = (days: number) => new Date(until.getTime() - days * 86_400_000);

test('an alarm is due 30, 7 and 1 days before the certificate ends, and not while a longer one stands beside it', () => {
  for (const [days, expected] of [
    [31, undefined],
    [30, 30],
    [8, 30],
    [7, 7],
    [1.5, 7],
    [1, 1],
    [0.1, 1],
    [0, undefined],
    [-5, undefined],
  ] as const)
    expect(findAlarm([certificate], before(days))?.days, `${days} days`).toBe(expected);
  expect(findAlarm([certificate], before(3))).toMatchObject({ until, hash: expect.any(Buffer) });
  expect(findAlarm([], before(3))).toBeNull();
});
