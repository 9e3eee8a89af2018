import {
  maximumSavedSearches,
  type ParsedBody,
  type SavedSearch,
  type SearchFilters,
  type savedSearches,
} from '@rostrum/contracts';
import {
  BusinessError,
  InputError,
  NotFoundError,
  type Permitted,
  type RequestInfo,
  type RequestSession,
} from '@rostrum/server-kit';
import { type Database, type Queryable, iso, transaction } from '@rostrum/server-kit/database';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { alertActivity } from './alert-activity.ts';
import { nameOfSearch } from './name-search.ts';
import { fingerprintOf, readSearch, storedFilters } from './read-search.ts';
import { savedSearchRepository, type SavedSearchRow } from './saved-searches.repository.ts';

const searchOf = (row: SavedSearchRow, filters: SearchFilters, listed: ReadonlySet<string>): SavedSearch => ({
  id: row.id,
  name: row.name,
  filters,
  unlisted_organisations: (filters.organisation ?? []).filter((name) => !listed.has(name.toLowerCase())),
  alert: row.alert,
  new_matches: row.newMatches,
  seen_at: iso(row.seenAt),
  created_at: iso(row.createdAt),
});

const gone = () =>
  new NotFoundError('This saved search was not found. It may have been removed in another window.');

/** The searches that a person keeps. */
export function createSavedSearchService({ db, clock }: { db: Database; clock: () => Date }) {
  async function present(on: Queryable, session: RequestSession, rows: readonly SavedSearchRow[]) {
    const searches = rows.map((row) => ({ row, filters: storedFilters(row.filters) }));
    const named = searches.flatMap(({ filters }) => filters.organisation ?? []);
    const listed = await savedSearchRepository.listed(on, [...new Set(named)], session.orgId);
    return searches.map(({ row, filters }) => searchOf(row, filters, listed));
  }

  async function read(on: Queryable, session: RequestSession, id: string): Promise<SavedSearch> {
    const row = await savedSearchRepository.get(on, session.userId, id);
    const [search] = await present(on, session, row ? [row] : []);
    if (!search) throw gone();
    return search;
  }

  return {
    async list(session: Permitted<'bookmark.own'>) {
      return { items: await present(db, session, await savedSearchRepository.all(db, session.userId)) };
    },

    save(
      session: Permitted<'bookmark.own'>,
      body: ParsedBody<typeof savedSearches.save>,
      request: RequestInfo,
    ) {
      const { filters, alert } = body;
      return transaction(db, async (tx) => {
        if ((await savedSearchRepository.countAlone(tx, session.userId)) >= maximumSavedSearches)
          throw InputError.field(
            'name',
            `You have ${maximumSavedSearches} saved searches. Remove one before you save another.`,
            'too_many',
          );
        const fingerprint = fingerprintOf(filters, session.orgId);
        const known = await savedSearchRepository.nameOf(tx, session.userId, fingerprint);
        if (known !== undefined)
          throw new BusinessError('already_exists', `You saved this search already, as “${known}”.`);
        const { kind, query, isConfirmed, organisationNames } = await readSearch(tx, filters, session.orgId);
        const name = body.name || nameOfSearch(filters, organisationNames);
        const now = clock();
        const id = await savedSearchRepository.add(tx, {
          userId: session.userId,
          orgId: session.orgId,
          name,
          filters,
          fingerprint,
          alert,
          kind,
          query,
          isConfirmed,
          readAt: now,
          seenAt: now,
          alertSince: now,
        });
        await recordActivity(tx, {
          ...alertActivity(actorOf(session), { id, name }, 'saved', alert),
          request,
        });
        return read(tx, session, id);
      });
    },

    change(
      session: Permitted<'bookmark.own'>,
      id: string,
      { name, alert }: ParsedBody<typeof savedSearches.change>,
      request: RequestInfo,
    ) {
      return transaction(db, async (tx) => {
        const before = await read(tx, session, id);
        const isOtherAlert = alert !== undefined && alert !== before.alert;
        await savedSearchRepository.change(tx, session.userId, id, {
          name: name ?? before.name,
          // What was found while no one wanted to be told is not told later.
          ...(isOtherAlert && { alert, ...(before.alert === 'off' && { alertSince: clock() }) }),
        });
        const after = await read(tx, session, id);
        if (isOtherAlert)
          await recordActivity(tx, {
            ...alertActivity(actorOf(session), after, 'alert_changed', alert),
            before: { alert: before.alert },
            after: { alert },
            request,
          });
        return after;
      });
    },

    async seen(session: Permitted<'bookmark.own'>, id: string) {
      await savedSearchRepository.change(db, session.userId, id, { seenAt: clock() });
      return read(db, session, id);
    },

    remove(session: Permitted<'bookmark.own'>, id: string, request: RequestInfo) {
      return transaction(db, async (tx) => {
        const removed = await savedSearchRepository.remove(tx, session.userId, id);
        if (!removed) throw gone();
        await recordActivity(tx, {
          ...alertActivity(actorOf(session), { id, ...removed }, 'removed', 'off'),
          request,
        });
        return { success: true as const };
      });
    },
  };
}
