import { ssoErrors } from '@rostrum/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { SignInPipeline } from '../../sign-in/sign-in-pipeline.ts';
import type { SignInProvider } from '../../sign-in/sign-in-provider.ts';
import type { InstallationIssuerConfig } from '../../identity-deps.ts';
import type { Database } from '@rostrum/server-kit/database';
import { userRepository } from '../../users/users.repository.ts';
import { externalIdentityRepository } from '../external-identities.repository.ts';
import type { Recognised } from '../recognise-member.ts';
import { toInstallationRegistration } from './installation-registration.ts';
import { isUnreachable } from './oidc-clients.ts';
import type { OidcClaims, OidcFlows } from './oidc-flow.ts';
import { addressOf } from './oidc-provider.ts';
import { toIssuerKey } from './provider-session.ts';
import { redirectUriOf } from './redirect-uri.ts';

interface InstallationIssuerDeps {
  db: Database;
  pipeline: SignInPipeline;
  flows: OidcFlows;
  origin: string;
  clock: () => Date;
  log: FastifyBaseLogger;
}

/** Whom an issuer of the whole installation means: tied before, or by an address that both sides have confirmed. */
async function recognise(db: Database, issuer: string, claims: OidcClaims): Promise<Recognised> {
  const subject = { orgId: null, issuer, subject: claims.subject };
  const tied = await externalIdentityRepository.findUser(db, subject);
  if (tied !== undefined) return { userId: tied };
  if (claims.email === undefined || claims.emailVerified !== true) return { error: ssoErrors.noEmail };
  const user = await userRepository.findConfirmed(db, claims.email);
  if (!user) return { error: ssoErrors.noAccount };
  return (await externalIdentityRepository.tie(db, subject, user.id))
    ? { userId: user.id }
    : { error: ssoErrors.linkedElsewhere };
}

/**
 * Sign-in at an issuer that the operator trusts for everybody. It makes no accounts and vouches for no organisation, so
 * it stands for a second factor only where its ID token proves one.
 */
export function createInstallationIssuer(
  config: InstallationIssuerConfig,
  { db, pipeline, flows, origin, clock, log }: InstallationIssuerDeps,
): SignInProvider {
  const { id, name, issuer } = config;
  const registration = toInstallationRegistration(config);
  const redirectUri = redirectUriOf(origin, id);
  return {
    id,
    name,
    type: 'oauth',
    async start(_fields, { provider, state: browser, callbackUrl }) {
      try {
        const left = await flows.leave(registration, {
          redirectUri,
          provider,
          link: null,
          callbackUrl,
          browser,
        });
        return { outcome: 'leave', url: left.url, state: left.browser };
      } catch (error) {
        log.warn({ err: error, event: 'oidc_unreachable', issuer }, 'security');
        return { outcome: 'failed', error: isUnreachable(error) ? ssoErrors.unreachable : ssoErrors.refused };
      }
    },
    async comeBack(query, attempt) {
      const flow = await flows.take(query.state, { provider: id, browser: attempt.state });
      if ('error' in flow) return { outcome: 'refused', error: flow.error };
      const claims = await flows.claims(registration, addressOf(redirectUri, query), {
        flow,
        attributeMap: {},
      });
      if ('error' in claims) {
        log.warn({ event: 'oidc_refused', issuer, ...claims }, 'security');
        return { outcome: 'refused', error: claims.error };
      }
      const recognised = await recognise(db, issuer, claims);
      if ('error' in recognised) return { outcome: 'refused', error: recognised.error };
      const secondFactorAt = claims.hasSecondFactor ? clock() : null;
      const { userId } = recognised;
      const providerSession = {
        orgId: null,
        subject: toIssuerKey(issuer, claims.subject),
        sessionIndex: claims.sessionId === undefined ? null : toIssuerKey(issuer, claims.sessionId),
        // The issuer keeps its own session when one ends here.
        logoutData: null,
      };
      const entered = await pipeline.enter(
        { userId, method: 'oidc', secondFactorAt, providerSession },
        attempt,
      );
      return entered.outcome === 'signed_in' || entered.outcome === 'second_factor_needed'
        ? { ...entered, callbackUrl: flow.callbackUrl ?? undefined }
        : entered;
    },
  };
}
