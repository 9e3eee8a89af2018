import { ssoErrors } from '@rostrum/contracts';
import * as client from 'openid-client';
import { z } from 'zod';
import type { Database } from '@rostrum/server-kit/database';
import { oneTimeTokenRepository } from '../../sessions/one-time-tokens.repository.ts';
import { bindingOf, isBoundTo } from '../browser-binding.ts';
import type { ExternalPerson } from '../recognise-member.ts';
import type { AttributeMap } from '../sso.schema.ts';
import { isUnreachable, type OidcClients, type OidcRegistration } from './oidc-clients.ts';
import { isSecondFactorProven } from './proven-second-factor.ts';

const stateSeconds = 900;

/** What is remembered of a flow, under the secret that travels as `state`. */
const flowData = z.object({
  provider: z.string(),
  binding: z.string(),
  verifier: z.string(),
  nonce: z.string(),
  link: z.string().nullable(),
});
export type OidcFlow = z.output<typeof flowData> & { callbackUrl: string | null };

export interface OidcClaims {
  subject: string;
  email: string | undefined;
  emailVerified: boolean | undefined;
  firstname: string | undefined;
  lastname: string | undefined;
  /** Whether the ID token says that several factors were given. */
  hasSecondFactor: boolean;
  received: ReadonlyMap<string, readonly string[]>;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The claims that we read. `email_verified` is sent as text by some. */
function claimsOf(
  claims: Readonly<Record<string, unknown>>,
  map: AttributeMap,
): Omit<OidcClaims, 'subject' | 'hasSecondFactor'> {
  const verified = claims.email_verified;
  return {
    email: textOf(claims[map.email ?? 'email']),
    emailVerified:
      verified === true || verified === 'true' ? true : verified === undefined ? undefined : false,
    firstname: textOf(claims[map.firstname ?? 'given_name']),
    lastname: textOf(claims[map.lastname ?? 'family_name']),
    received: new Map(
      Object.entries(claims).map(([name, value]) => [
        name,
        [typeof value === 'string' ? value : JSON.stringify(value)],
      ]),
    ),
  };
}

/** The steps of the authorisation code flow that are the same for every issuer. */
export function createOidcFlow({ db, clientOf }: { db: Database; clientOf: OidcClients }) {
  return {
    /** Where to send the browser, and the secret for its cookie. */
    async leave(
      registration: OidcRegistration,
      {
        redirectUri,
        provider,
        link,
        callbackUrl,
        browser,
      }: Pick<OidcFlow, 'provider' | 'link' | 'callbackUrl'> & {
        redirectUri: string;
        browser: string | undefined;
      },
    ): Promise<{ url: string; browser: string }> {
      const configuration = await clientOf(registration);
      const verifier = client.randomPKCECodeVerifier();
      const nonce = client.randomNonce();
      const { secret, hash } = bindingOf(browser);
      const data = { provider, binding: hash, verifier, nonce, link };
      const state = await oneTimeTokenRepository.issue(db, 'oidc_state', {
        data,
        callbackUrl,
        seconds: stateSeconds,
      });
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      });
      return { url: url.href, browser: secret };
    },

    /** The flow that a browser comes back from, used up. */
    async take(
      state: unknown,
      { provider, browser }: { provider: string; browser: string | undefined },
    ): Promise<OidcFlow | { error: string }> {
      const row = await oneTimeTokenRepository.peek(db, 'oidc_state', state);
      const flow = row && { ...flowData.parse(row.data), callbackUrl: row.callbackUrl };
      if (!flow || flow.provider !== provider) return { error: ssoErrors.expired };
      // Only looked at so far: another user's browser must not use up what is not its own.
      if (!isBoundTo(flow.binding, browser)) return { error: ssoErrors.otherBrowser };
      const taken = await oneTimeTokenRepository.take(db, 'oidc_state', state);
      return taken ? flow : { error: ssoErrors.expired };
    },

    /** Trades the code for what the issuer says of the person. Each flow belongs to one issuer and its own address here. */
    async claims(
      registration: OidcRegistration,
      address: URL,
      { flow, attributeMap }: { flow: OidcFlow; attributeMap: AttributeMap },
    ): Promise<OidcClaims | { error: string; reason: string }> {
      try {
        const configuration = await clientOf(registration);
        const tokens = await client.authorizationCodeGrant(configuration, address, {
          pkceCodeVerifier: flow.verifier,
          expectedState: address.searchParams.get('state') ?? '',
          expectedNonce: flow.nonce,
          idTokenExpected: true,
        });
        const idToken = tokens.claims();
        if (!idToken) return { error: ssoErrors.refused, reason: 'no id token' };
        // Of the ID token alone: only that is signed.
        const said = {
          subject: idToken.sub,
          hasSecondFactor: isSecondFactorProven({ amr: idToken.amr, acr: idToken.acr }),
        };
        const told = claimsOf(idToken, attributeMap);
        if (told.email !== undefined || configuration.serverMetadata().userinfo_endpoint === undefined)
          return { ...told, ...said };
        const info = await client.fetchUserInfo(configuration, tokens.access_token, idToken.sub);
        return { ...claimsOf({ ...info, ...idToken }, attributeMap), ...said };
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'unknown';
        if (error instanceof client.AuthorizationResponseError) return { error: ssoErrors.denied, reason };
        return { error: isUnreachable(error) ? ssoErrors.unreachable : ssoErrors.refused, reason };
      }
    },
  };
}

export type OidcFlows = ReturnType<typeof createOidcFlow>;

/** The person, with an address only if the issuer vouches for it. */
export const personOfClaims = (
  issuer: string,
  { subject, email, emailVerified, firstname, lastname, received }: OidcClaims,
  trustsEmail: boolean,
): ExternalPerson => ({
  issuer,
  subject,
  email: emailVerified === true || (trustsEmail && emailVerified === undefined) ? email : undefined,
  firstname,
  lastname,
  received,
});
