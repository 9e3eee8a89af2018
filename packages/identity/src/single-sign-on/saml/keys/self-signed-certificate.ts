import { createSign, generateKeyPair, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const length =
    body.length < 128
      ? Buffer.from([body.length])
      : body.length < 256
        ? Buffer.from([0x81, body.length])
        : Buffer.from([0x82, body.length >> 8, body.length & 0xff]);
  return Buffer.concat([Buffer.from([tag]), length, body]);
};
const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const sha256WithRsa = sequence(der(0x06, Buffer.from('2a864886f70d01010b', 'hex')), der(0x05));
const name = (text: string) =>
  sequence(der(0x31, sequence(der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from(text)))));
const moment = (date: Date) =>
  der(0x17, Buffer.from(`${date.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`));
const pem = (label: string, body: Buffer) =>
  `-----BEGIN ${label}-----\n${body
    .toString('base64')
    .replaceAll(/(.{64})/g, '$1\n')
    .trimEnd()}\n-----END ${label}-----\n`;

export interface KeyWithCertificate {
  privateKey: string;
  certificate: string;
}

const dayMs = 86_400_000;

interface CertificateOptions {
  commonName: string;
  from?: Date;
  until: Date;
}

/** Signs a certificate for a pair of RSA keys with the private one of them. */
function certify(
  { privateKey, publicKey }: { privateKey: KeyObject; publicKey: KeyObject },
  { commonName, from = new Date(Date.now() - dayMs), until }: CertificateOptions,
): KeyWithCertificate {
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    sha256WithRsa,
    name(commonName),
    sequence(moment(from), moment(until)),
    name(commonName),
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = createSign('sha256').update(body).sign(privateKey);
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: pem('CERTIFICATE', sequence(body, sha256WithRsa, der(0x03, Buffer.from([0]), signature))),
  };
}

/** A key pair with its certificate, as an identity provider has one. */
export function selfSignedCertificate(
  commonName = 'idp.test',
  bits = 2048,
  until = new Date(Date.now() + 3650 * dayMs),
): KeyWithCertificate {
  const keys = generateKeyPairSync('rsa', { modulusLength: bits });
  return certify(keys, { commonName, from: new Date(Math.min(Date.now(), until.getTime()) - dayMs), until });
}

const generate = promisify(generateKeyPair);

/** Creates a key pair of this installation off the main thread, with a certificate that ends at `until`. */
export async function createKeyWithCertificate(commonName: string, until: Date): Promise<KeyWithCertificate> {
  return certify(await generate('rsa', { modulusLength: 2048 }), { commonName, until });
}
