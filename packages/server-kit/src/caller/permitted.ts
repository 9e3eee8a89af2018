import type { Action, Grant } from '@rostrum/contracts';
import { requirePermission } from './require-permission.ts';
import type { RequestSession } from './request-session.ts';

declare const action: unique symbol;

/**
 * A caller who may do `A`. Services take one instead of asking: the binding of a route makes it, so the action is checked
 * before the service runs, and whoever else calls the service does not compile without having checked the same one.
 */
export interface Permitted<A extends Action> extends RequestSession {
  /** How far it reaches, for the query that follows. */
  readonly grant: Exclude<Grant, 'deny'>;
  readonly [action]: A;
}

/** Refuses what the role may not do at all, and answers the caller with how far the grant reaches. */
export const permit = <A extends Action>(session: RequestSession, permitted: A): Permitted<A> =>
  ({ ...session, grant: requirePermission(session, permitted) }) as Permitted<A>;
