import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * In whose name the database is asked. It decides which rows exist at all: a member sees the own organisation, a seeker
 * what belongs to the own account, and both, like a guest, what is public. `system` is the server itself.
 */
export type Principal =
  | { kind: 'system' }
  | { kind: 'guest' }
  | { kind: 'seeker'; userId: string }
  | { kind: 'member'; userId: string; orgId: string };

export const system: Principal = { kind: 'system' };
export const guest: Principal = { kind: 'guest' };

const storage = new AsyncLocalStorage<Principal>();

/** Runs `work` in the name of a user: every database call that it makes, in transactions too, is theirs. */
export const runAs = <Result>(principal: Principal, work: () => Result): Result =>
  storage.run(principal, work);

/**
 * Runs `work` in the name of the server, for which no row is hidden. `why` says what a member, seeker or guest could not
 * do here themselves: before sign-in no caller is known yet, and an inquiry is written into an organisation that its
 * sender cannot read. Nothing else belongs in it.
 */
export const runAsSystem = <Result>(why: string, work: () => Promise<Result>): Promise<Result> => {
  if (why.length < 10) throw new Error('Say why this must run as the system.');
  // Awaited inside, since a query of the builder only runs when it is awaited.
  return storage.run(system, async () => await work());
};

/** In whose name this runs. Work that no one answers for asks the database nothing. */
export function currentPrincipal(): Principal {
  const principal = storage.getStore();
  if (principal === undefined)
    throw new Error(
      'A database call without a principal. Requests have theirs from their route; wrap other work in runAsSystem and say why.',
    );
  return principal;
}
