import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  CreatedPasskey,
  PasskeyCreationOptions,
  PasskeyProof,
  PasskeyRequestOptions,
} from '@rostrum/contracts';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const userPresent = 0x01;
const userVerified = 0x04;
const attested = 0x40;

/** An authenticator in software, as far as a server can tell: one ES256 key that signs what it is asked to. */
export function createSoftwarePasskey({ origin }: { origin: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { hostname } = new URL(origin);
  let counter = 0;

  const clientData = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const authData = (flags: number, rest: Buffer = Buffer.alloc(0)) =>
    Buffer.concat([sha256(hostname), Buffer.from([flags]), uint32((counter += 1)), rest]);
  const base = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
  };

  return {
    credentialId: base.id,

    create({ challenge }: PasskeyCreationOptions): CreatedPasskey {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array<ArrayBuffer>>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, coordinate(x)],
          [-3, coordinate(y)],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = authData(
        userPresent | userVerified | attested,
        Buffer.concat([Buffer.alloc(16), length, id, cose]),
      );
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array<ArrayBuffer> | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(data)],
        ]),
      );
      return {
        ...base,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    prove(
      { challenge }: Pick<PasskeyRequestOptions, 'challenge'>,
      { from = origin, isVerified = true }: { from?: string; isVerified?: boolean } = {},
    ): PasskeyProof {
      const client = clientData('webauthn.get', challenge, from);
      const data = authData(userPresent | (isVerified ? userVerified : 0));
      return {
        ...base,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
        },
      };
    },
  };
}
