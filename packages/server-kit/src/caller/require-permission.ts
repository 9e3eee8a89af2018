import { grantOf, type Action, type Grant } from '@rostrum/contracts';
import { NotAllowedError } from '../errors.ts';
import type { RequestSession } from './request-session.ts';

/** Refuses what the role may not do at all; answers how far the grant reaches, for the query that follows. */
export function requirePermission(session: RequestSession, action: Action): Exclude<Grant, 'deny'> {
  const grant = grantOf(session.role, action);
  if (grant === 'deny') throw new NotAllowedError();
  return grant;
}

/** The organisation of a member. Seekers have none, so for them there is nothing to find. */
export function organisationOf(session: RequestSession): string {
  if (session.orgId === null) throw new NotAllowedError();
  return session.orgId;
}
