import { InputError } from '@rostrum/server-kit';
import { OutboundError, type GuardedFetch } from '@rostrum/server-kit/outbound';
import { randomBytes } from 'node:crypto';
import * as client from 'openid-client';
import { z } from 'zod';
import { authenticateClient } from './oidc-clients.ts';

const wellKnown = '/.well-known/openid-configuration';

/** What a sign-in needs of an issuer's description. */
const description = z.looseObject({
  issuer: z.string().max(1024),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
});
type Description = z.output<typeof description> & client.ServerMetadata;

interface Trial {
  issuer: string;
  clientId: string;
  clientSecret: string | null;
  redirectUri: string;
}

const withoutSlashes = (address: string): string => address.replace(/\/+$/, '');

/** The issuer as people paste it: with or without a slash at the end, or as the address of its description. */
function trimIssuer(typed: string): string {
  const address = withoutSlashes(typed.trim());
  return address.endsWith(wellKnown) ? withoutSlashes(address.slice(0, -wellKnown.length)) : address;
}

/** Whether an issuer is the stored one, however it is typed. */
export const isSameIssuer = (stored: string | null, typed: string): boolean =>
  stored !== null && withoutSlashes(stored) === trimIssuer(typed);

const refuseIssuer = (message: string): never => {
  throw InputError.field('issuer', message);
};

async function readDescription(fetch: GuardedFetch, base: string): Promise<Description> {
  const address = base + wellKnown;
  const response = await fetch(address, { headers: { accept: 'application/json' } }).catch(
    (error: unknown) => {
      if (!(error instanceof OutboundError)) throw error;
      return refuseIssuer(
        `We couldn't reach ${address}. Check the issuer's address, and that it can be reached from the internet.`,
      );
    },
  );
  if (!response.ok)
    return refuseIssuer(
      `${address} responded with status ${response.status}. Copy the issuer from your provider's settings.`,
    );
  const text = await response.text();
  const parsed = description.safeParse(parseJson(text));
  if (!parsed.success)
    return refuseIssuer(
      `${address} isn't the description of an OpenID Connect provider. Copy the issuer from your provider's settings.`,
    );
  return parsed.data as Description;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The token endpoint's reply to a code that it never issued: who it takes us for shows in which error it gives. */
async function tryClient(fetch: GuardedFetch, found: Description, trial: Trial): Promise<void> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: randomBytes(24).toString('base64url'),
    redirect_uri: trial.redirectUri,
    code_verifier: client.randomPKCECodeVerifier(),
  });
  const headers = new Headers({
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded',
  });
  authenticateClient(trial.clientSecret)(found, { client_id: trial.clientId }, body, headers);
  const response = await fetch(found.token_endpoint, {
    method: 'POST',
    headers: Object.fromEntries(headers),
    body: body.toString(),
  }).catch((error: unknown) => {
    if (!(error instanceof OutboundError)) throw error;
    return refuseIssuer(`We couldn't reach ${found.token_endpoint}, which ${found.issuer} names.`);
  });
  const reply = z.looseObject({ error: z.string() }).safeParse(parseJson(await response.text()));
  const code = reply.success ? reply.data.error : '';
  if (response.status !== 401 && code !== 'invalid_client' && code !== 'unauthorized_client') return;
  const said = code === '' ? `status ${response.status}` : `"${code}"`;
  throw trial.clientSecret === null
    ? InputError.field(
        'client_id',
        `${found.issuer} refuses this client ID without a secret (${said}). Check the client ID, or enter the client secret.`,
      )
    : InputError.field(
        'client_secret',
        `${found.issuer} refuses this client ID with this secret (${said}). Copy both from your provider again.`,
      );
}

/**
 * Tries an issuer before it is saved: reads its description, and authenticates as the client with a code that cannot be
 * valid. Returns the issuer as its description spells it, which tokens must match letter for letter.
 *
 * @throws {InputError} on the field `issuer`, `client_id` or `client_secret`, with what to change.
 */
export async function tryProvider(
  fetch: GuardedFetch,
  trial: Trial,
): Promise<{ issuer: string; signsOut: boolean }> {
  const base = trimIssuer(trial.issuer);
  const found = await readDescription(fetch, base);
  if (withoutSlashes(found.issuer) !== base)
    refuseIssuer(`${base} describes another issuer, ${found.issuer}. Enter that one if it's yours.`);
  await tryClient(fetch, found, trial);
  return { issuer: found.issuer, signsOut: typeof found.end_session_endpoint === 'string' };
}
