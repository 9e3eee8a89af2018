import type { FastifyRequest } from 'fastify';
import { grantOf } from '@rostrum/contracts';
import { runAsSystem } from '@rostrum/server-kit/database';
import { createCookies, type SessionService } from '@rostrum/identity';

const profilePath = /^\/(?:experts|staff)\/([^/]+)$/;

/** Where a signed-in member sees what the public address of their own profile does not show yet. */
export type OwnDraftLookup = (request: FastifyRequest, path: string) => Promise<string | undefined>;

const decode = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
};

/** Creates the lookup that leads the owner of a profile that is not public from its address to its preview. */
export function createOwnDraftLookup({
  sessions,
  publicUrl,
}: {
  sessions: Pick<SessionService, 'findByCookie'>;
  publicUrl: string;
}): OwnDraftLookup {
  const cookies = createCookies(publicUrl);
  return async (request, path) => {
    const username = decode(profilePath.exec(path)?.[1] ?? '');
    const secret = cookies.read(request, 'session');
    if (!username || secret === undefined) return undefined;
    const found = await runAsSystem('the session is unknown until its cookie is looked up', () =>
      sessions.findByCookie(secret),
    );
    const session = found?.session;
    if (!session?.personId || session.username?.toLowerCase() !== username.toLowerCase()) return undefined;
    // For members who manage people this address is the list; the profile has its own.
    return grantOf(session.role, 'person.manage') === 'deny'
      ? '/dashboard/people?preview=1'
      : `/dashboard/people/${session.personId}?preview=1`;
  };
}
