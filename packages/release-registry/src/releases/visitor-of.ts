import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type SessionService, createCookies } from '@rostrum/identity';
import { runAsSystem } from '@rostrum/server-kit/database';
import type { ReleaseIndex } from './resolution/release-index.ts';
import { anybody, type Visitor } from './resolution/resolve-registry.ts';

const yearSeconds = 365 * 86_400;
/** A page does not wait for a database that is away; its visitor then gets what everybody gets. */
const timeoutMs = 2000;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface VisitorDeps {
  sessions: Pick<SessionService, 'findByCookie'>;
  publicUrl: string;
}

const rolloutsOf = (releaseIndex: ReleaseIndex) =>
  [...releaseIndex.areas.values()].flatMap(({ rollouts }) => rollouts);

/**
 * Who asks for a page, as far as that decides which releases they get. While nothing is rolled out no one is looked up,
 * and no one is given a cookie before there is a share to be in.
 */
export function createVisitorLookup({ sessions, publicUrl }: VisitorDeps) {
  const isSecure = publicUrl.startsWith('https:');
  const cookies = createCookies(publicUrl);
  const name = `${isSecure ? '__Host-' : ''}rostrum.visitor`;

  async function signedIn(request: FastifyRequest): Promise<Visitor | undefined> {
    const secret = cookies.read(request, 'session');
    if (secret === undefined) return undefined;
    const found = runAsSystem('a page is asked for by cookie, before anybody is known', () =>
      sessions.findByCookie(secret),
    ).catch(() => null);
    const current = await Promise.race([found, wait(timeoutMs, null, { ref: false })]);
    if (!current) return undefined;
    const { userId, orgId } = current.session;
    return { id: userId, userId, orgId };
  }

  function remembered(request: FastifyRequest, reply: FastifyReply): Visitor {
    const known = request.cookies[name];
    if (known !== undefined && uuid.test(known)) return { ...anybody, id: known };
    const id = randomUUID();
    reply.setCookie(name, id, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
      maxAge: yearSeconds,
    });
    return { ...anybody, id };
  }

  return async function visitorOf(
    releaseIndex: ReleaseIndex,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Visitor> {
    const rollouts = rolloutsOf(releaseIndex);
    if (rollouts.length === 0) return anybody;
    const known = await signedIn(request);
    if (known) return known;
    return rollouts.some(({ share }) => share !== null) ? remembered(request, reply) : anybody;
  };
}

export type VisitorLookup = ReturnType<typeof createVisitorLookup>;
