import * as client from 'openid-client';
import { OutboundError, type GuardedFetch } from '@rostrum/server-kit/outbound';
import { createSigningKeys } from './signing-keys.ts';

/** What this installation is at an issuer. */
export interface OidcRegistration {
  /** Changes whenever the rest does. */
  key: string;
  issuer: string;
  clientId: string;
  clientSecret: string | null;
}

const freshMs = 10 * 60_000;
const timeoutSeconds = 5;
/** How far the clock of an issuer may differ from ours. */
export const clockToleranceSeconds = 180;

/**
 * Returns how to prove who we are at the token endpoint: by Basic, which every issuer must know, unless its description
 * lists other methods only.
 */
export const authenticateClient =
  (clientSecret: string | null): client.ClientAuth =>
  (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported;
    const usesPost =
      methods !== undefined &&
      !methods.includes('client_secret_basic') &&
      methods.includes('client_secret_post');
    if (clientSecret === null) return client.None()(server, ...rest);
    const authenticate = usesPost ? client.ClientSecretPost : client.ClientSecretBasic;
    return authenticate(clientSecret)(server, ...rest);
  };

/** True for every way in which a server can fail to give a sensible answer in time. */
export function isUnreachable(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if (at instanceof OutboundError || at.name === 'TimeoutError' || at.name === 'AbortError') return true;
  return false;
}

/** The libraries' clients, one for each issuer: its description is read once in ten minutes, and not while it fails. */
export function createOidcClients({ fetch, allowHttp }: { fetch: GuardedFetch; allowHttp: boolean }) {
  const known = new Map<string, { until: number; configuration: Promise<client.Configuration> }>();
  const customFetch: client.CustomFetch = (url, { body, headers, method }) =>
    fetch(url, { method, headers, body: body instanceof URLSearchParams ? body.toString() : null });
  const keysOf = createSigningKeys(fetch);

  async function discover({ issuer, clientId, clientSecret }: OidcRegistration) {
    const configuration = await client.discovery(
      new URL(issuer),
      clientId,
      { [client.clockTolerance]: clockToleranceSeconds },
      authenticateClient(clientSecret),
      {
        [client.customFetch]: customFetch,
        timeout: timeoutSeconds,
        execute: allowHttp ? [client.allowInsecureRequests] : [],
      },
    );
    configuration.timeout = timeoutSeconds;
    return configuration;
  }

  async function getConfiguration(registration: OidcRegistration): Promise<client.Configuration> {
    const cached = known.get(registration.key);
    if (cached && cached.until > Date.now()) return cached.configuration;
    const configuration = discover(registration);
    known.set(registration.key, { until: Date.now() + freshMs, configuration });
    try {
      return await configuration;
    } catch (error) {
      known.delete(registration.key);
      throw error;
    }
  }

  return { getConfiguration, keysOf };
}

export type OidcClients = ReturnType<typeof createOidcClients>;
