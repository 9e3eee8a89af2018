import { createHash } from 'node:crypto';
import { runAsSystem, type Database } from '@rostrum/server-kit/database';
import { providerSessionRepository } from '../../../sessions/provider-sessions.repository.ts';
import { sessionRepository } from '../../../sessions/sessions.repository.ts';
import { ssoConnectionRepository } from '../../sso-connections.repository.ts';
import type { SamlKeys } from '../keys/saml-keys.service.ts';
import { decryptLogoutData } from './logout-data.ts';
import { createLogoutUrl } from './logout-provider.ts';

/** The protocol lets RelayState be this long. */
const maxRelayStateBytes = 80;

interface BeginLogoutDeps {
  db: Database;
  origin: string;
  keys: SamlKeys;
  secretKey: Buffer;
}

export function createBeginLogout({ db, origin, keys, secretKey }: BeginLogoutDeps) {
  /**
   * Returns the address at the provider where a session ends too; null when it did not begin at a provider with Single Logout.
   * Called before the session here ends.
   */
  return async function beginLogout(cookie: string, callbackUrl: string): Promise<string | null> {
    return runAsSystem('what a provider calls a session is hidden from its user', async () => {
      const secretHash = createHash('sha256').update(cookie).digest();
      const session = await sessionRepository.findBySecret(db, secretHash);
      if (!session) return null;
      const found = await providerSessionRepository.find(db, session.id);
      if (!found?.logoutData || found.orgId === null) return null;
      const { orgId, logoutData } = found;
      const setup = await ssoConnectionRepository.findSetupById(db, orgId);
      const connection = setup?.connection;
      if (!setup || connection?.kind !== 'saml' || !connection.singleLogout || connection.sloUrl === null)
        return null;
      const { companyUsername } = setup.organisation;
      const signingKey = await keys.signingKey(orgId);
      const data = decryptLogoutData(secretKey, orgId, logoutData);
      const relayState = Buffer.byteLength(callbackUrl) <= maxRelayStateBytes ? callbackUrl : '';
      return createLogoutUrl({ origin, companyUsername, connection, signingKey }, data, relayState);
    });
  };
}
