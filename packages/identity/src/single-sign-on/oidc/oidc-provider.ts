import { oidcProviderPrefix, ssoErrors } from '@rostrum/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { SignInPipeline } from '../../sign-in/sign-in-pipeline.ts';
import type { SignInProvider } from '../../sign-in/sign-in-provider.ts';
import type { Database } from '@rostrum/server-kit/database';
import { decrypt } from '@rostrum/server-kit';
import { sessionListRepository } from '../../second-factor/session-list.repository.ts';
import { linkMember, recogniseMember } from '../recognise-member.ts';
import { sessionOfBrowser } from '../session-of-browser.ts';
import { ssoMemberRepository } from '../sso-members.repository.ts';
import { ssoConnectionRepository, type SsoConnection, type SsoSetup } from '../sso-connections.repository.ts';
import { isUnreachable, type OidcRegistration } from './oidc-clients.ts';
import { personOfClaims, type OidcFlows } from './oidc-flow.ts';

interface OidcDeps {
  db: Database;
  pipeline: SignInPipeline;
  flows: OidcFlows;
  origin: string;
  clientSecretKey: Buffer;
  log: FastifyBaseLogger;
}

/** Where an issuer sends people back to. Each has its own, so that none can pass itself off as another. */
export const redirectUriOf = (origin: string, provider: string): string =>
  `${origin}/api/auth/callback/${encodeURIComponent(provider)}`;

/** The address that a browser came back by, put together again from its query. */
export function addressOf(redirectUri: string, query: Readonly<Record<string, unknown>>): URL {
  const address = new URL(redirectUri);
  for (const [name, value] of Object.entries(query))
    if (typeof value === 'string') address.searchParams.set(name, value);
  return address;
}

type Ready = SsoSetup & { connection: SsoConnection; registration: OidcRegistration };

/** Sign-in at the OIDC issuers of organisations: one provider for all of them, `oidc-` and the organisation's name. */
export function createOidcProvider({
  db,
  pipeline,
  flows,
  origin,
  clientSecretKey,
  log,
}: OidcDeps): SignInProvider {
  async function setupOf(provider: string): Promise<Ready | undefined> {
    const setup = await ssoConnectionRepository.findSetup(db, provider.slice(oidcProviderPrefix.length));
    const connection = setup?.connection;
    if (!setup || connection?.kind !== 'oidc' || connection.status === 'not_set') return undefined;
    const { id, version, issuer, clientId, clientSecret, orgId } = connection;
    if (issuer === null || clientId === null) return undefined;
    const secret = clientSecret === null ? null : decrypt(clientSecretKey, clientSecret, orgId);
    const registration = { key: `${id}.${version}`, issuer, clientId, clientSecret: secret };
    return { ...setup, connection, registration };
  }

  return {
    id: 'oidc',
    name: 'Single sign-on',
    type: 'oauth',
    handles: (id) => id.startsWith(oidcProviderPrefix) && id.length > oidcProviderPrefix.length,

    async start({ action }, { provider, state: browser, presented, callbackUrl }) {
      const ready = await setupOf(provider);
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
        });
        return { outcome: 'leave', url: left.url, state: left.browser };
      } catch (error) {
        log.warn({ err: error, event: 'oidc_unreachable', org: ready.organisation.id }, 'security');
        return { outcome: 'failed', error: isUnreachable(error) ? ssoErrors.unreachable : ssoErrors.refused };
      }
    },

    async comeBack(query, attempt) {
      const { provider, state: browser, presented } = attempt;
      const flow = await flows.take(query.state, { provider, browser });
      if ('error' in flow) return { outcome: 'refused', error: flow.error };
      const ready = await setupOf(provider);
      if (!ready) return { outcome: 'refused', error: ssoErrors.disabled };
      const { organisation, connection, registration } = ready;
      const address = addressOf(redirectUriOf(origin, provider), query);
      const claims = await flows.claims(registration, address, {
        flow,
        attributeMap: connection.attributeMap,
      });
      if ('error' in claims) {
        const { error, reason } = claims;
        log.warn(
          { event: 'oidc_refused', org: organisation.id, error, reason: reason.slice(0, 300) },
          'security',
        );
        return { outcome: 'refused', error };
      }
      const person = personOfClaims(registration.issuer, claims, connection.trustsEmail);
      if (flow.link !== null && (await sessionOfBrowser(db, presented))?.userId !== flow.link)
        return { outcome: 'refused', error: ssoErrors.otherBrowser };
      const recognition = { organisation, connection, person };
      const recognised =
        flow.link === null
          ? await recogniseMember(db, recognition)
          : await linkMember(db, recognition, flow.link);
      if ('error' in recognised) return { outcome: 'refused', error: recognised.error };
      const orgId = organisation.id;
      const { userId } = recognised;
      const entered = await pipeline.enter(
        { userId, orgId, method: 'organisation_oidc', vouchedBy: orgId },
        attempt,
      );
      if (entered.outcome === 'signed_in') await ssoConnectionRepository.noteSignIn(db, orgId);
      return entered.outcome === 'signed_in' || entered.outcome === 'second_factor_needed'
        ? { ...entered, callbackUrl: flow.callbackUrl ?? undefined }
        : entered;
    },
  };
}
