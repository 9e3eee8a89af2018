import { oidcProviderPrefix, ssoErrors } from '@rostrum/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { IdentityDeps } from '../../identity-deps.ts';
import type { SignInPipeline } from '../../sign-in/sign-in-pipeline.ts';
import type { SignInProvider } from '../../sign-in/sign-in-provider.ts';
import type { Database } from '@rostrum/server-kit/database';
import { sessionListRepository } from '../../second-factor/session-list.repository.ts';
import { linkMember, recogniseMember } from '../recognise-member.ts';
import { sessionOfBrowser } from '../session-of-browser.ts';
import { ssoMemberRepository } from '../sso-members.repository.ts';
import { ssoConnectionRepository } from '../sso-connections.repository.ts';
import { redirectUriOf } from './redirect-uri.ts';
import { toProviderSession } from './provider-session.ts';
import { recordOidcFailure, recordOidcRefusal } from './record-oidc-attempt.ts';
import { describeOidcFailure } from './oidc-failure.ts';
import { findOrganisationOidc, type OrganisationOidc } from './organisation-registration.ts';
import { personOfClaims, type OidcFlows } from './oidc-flow.ts';

interface OidcDeps extends Pick<IdentityDeps, 'applySignInGroups' | 'offerPicture'> {
  db: Database;
  pipeline: SignInPipeline;
  flows: OidcFlows;
  origin: string;
  clientSecretKey: Buffer;
  log: FastifyBaseLogger;
}

/** The address that a browser came back by, put together again from its query. */
export function addressOf(redirectUri: string, query: Readonly<Record<string, unknown>>): URL {
  const address = new URL(redirectUri);
  for (const [name, value] of Object.entries(query))
    if (typeof value === 'string') address.searchParams.set(name, value);
  return address;
}

/** Sign-in at the OIDC issuers of organisations: one provider for all of them, `oidc-` and the organisation's name. */
export function createOidcProvider({
  db,
  pipeline,
  flows,
  origin,
  clientSecretKey,
  log,
  applySignInGroups,
  offerPicture,
}: OidcDeps): SignInProvider {
  async function findReady(provider: string): Promise<OrganisationOidc | undefined> {
    const found = await findOrganisationOidc(db, clientSecretKey, provider);
    return found?.connection.status === 'not_set' ? undefined : found;
  }

  return {
    id: 'oidc',
    name: 'Single sign-on',
    type: 'oauth',
    handles: (id) => id.startsWith(oidcProviderPrefix) && id.length > oidcProviderPrefix.length,

    async start({ action }, { provider, state: browser, presented, callbackUrl }) {
      const ready = await findReady(provider);
      if (!ready) return { outcome: 'failed', error: ssoErrors.disabled };
      const current = action === 'link' ? await sessionOfBrowser(db, presented) : undefined;
      const isMember =
        current &&
        (await ssoMemberRepository.roleOf(db, ready.organisation.id, current.userId)) !== undefined;
      if (action === 'link' && !isMember) return { outcome: 'failed', error: 'SessionRequired' };
      // A stolen session must not tie a stranger's identity to the account.
      if (current && (await sessionListRepository.confirmedUntil(db, current.id, 'account')) === null)
        return { outcome: 'failed', error: ssoErrors.confirmFirst };
      try {
        const left = await flows.leave(ready.registration, {
          redirectUri: redirectUriOf(origin, provider),
          provider,
          link: current?.userId ?? null,
          callbackUrl,
          browser,
          isForced: ready.connection.forceAuthn,
        });
        return { outcome: 'leave', url: left.url, state: left.browser };
      } catch (error) {
        log.warn({ err: error, event: 'oidc_unreachable', org: ready.organisation.id }, 'security');
        const failure = describeOidcFailure(error);
        await recordOidcFailure({ db, log }, ready.organisation.id, failure);
        return { outcome: 'failed', error: failure.error };
      }
    },

    async comeBack(query, attempt) {
      const { provider, state: browser, presented } = attempt;
      const flow = await flows.take(query.state, { provider, browser });
      if ('error' in flow) return { outcome: 'refused', error: flow.error };
      const ready = await findReady(provider);
      if (!ready) return { outcome: 'refused', error: ssoErrors.disabled };
      const { organisation, connection, registration } = ready;
      const address = addressOf(redirectUriOf(origin, provider), query);
      const claims = await flows.claims(registration, address, {
        flow,
        attributeMap: connection.attributeMap,
      });
      if ('error' in claims) {
        const { error, reason, detail } = claims;
        log.warn(
          { event: 'oidc_refused', org: organisation.id, error, reason, detail: detail.slice(0, 300) },
          'security',
        );
        await recordOidcFailure({ db, log }, organisation.id, claims);
        return { outcome: 'refused', error };
      }
      const person = personOfClaims(registration.issuer, claims, connection.trustsEmail);
      if (flow.link !== null && (await sessionOfBrowser(db, presented))?.userId !== flow.link)
        return { outcome: 'refused', error: ssoErrors.otherBrowser };
      const recognition = { organisation, connection, person };
      const recognised =
        flow.link === null
          ? await recogniseMember({ db, applySignInGroups, offerPicture }, recognition)
          : await linkMember(db, recognition, flow.link);
      const orgId = organisation.id;
      if ('error' in recognised) {
        await recordOidcRefusal({ db, log }, orgId, { error: recognised.error, claims });
        return { outcome: 'refused', error: recognised.error };
      }
      const { userId } = recognised;
      const entered = await pipeline.enter(
        {
          userId,
          orgId,
          method: 'organisation_oidc',
          vouchedBy: orgId,
          endsBy: claims.sessionEndsAt,
          providerSession: toProviderSession(claims, {
            orgId,
            clientSecretKey,
            issuer: registration.issuer,
            storesToken: connection.signOutAtProvider,
          }),
        },
        attempt,
      );
      if (entered.outcome === 'signed_in') await ssoConnectionRepository.noteSignIn(db, orgId);
      return entered.outcome === 'signed_in' || entered.outcome === 'second_factor_needed'
        ? { ...entered, callbackUrl: flow.callbackUrl ?? undefined }
        : entered;
    },
  };
}
