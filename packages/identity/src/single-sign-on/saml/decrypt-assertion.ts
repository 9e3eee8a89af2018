import { constants, createDecipheriv, privateDecrypt } from 'node:crypto';
import { refuse } from '../attempts/refusal.ts';
import { childrenOf, onlyChild, textOf } from '../metadata/saml-xml.ts';

const xenc = 'http://www.w3.org/2001/04/xmlenc#';
const xenc11 = 'http://www.w3.org/2009/xmlenc11#';
const dsig = 'http://www.w3.org/2000/09/xmldsig#';
const maxEncryptedKeys = 4;
const tagBytes = 16;

const keyTransports = [`${xenc}rsa-oaep-mgf1p`, `${xenc11}rsa-oaep`];
const digests = new Map([
  [`${dsig}sha1`, 'sha1'],
  [`${xenc}sha256`, 'sha256'],
  ['http://www.w3.org/2001/04/xmldsig-more#sha384', 'sha384'],
  [`${xenc}sha512`, 'sha512'],
]);
const masks = new Map(['sha1', 'sha256', 'sha384', 'sha512'].map((hash) => [`${xenc11}mgf1${hash}`, hash]));
const gcm = new Map([
  [`${xenc11}aes128-gcm`, { name: 'aes-128-gcm', bytes: 16 } as const],
  [`${xenc11}aes192-gcm`, { name: 'aes-192-gcm', bytes: 24 } as const],
  [`${xenc11}aes256-gcm`, { name: 'aes-256-gcm', bytes: 32 } as const],
]);
const cbc = new Map([
  [`${xenc}aes128-cbc`, { name: 'aes-128-cbc', bytes: 16 } as const],
  [`${xenc}aes192-cbc`, { name: 'aes-192-cbc', bytes: 24 } as const],
  [`${xenc}aes256-cbc`, { name: 'aes-256-cbc', bytes: 32 } as const],
]);

const notAccepted = (received: string, expected: string): never =>
  refuse('encryption_algorithm', 'an encryption that is not accepted', { expected, received });
/** One refusal for every way in which decryption fails, so that it tells a sender nothing. */
const failed = (): never => refuse('decryption_failed', 'not decrypted with any key');

const algorithmOf = (element: Element): string => element.getAttribute('Algorithm') ?? '';

function cipherOf(element: Element): Buffer {
  const value = onlyChild(onlyChild(element, xenc, 'CipherData'), xenc, 'CipherValue');
  return Buffer.from(textOf(value).replaceAll(/\s/g, ''), 'base64');
}

/** The hash of RSA-OAEP. The platform knows one for digest and mask; providers that mix two are refused by name. */
function oaepHashOf(method: Element): string {
  const transport = algorithmOf(method);
  if (!keyTransports.includes(transport)) notAccepted(transport, 'RSA-OAEP');
  const [digestElement] = childrenOf(method, dsig, 'DigestMethod');
  const [maskElement] = childrenOf(method, xenc11, 'MGF');
  const digest = digestElement === undefined ? 'sha1' : digests.get(algorithmOf(digestElement));
  const mask = maskElement === undefined ? 'sha1' : masks.get(algorithmOf(maskElement));
  if (digest === undefined || digest !== mask)
    return notAccepted(
      `${transport} with digest ${digest ?? 'unknown'} and mask ${mask ?? 'unknown'}`,
      'RSA-OAEP with one hash for digest and mask',
    );
  return digest;
}

function unwrapKey(encryptedKey: Element, privateKeys: readonly string[], bytes: number): Buffer | null {
  const method = onlyChild(encryptedKey, xenc, 'EncryptionMethod');
  const oaepHash = oaepHashOf(method);
  const [label] = childrenOf(method, xenc, 'OAEPparams');
  const cipher = cipherOf(encryptedKey);
  for (const key of privateKeys)
    try {
      const unwrapped = privateDecrypt(
        {
          key,
          oaepHash,
          padding: constants.RSA_PKCS1_OAEP_PADDING,
          ...(label !== undefined && { oaepLabel: Buffer.from(textOf(label), 'base64') }),
        },
        cipher,
      );
      if (unwrapped.length === bytes) return unwrapped;
    } catch {
      // Made for another key.
    }
  return null;
}

function openGcm(name: 'aes-128-gcm' | 'aes-192-gcm' | 'aes-256-gcm', key: Buffer, cipher: Buffer): Buffer {
  if (cipher.length <= 12 + tagBytes) return failed();
  const opening = createDecipheriv(name, key, cipher.subarray(0, 12), { authTagLength: tagBytes });
  opening.setAuthTag(cipher.subarray(-tagBytes));
  return Buffer.concat([opening.update(cipher.subarray(12, -tagBytes)), opening.final()]);
}

/** Padding of XML encryption: the last byte says how many there are, the others are arbitrary. */
function openCbc(name: string, key: Buffer, cipher: Buffer): Buffer {
  const opening = createDecipheriv(name, key, cipher.subarray(0, 16)).setAutoPadding(false);
  const padded = Buffer.concat([opening.update(cipher.subarray(16)), opening.final()]);
  const padding = padded.at(-1) ?? 0;
  return padding >= 1 && padding <= 16 ? padded.subarray(0, -padding) : failed();
}

/** Keys beside the data or inside it; providers do both. */
function encryptedKeysOf(encrypted: Element, data: Element): Element[] {
  const infos = childrenOf(data, dsig, 'KeyInfo');
  const keys = [...infos, encrypted].flatMap((parent) => childrenOf(parent, xenc, 'EncryptedKey'));
  return keys.length === 0 || keys.length > maxEncryptedKeys ? failed() : keys;
}

/**
 * Decrypts an EncryptedAssertion to its XML, which is not verified by that. AES-GCM with RSA-OAEP is accepted; AES-CBC, whose
 * padding can be probed by altered messages, only where a verified signature covers the encrypted text.
 */
export function decryptAssertion(
  encrypted: Element,
  privateKeys: readonly string[],
  { allowCbc }: { allowCbc: boolean },
): string {
  const data = onlyChild(encrypted, xenc, 'EncryptedData');
  const algorithm = algorithmOf(onlyChild(data, xenc, 'EncryptionMethod'));
  const cipher = gcm.get(algorithm) ?? (allowCbc ? cbc.get(algorithm) : undefined);
  if (cipher === undefined)
    return notAccepted(algorithm, cbc.has(algorithm) ? 'AES-GCM, or a signed response' : 'AES-GCM');
  for (const encryptedKey of encryptedKeysOf(encrypted, data)) {
    const key = unwrapKey(encryptedKey, privateKeys, cipher.bytes);
    if (key === null) continue;
    try {
      const text = cipherOf(data);
      const opened = cipher.name.endsWith('-gcm')
        ? openGcm(cipher.name as Parameters<typeof openGcm>[0], key, text)
        : openCbc(cipher.name, key, text);
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(opened);
    } catch {
      return failed();
    }
  }
  return failed();
}
