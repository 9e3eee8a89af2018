import { constants, createCipheriv, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto';

const xenc = 'http://www.w3.org/2001/04/xmlenc#';
const xenc11 = 'http://www.w3.org/2009/xmlenc11#';
const dsig = 'http://www.w3.org/2000/09/xmldsig#';

const ciphers = {
  'aes128-gcm': { uri: `${xenc11}aes128-gcm`, bytes: 16 },
  'aes256-gcm': { uri: `${xenc11}aes256-gcm`, bytes: 32 },
  'aes256-cbc': { uri: `${xenc}aes256-cbc`, bytes: 32 },
} as const;

interface EncryptOptions {
  cipher?: keyof typeof ciphers;
  /** Hash of RSA-OAEP, for digest and mask. */
  hash?: 'sha1' | 'sha256';
  /** Where the key is written: in the KeyInfo of the data, or beside the data. */
  place?: 'inside' | 'beside';
}

function encryptData(cipher: keyof typeof ciphers, key: Buffer, xml: string): Buffer {
  if (cipher === 'aes256-cbc') {
    const iv = randomBytes(16);
    const sealing = createCipheriv('aes-256-cbc', key, iv);
    return Buffer.concat([iv, sealing.update(xml, 'utf8'), sealing.final()]);
  }
  const iv = randomBytes(12);
  const sealing = createCipheriv(cipher === 'aes128-gcm' ? 'aes-128-gcm' : 'aes-256-gcm', key, iv);
  return Buffer.concat([iv, sealing.update(xml, 'utf8'), sealing.final(), sealing.getAuthTag()]);
}

/** An EncryptedAssertion as identity providers write it, for the certificate of a service. */
export function encryptAssertion(
  xml: string,
  certificate: string,
  { cipher = 'aes256-gcm', hash = 'sha1', place = 'inside' }: EncryptOptions = {},
): string {
  const { uri, bytes } = ciphers[cipher];
  const key = randomBytes(bytes);
  const data = encryptData(cipher, key, xml).toString('base64');
  const wrapped = publicEncrypt(
    { key: createPublicKey(certificate), oaepHash: hash, padding: constants.RSA_PKCS1_OAEP_PADDING },
    key,
  ).toString('base64');
  const transport =
    hash === 'sha1'
      ? `<xenc:EncryptionMethod Algorithm="${xenc}rsa-oaep-mgf1p"><ds:DigestMethod Algorithm="${dsig}sha1"/></xenc:EncryptionMethod>`
      : `<xenc:EncryptionMethod Algorithm="${xenc11}rsa-oaep"><ds:DigestMethod Algorithm="${xenc}sha256"/><xenc11:MGF xmlns:xenc11="${xenc11}" Algorithm="${xenc11}mgf1sha256"/></xenc:EncryptionMethod>`;
  const encryptedKey = `<xenc:EncryptedKey>${transport}<xenc:CipherData><xenc:CipherValue>${wrapped}</xenc:CipherValue></xenc:CipherData></xenc:EncryptedKey>`;
  const info =
    place === 'inside'
      ? `<ds:KeyInfo>${encryptedKey}</ds:KeyInfo>`
      : '<ds:KeyInfo><ds:RetrievalMethod URI="#key"/></ds:KeyInfo>';
  const beside = place === 'beside' ? encryptedKey : '';
  return `<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" xmlns:xenc="${xenc}" xmlns:ds="${dsig}"><xenc:EncryptedData Type="${xenc}Element"><xenc:EncryptionMethod Algorithm="${uri}"/>${info}<xenc:CipherData><xenc:CipherValue>${data}</xenc:CipherValue></xenc:CipherData></xenc:EncryptedData>${beside}</saml:EncryptedAssertion>`;
}
