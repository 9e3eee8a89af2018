import type { RouteResponse } from '@rostrum/contracts';
import type { accountDeletion } from '@rostrum/contracts/settings';
import type { IdentityDeps } from '@rostrum/identity';
import { RateLimitError, type Permitted, type RequestInfo } from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { runAsSystem, transaction } from '@rostrum/server-kit/database';
import { collectOwnData } from './own-data.service.ts';

const downloads = { name: 'own-data', points: 10, seconds: 3600 };

/** What is kept about the person of a session, at once: for areas that were released before exports were zips. */
export function createDownloadOwnDataService({
  db,
  clock,
  limits,
}: Pick<IdentityDeps, 'db' | 'clock' | 'limits'>) {
  return {
    async download(
      session: Permitted<'security.own'>,
      request: RequestInfo,
    ): Promise<RouteResponse<typeof accountDeletion.download>> {
      const { userId } = session;
      const state = await limits.consume({ ...downloads, key: userId });
      if (!state.allowed) throw new RateLimitError(state.retryAfter);
      return runAsSystem('one’s own inquiries and profiles lie in several organisations', () =>
        transaction(db, async (tx) => {
          const data = await collectOwnData(tx, userId, clock());
          await recordActivity(tx, {
            actor: actorOf(session),
            orgId: session.orgId,
            verb: 'account.data_downloaded',
            text: 'downloaded the data of their account',
            entity: { type: 'user', id: userId, label: session.name },
            request,
          });
          return data;
        }),
      );
    },
  };
}
