import * as client from 'openid-client';
import { OutboundError, type GuardedFetch } from '@rostrum/server-kit/outbound';

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
/** Clocks of issuers may be this wrong. */
const skewSeconds = 60;

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

  async function discover({ issuer, clientId, clientSecret }: OidcRegistration) {
    const configuration = await client.discovery(
      new URL(issuer),
      clientId,
      { [client.clockTolerance]: skewSeconds },
      clientSecret === null ? client.None() : client.ClientSecretBasic(clientSecret),
      {
        [client.customFetch]: customFetch,
        timeout: timeoutSeconds,
        execute: allowHttp ? [client.allowInsecureRequests] : [],
      },
    );
    configuration.timeout = timeoutSeconds;
    // The library takes id tokens of the token endpoint for its TLS alone; their signature is checked all the same.
    client.enableNonRepudiationChecks(configuration);
    return configuration;
  }

  return async function clientOf(registration: OidcRegistration): Promise<client.Configuration> {
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
  };
}

export type OidcClients = ReturnType<typeof createOidcClients>;
