import { createHash } from 'node:crypto';
import type { Database } from '@rostrum/server-kit/database';
import { sessionRepository } from '../sessions/sessions.repository.ts';

/** The account and organisation that a browser is signed in to, by its session cookie. */
export async function sessionOfBrowser(
  db: Database,
  cookie: string | undefined,
): Promise<{ id: string; userId: string; orgId: string | null } | undefined> {
  if (cookie === undefined) return undefined;
  return sessionRepository.findBySecret(db, createHash('sha256').update(cookie).digest());
}
