import { constants, createCipheriv, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { decryptAssertion } from './decrypt-assertion.ts';
import { selfSignedCertificate } from './keys/self-signed-certificate.ts';
import { parseXml } from '../metadata/saml-xml.ts';
import { encryptAssertion } from '../testing/encrypt-assertion.ts';

const [own, other] = [selfSignedCertificate('sp'), selfSignedCertificate('other')];
const xml = '<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">Ünï</saml:Assertion>';
const read = (encrypted: string, allowCbc = false) =>
  decryptAssertion(parseXml(encrypted).documentElement, [other.privateKey, own.privateKey], { allowCbc });

describe('an encrypted assertion', () => {
  test.each([
    ['aes128-gcm', 'sha1', 'inside'],
    ['aes256-gcm', 'sha1', 'beside'],
    ['aes256-gcm', 'sha256', 'inside'],
  ] as const)('by %s with RSA-OAEP and %s, its key %s, is opened', (cipher, hash, place) => {
    expect(read(encryptAssertion(xml, own.certificate, { cipher, hash, place }))).toBe(xml);
  });

  test('by AES-CBC is opened only where a signature covers it', () => {
    const encrypted = encryptAssertion(xml, own.certificate, { cipher: 'aes256-cbc' });
    expect(read(encrypted, true)).toBe(xml);
    expect(() => read(encrypted)).toThrow(expect.objectContaining({ reason: 'encryption_algorithm' }));
  });

  test.each(['tripledes-cbc', 'aes512-gcm'])('by %s is refused by name', (name) => {
    const encrypted = encryptAssertion(xml, own.certificate).replace('aes256-gcm', name);
    expect(() => read(encrypted, true)).toThrow(
      expect.objectContaining({
        reason: 'encryption_algorithm',
        compared: expect.objectContaining({ received: expect.stringContaining(name) }),
      }),
    );
  });

  test('by RSA 1.5 is refused by name', () => {
    const encrypted = encryptAssertion(xml, own.certificate).replace('rsa-oaep-mgf1p', 'rsa-1_5');
    expect(() => read(encrypted, true)).toThrow(expect.objectContaining({ reason: 'encryption_algorithm' }));
  });

  test('for another key, or altered by one bit, is refused in the same words', () => {
    const foreign = encryptAssertion(xml, selfSignedCertificate('stranger').certificate);
    const whole = encryptAssertion(xml, own.certificate);
    const altered = whole.replaceAll(/<xenc:CipherValue>([^<]+)</g, (_all, text: string) => {
      const bytes = Buffer.from(text, 'base64');
      bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
      return `<xenc:CipherValue>${bytes.toString('base64')}<`;
    });
    for (const bad of [foreign, altered])
      expect(() => read(bad)).toThrow(
        expect.objectContaining({ reason: 'decryption_failed', message: 'not decrypted with any key' }),
      );
  });
});

test('a tag that is cut short is refused', () => {
  const key = randomBytes(32);
  const iv = randomBytes(12);
  const sealing = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([
    iv,
    sealing.update(xml, 'utf8'),
    sealing.final(),
    sealing.getAuthTag().subarray(0, 4),
  ]);
  const wrapped = publicEncrypt(
    { key: createPublicKey(own.certificate), oaepHash: 'sha1', padding: constants.RSA_PKCS1_OAEP_PADDING },
    key,
  );
  const values = [wrapped, body];
  const encrypted = encryptAssertion(xml, own.certificate).replaceAll(
    /<xenc:CipherValue>[^<]+</g,
    () => `<xenc:CipherValue>${values.shift()?.toString('base64')}<`,
  );
  expect(() => read(encrypted)).toThrow(expect.objectContaining({ reason: 'decryption_failed' }));
});
