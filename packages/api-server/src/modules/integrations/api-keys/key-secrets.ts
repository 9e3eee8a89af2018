import { hash, randomBytes } from 'node:crypto';
import type { KeyKind } from '@rostrum/contracts/settings';

/** What secrets begin with tells secret scanners, and people, what they are. */
export const keyPrefix = 'rostrum_key_';
export const tokenPrefix = 'rostrum_token_';
const secretPrefix = 'rostrum_secret_';
const clientPrefix = 'rostrum_client_';
const shape = /^rostrum_(key|token|secret)_[\w-]{43}$/;

export const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer');
export const newSecret = (prefix: string): string => `${prefix}${randomBytes(32).toString('base64url')}`;

/** A new secret with what is shown of it afterwards: how a key begins, or the name that a client gives of itself. */
export function newKey(kind: KeyKind): { secret: string; prefix: string; clientId: string | null } {
  if (kind === 'client') {
    const clientId = `${clientPrefix}${randomBytes(12).toString('hex')}`;
    return { secret: newSecret(secretPrefix), prefix: secretPrefix, clientId };
  }
  const secret = newSecret(keyPrefix);
  return { secret, prefix: secret.slice(0, keyPrefix.length + 6), clientId: null };
}

export const newClientSecret = (): string => newSecret(secretPrefix);

/** Which kind of secret a text is, if it is one. */
export const readSecret = (text: string | undefined): 'key' | 'token' | 'secret' | undefined => {
  const kind = text === undefined ? undefined : shape.exec(text)?.[1];
  return kind === 'key' || kind === 'token' || kind === 'secret' ? kind : undefined;
};
