import * as client from 'openid-client';
import { runAsSystem, type Database } from '@rostrum/server-kit/database';
import { providerSessionRepository } from '../../sessions/provider-sessions.repository.ts';
import type { SignOutTarget } from '../../sign-in/sign-in-provider.ts';
import { sessionOfBrowser } from '../session-of-browser.ts';
import { ssoConnectionRepository } from '../sso-connections.repository.ts';
import { afterSignOutUri } from './logout-uris.ts';
import type { OidcClients } from './oidc-clients.ts';
import { toRegistration } from './organisation-registration.ts';
import { readLogoutData } from './provider-session.ts';

/**
 * Finds the address at which the issuer of a session ends its own (RP-Initiated Logout 1.0); null for other sessions, and
 * where the organisation signs out of Rostrum alone.
 */
export function createOidcSignOutTarget({
  db,
  clients,
  clientSecretKey,
  origin,
}: {
  db: Database;
  clients: OidcClients;
  clientSecretKey: Buffer;
  origin: string;
}): SignOutTarget {
  return async (cookie) => {
    const session = await sessionOfBrowser(db, cookie);
    if (session === undefined || session.orgId === null) return null;
    const { id: sessionId, orgId } = session;
    const [tied, setup] = await runAsSystem('what a session began with is hidden from its user', () =>
      Promise.all([
        providerSessionRepository.find(db, sessionId),
        ssoConnectionRepository.findSetupById(db, orgId),
      ]),
    );
    if (!tied?.logoutData || tied.orgId !== orgId || !setup?.connection?.signOutAtProvider) return null;
    const registration = toRegistration(setup.connection, clientSecretKey);
    if (!registration) return null;
    const data = readLogoutData(tied.logoutData, { orgId, clientSecretKey });
    if (data?.issuer !== registration.issuer) return null;
    const configuration = await clients.getConfiguration(registration);
    if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
    return client.buildEndSessionUrl(configuration, {
      post_logout_redirect_uri: afterSignOutUri(origin),
      ...(data.idToken !== '' && { id_token_hint: data.idToken }),
    }).href;
  };
}
