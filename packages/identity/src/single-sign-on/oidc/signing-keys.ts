import { createRemoteJWKSet, customFetch } from 'jose';
import type * as client from 'openid-client';
import type { GuardedFetch } from '@rostrum/server-kit/outbound';

const cacheMs = 10 * 60_000;
/** An unknown key ID reads the keys again, but no more often than this: anybody can send one. */
const cooldownMs = 5000;
const timeoutMs = 5000;

export type RemoteKeys = ReturnType<typeof createRemoteJWKSet>;
export type SigningKeys = (configuration: client.Configuration) => RemoteKeys;

/** Keys that an issuer signs with, read again when a token names one that is not among them. */
export function createSigningKeys(fetch: GuardedFetch): SigningKeys {
  const known = new WeakMap<client.Configuration, RemoteKeys>();
  return (configuration) => {
    const cached = known.get(configuration);
    if (cached) return cached;
    const { jwks_uri: address, issuer } = configuration.serverMetadata();
    if (address === undefined) throw new Error(`${issuer} names no jwks_uri.`);
    const keys = createRemoteJWKSet(new URL(address), {
      cacheMaxAge: cacheMs,
      cooldownDuration: cooldownMs,
      timeoutDuration: timeoutMs,
      [customFetch]: (url, { method }) => fetch(url, { method, headers: { accept: 'application/json' } }),
    });
    known.set(configuration, keys);
    return keys;
  };
}
