import { NotFoundError, type Permitted, type RequestInfo, type RequestSession } from '@rostrum/server-kit';
import { type Transaction, transaction } from '@rostrum/server-kit/database';
import type { IdentityDeps } from '../identity-deps.ts';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { sessionRepository } from '../sessions/sessions.repository.ts';
import { deviceWords } from './device-words.ts';
import { sessionListRepository } from './session-list.repository.ts';

const note = (tx: Transaction, session: RequestSession, request: RequestInfo, text: string) =>
  recordActivity(tx, {
    actor: actorOf(session),
    orgId: session.orgId,
    verb: 'user.sessions_ended',
    text,
    entity: {
      type: 'user',
      id: session.userId,
      label: session.name,
      href: '/dashboard/settings/password',
    },
    request,
  });

const browsers = (count: number) => (count === 1 ? 'one other browser' : `${count} other browsers`);

/** Browsers in which a user is signed in. What ends here is dead at the next request, tokens and streams included. */
export function createSessionListService({ db }: Pick<IdentityDeps, 'db'>) {
  return {
    async list(session: Permitted<'security.own'>) {
      const rows = await sessionListRepository.list(db, session.userId);
      const items = rows.map(({ id, userAgent, method, secondFactorAt, createdAt, lastUsedAt }) => ({
        id,
        ...deviceWords(userAgent),
        method,
        has_second_factor: secondFactorAt !== null,
        created_at: createdAt.toISOString(),
        last_used_at: lastUsedAt.toISOString(),
        is_current: id === session.sessionId,
      }));
      return { items: items.toSorted((left, right) => Number(right.is_current) - Number(left.is_current)) };
    },

    async end(session: Permitted<'security.own'>, request: RequestInfo, id: string) {
      return transaction(db, async (tx) => {
        if (!(await sessionListRepository.end(tx, { id, userId: session.userId })))
          throw new NotFoundError('This sign-in wasn’t found. It may have ended. Reload the page.');
        await note(tx, session, request, 'signed one browser out');
        return { ended: true as const };
      });
    },

    async endSeveral(session: Permitted<'security.own'>, request: RequestInfo, which: 'others' | 'all') {
      return transaction(db, async (tx) => {
        const ended = await sessionRepository.endAllOf(tx, session.userId, {
          except: which === 'others' ? [session.sessionId] : [],
        });
        if (ended > 0)
          await note(
            tx,
            session,
            request,
            which === 'all' ? 'signed out everywhere' : `signed ${browsers(ended)} out`,
          );
        return { ended };
      });
    },
  };
}
