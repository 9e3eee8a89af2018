import type { FastifyBaseLogger } from 'fastify';
import { runAsSystem, type Database } from '@rostrum/server-kit/database';
import { endProviderSessions } from '../../sessions/end-provider-sessions.ts';
import { recordAttempt } from '../attempts/record-attempt.ts';
import { LogoutTokenError, maxLogoutTokenLength, verifyLogoutToken } from './logout-token.ts';
import { logoutTokenRepository } from './logout-tokens.repository.ts';
import type { InstallationIssuerConfig } from '../../identity-deps.ts';
import { isUnreachable, type OidcClients, type OidcRegistration } from './oidc-clients.ts';
import { toInstallationRegistration } from './installation-registration.ts';
import { findOrganisationOidc } from './organisation-registration.ts';
import { toIssuerKey } from './provider-session.ts';

interface BackchannelDeps {
  db: Database;
  clients: OidcClients;
  clientSecretKey: Buffer;
  installationIssuers: readonly InstallationIssuerConfig[];
  clock: () => Date;
  log: FastifyBaseLogger;
}

/** Whose client a logout token is for. */
interface LogoutClient {
  registration: OidcRegistration;
  /** Null for issuers of the installation. */
  orgId: string | null;
  connectionId: string | null;
}

/** What the issuer is told: section 2.8 of OpenID Connect Back-Channel Logout 1.0. */
export type BackchannelResult =
  { ended: number } | { error: 'invalid_request' | 'temporarily_unavailable'; description: string };

const invalid = (description: string): BackchannelResult => ({ error: 'invalid_request', description });

/** Ends the sessions that an issuer names in a logout token. */
export function createBackchannelLogout({
  db,
  clients,
  clientSecretKey,
  installationIssuers,
  clock,
  log,
}: BackchannelDeps) {
  async function findClient(provider: string): Promise<LogoutClient | undefined> {
    const issuer = installationIssuers.find(({ id }) => id === provider);
    if (issuer) return { registration: toInstallationRegistration(issuer), orgId: null, connectionId: null };
    const found = await findOrganisationOidc(db, clientSecretKey, provider);
    return (
      found && {
        registration: found.registration,
        orgId: found.organisation.id,
        connectionId: found.connection.id,
      }
    );
  }

  return async function endByLogoutToken(provider: string, token: unknown): Promise<BackchannelResult> {
    if (typeof token !== 'string' || token === '' || token.length > maxLogoutTokenLength)
      return invalid('logout_token is missing or too long');
    const found = await findClient(provider);
    if (!found) return invalid('there is no such client');
    const { registration, orgId, connectionId } = found;
    try {
      const configuration = await clients.getConfiguration(registration);
      const logout = await verifyLogoutToken(token, {
        keys: clients.keysOf(configuration),
        issuer: configuration.serverMetadata().issuer,
        clientId: registration.clientId,
        now: clock(),
      });
      const { tokenId, expiresAt, subject, sessionId } = logout;
      return await runAsSystem('an issuer ends sessions of its own users', async () => {
        const used = { connectionId, tokenId: toIssuerKey(registration.issuer, tokenId), expiresAt };
        if (!(await logoutTokenRepository.useUp(db, used)))
          throw new LogoutTokenError('this token was used before');
        const ended = await endProviderSessions(db, {
          orgId,
          subject: subject === undefined ? undefined : toIssuerKey(registration.issuer, subject),
          sessionIndexes: sessionId === undefined ? [] : [toIssuerKey(registration.issuer, sessionId)],
        });
        log.info({ event: 'backchannel_logout', org: orgId, ended }, 'security');
        return { ended };
      });
    } catch (error) {
      if (isUnreachable(error)) {
        log.warn({ err: error, event: 'oidc_unreachable', org: orgId }, 'security');
        return { error: 'temporarily_unavailable', description: 'the keys of the issuer could not be read' };
      }
      const detail = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
      log.warn({ event: 'backchannel_logout_refused', org: orgId, detail }, 'security');
      if (orgId !== null)
        await recordAttempt(db, log, {
          orgId,
          kind: 'oidc',
          error: 'SsoRefused',
          reason: 'logout_refused',
          received: detail,
        });
      return invalid(detail);
    }
  };
}
