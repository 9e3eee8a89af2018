import { ssoErrors } from '@rostrum/contracts';
import { compactVerify, errors } from 'jose';
import * as client from 'openid-client';
import { z } from 'zod';
import type { Database } from '@rostrum/server-kit/database';
import { oneTimeTokenRepository } from '../../sessions/one-time-tokens.repository.ts';
import { bindingOf, isBoundTo } from '../browser-binding.ts';
import type { ExternalPerson } from '../recognise-member.ts';
import type { AttributeMap } from '../sso.schema.ts';
import { readClaims, type ClaimedPerson } from './oidc-claims.ts';
import type { OidcClients, OidcRegistration } from './oidc-clients.ts';
import { describeOidcFailure, type OidcFailure } from './oidc-failure.ts';
import type { RemoteKeys } from './signing-keys.ts';
import { isSecondFactorProven } from './proven-second-factor.ts';

const stateSeconds = 900;

/** What is remembered of a flow, under the secret that travels as `state`. */
const flowData = z.object({
  provider: z.string(),
  binding: z.string(),
  verifier: z.string(),
  nonce: z.string(),
  link: z.string().nullable(),
  isForced: z.boolean().default(false),
});
export type OidcFlow = z.output<typeof flowData> & { callbackUrl: string | null };

export interface OidcClaims extends ClaimedPerson {
  subject: string;
  /** The session at the issuer, which its back-channel logout names. */
  sessionId: string | undefined;
  /** When the session at the issuer ends, where it says so (`session_expiry` of the IPSIE profile). */
  sessionEndsAt: Date | null;
  /** Quoted when the person signs out at the issuer as well. */
  idToken: string;
  /** Whether the ID token says that several factors were given. */
  hasSecondFactor: boolean;
}

/** A forced sign-in is refused when it is older than this. */
const freshSeconds = 300;

type IdTokenClaims = client.IDToken;

function readIdToken(claims: IdTokenClaims): Omit<OidcClaims, keyof ClaimedPerson | 'idToken'> {
  const { sid, session_expiry: end } = claims;
  return {
    subject: claims.sub,
    sessionId: typeof sid === 'string' && sid !== '' ? sid : undefined,
    sessionEndsAt: typeof end === 'number' && end > 0 ? new Date(end * 1000) : null,
    hasSecondFactor: isSecondFactorProven({ amr: claims.amr, acr: claims.acr }),
  };
}

const isComplete = ({ email, firstname, lastname }: ClaimedPerson): boolean =>
  [email, firstname, lastname].every((value) => value !== undefined);

/**
 * Verifies the signature of an ID token that the issuer itself just handed out, so its keys are read again for an unknown key ID
 * without waiting: a sign-in right after a change of keys must not fail.
 */
async function verifySignature(token: string, keys: RemoteKeys): Promise<void> {
  try {
    await compactVerify(token, keys);
  } catch (error) {
    if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
    await keys.reload();
    await compactVerify(token, keys);
  }
}

/** The steps of the authorisation code flow that are the same for every issuer. */
export function createOidcFlow({ db, clients }: { db: Database; clients: OidcClients }) {
  /** Trades the code for tokens, and verifies the signature of the ID token besides everything the library checks. */
  async function exchange(configuration: client.Configuration, address: URL, flow: OidcFlow) {
    const tokens = await client.authorizationCodeGrant(configuration, address, {
      pkceCodeVerifier: flow.verifier,
      expectedState: address.searchParams.get('state') ?? '',
      expectedNonce: flow.nonce,
      idTokenExpected: true,
      ...(flow.isForced && { maxAge: freshSeconds }),
    });
    const claims = tokens.claims();
    if (!claims || tokens.id_token === undefined) return undefined;
    await verifySignature(tokens.id_token, clients.keysOf(configuration));
    return { claims, idToken: tokens.id_token, accessToken: tokens.access_token };
  }

  /** Reads the ID token; what it leaves out is asked of the userinfo endpoint, which is not signed and so never wins. */
  async function readPerson(
    configuration: client.Configuration,
    { claims, accessToken }: { claims: IdTokenClaims; accessToken: string },
    map: AttributeMap,
  ): Promise<ClaimedPerson> {
    const person = readClaims(claims, map);
    if (isComplete(person) || configuration.serverMetadata().userinfo_endpoint === undefined) return person;
    try {
      const info = await client.fetchUserInfo(configuration, accessToken, claims.sub);
      return readClaims({ ...info, ...claims }, map);
    } catch (error) {
      // Names are wished for, an address is needed.
      if (person.email === undefined) throw error;
      return person;
    }
  }

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
        isForced = false,
      }: Pick<OidcFlow, 'provider' | 'link' | 'callbackUrl'> & {
        redirectUri: string;
        browser: string | undefined;
        /** Whether the issuer must ask for the password again. */
        isForced?: boolean;
      },
    ): Promise<{ url: string; browser: string }> {
      const configuration = await clients.getConfiguration(registration);
      const verifier = client.randomPKCECodeVerifier();
      const nonce = client.randomNonce();
      const { secret, hash } = bindingOf(browser);
      const data = { provider, binding: hash, verifier, nonce, link, isForced };
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
        ...(isForced && { prompt: 'login', max_age: String(freshSeconds) }),
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
    ): Promise<OidcClaims | OidcFailure> {
      try {
        const configuration = await clients.getConfiguration(registration);
        const tokens = await exchange(configuration, address, flow);
        if (!tokens) return { error: ssoErrors.refused, reason: 'no_id_token', detail: 'no id token' };
        const person = await readPerson(configuration, tokens, attributeMap);
        return { ...person, ...readIdToken(tokens.claims), idToken: tokens.idToken };
      } catch (error) {
        return describeOidcFailure(error);
      }
    },
  };
}

export type OidcFlows = ReturnType<typeof createOidcFlow>;

/** The person, with an address only if the issuer vouches for it. */
export const personOfClaims = (
  issuer: string,
  { subject, email, emailVerified, firstname, lastname, groups, received }: OidcClaims,
  trustsEmail: boolean,
): ExternalPerson => ({
  issuer,
  subject,
  email: emailVerified === true || (trustsEmail && emailVerified === undefined) ? email : undefined,
  firstname,
  lastname,
  groups,
  received,
});
