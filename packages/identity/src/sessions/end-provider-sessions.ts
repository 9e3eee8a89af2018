import type { Database } from '@rostrum/server-kit/database';
import { providerSessionRepository, type ProviderLogout } from './provider-sessions.repository.ts';

/**
 * Ends the sessions that began at an identity provider, as its logout asks: those of a subject, of
 * session indexes, or of both. With neither nothing ends. Returns the number of sessions that ended.
 */
export async function endProviderSessions(db: Database, logout: ProviderLogout): Promise<number> {
  return (await providerSessionRepository.end(db, logout)).length;
}
