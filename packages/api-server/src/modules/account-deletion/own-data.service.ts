import type { RouteResponse } from '@rostrum/contracts';
import type { accountDeletion } from '@rostrum/contracts/settings';
import type { IdentityDeps } from '@rostrum/identity';
import { RateLimitError, type Permitted, type RequestInfo } from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { runAsSystem, transaction } from '@rostrum/server-kit/database';
import { mostOfOneKind, ownDataRepository } from './own-data.repository.ts';

const downloads = { name: 'own-data', points: 10, seconds: 3600 };

/** What is kept about the person of a session, to take along. */
export function createOwnDataService({ db, clock, limits }: Pick<IdentityDeps, 'db' | 'clock' | 'limits'>) {
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
          const shortened: string[] = [];
          const keep = <Row>(name: string, rows: readonly Row[]): Row[] => {
            if (rows.length > mostOfOneKind) shortened.push(name);
            return rows.slice(0, mostOfOneKind);
          };
          const [account = {}] = await ownDataRepository.account(tx, userId);
          const data = {
            made_at: clock().toISOString(),
            account,
            memberships: await ownDataRepository.memberships(tx, userId),
            profiles: await ownDataRepository.profiles(tx, userId),
            inquiries_sent: keep('inquiries_sent', await ownDataRepository.inquiriesSent(tx, userId)),
            messages_written: keep('messages_written', await ownDataRepository.messagesWritten(tx, userId)),
            files: keep('files', await ownDataRepository.filesUploaded(tx, userId)),
            bookmarks: keep('bookmarks', await ownDataRepository.bookmarks(tx, userId)),
            saved_searches: keep('saved_searches', await ownDataRepository.savedSearches(tx, userId)),
            followed_questions: keep(
              'followed_questions',
              await ownDataRepository.followedQuestions(tx, userId),
            ),
            activity: keep('activity', await ownDataRepository.activity(tx, userId)),
            shortened,
          };
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
