import type { ParsedBody } from '@rostrum/contracts';
import type { FeedRun, PeopleFeed, peopleFeeds } from '@rostrum/contracts/settings';
import {
  decrypt,
  encrypt,
  InputError,
  isBusinessError,
  NotFoundError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import {
  runAsSystem,
  transaction,
  type Database,
  type Queryable,
  type Transaction,
} from '@rostrum/server-kit/database';
import { findAddressFault } from '@rostrum/server-kit/outbound';
import type { FastifyBaseLogger } from 'fastify';
import { feedMemberRepository, peopleFeedRepository, runFeed, type FeedRow } from '../../people/index.ts';

type Manager = Permitted<'integration.manage'>;
type Body<Name extends 'save' | 'check' | 'run'> = ParsedBody<(typeof peopleFeeds)[Name]>;

export interface FeedRunOrder {
  orgId: string;
  acceptsLeavers: boolean;
}

interface PeopleFeedDeps {
  db: Database;
  clock: () => Date;
  secretKey: Buffer;
  allowLoopback: boolean;
  log: FastifyBaseLogger;
  fetchFeed: (address: string) => Promise<Buffer>;
}

const failed = (at: Date, error: string): FeedRun => ({
  at: at.toISOString(),
  rows: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  wrong: 0,
  missing: 0,
  unpublished: 0,
  note: null,
  error,
  problems: [],
  columns: [],
});
const notFound = () => new NotFoundError('There is no HR feed. It may have been removed; reload the page.');
const shownOf = (url: string): string => `${new URL(url).origin}/…`;

/** The file of people that an HR system keeps, and the directory that follows it. */
export function createPeopleFeedService({
  db,
  clock,
  secretKey,
  allowLoopback,
  log,
  fetchFeed,
}: PeopleFeedDeps) {
  async function present(on: Queryable, row: FeedRow): Promise<PeopleFeed> {
    return {
      version: row.version,
      url: row.url,
      unpublishes_leavers: row.unpublishesLeavers,
      state: row.state,
      made_at: row.createdAt.toISOString(),
      people: await feedMemberRepository.count(on, row.orgId),
      is_running: row.runningSince !== null,
      last_run: row.lastRun,
    };
  }

  /** The address that is meant: shown without its secret part and sent back like that, it is the one that is kept. */
  async function readAddress(on: Queryable, orgId: string, url: string): Promise<string> {
    const kept = await peopleFeedRepository.find(on, orgId);
    if (kept && kept.url === url) return decrypt(secretKey, kept.address, orgId);
    const fault = findAddressFault(url, { allowLoopback });
    if (fault !== null) throw InputError.field('url', fault);
    return url;
  }

  const record = (
    tx: Transaction,
    session: Manager,
    request: RequestInfo,
    step: { verb: string; text: string },
  ) =>
    recordActivity(tx, {
      actor: actorOf(session),
      orgId: organisationOf(session),
      ...step,
      entity: {
        type: 'organisation',
        id: organisationOf(session),
        label: 'HR feed',
        href: '/dashboard/settings/integrations',
      },
      request,
    });

  return {
    async get(session: Manager) {
      const row = await peopleFeedRepository.find(db, organisationOf(session));
      return { feed: row ? await present(db, row) : null };
    },

    async check(session: Manager, { url }: Body<'check'>): Promise<FeedRun> {
      const orgId = organisationOf(session);
      const address = await readAddress(db, orgId, url);
      try {
        const order = { orgId, writes: false, unpublishesLeavers: false, acceptsLeavers: false };
        return (await runFeed({ db, clock }, { ...order, file: await fetchFeed(address) })).run;
      } catch (error) {
        if (isBusinessError(error)) return failed(clock(), error.message);
        throw error;
      }
    },

    async save(session: Manager, request: RequestInfo, { url, unpublishes_leavers, state }: Body<'save'>) {
      const orgId = organisationOf(session);
      return transaction(db, async (tx) => {
        const address = await readAddress(tx, orgId, url);
        const row = await peopleFeedRepository.save(tx, {
          orgId,
          url: shownOf(address),
          address: encrypt(secretKey, address, orgId),
          unpublishesLeavers: unpublishes_leavers,
          state,
          createdBy: session.userId,
        });
        await record(tx, session, request, {
          verb: 'people_feed.changed',
          text: state === 'paused' ? 'paused the HR feed' : `set the HR feed to ${new URL(address).host}`,
        });
        return present(tx, row);
      });
    },

    async run(
      session: Manager,
      { accepts_leavers: acceptsLeavers }: Body<'run'>,
      order: (tx: Transaction, order: FeedRunOrder) => Promise<void>,
    ): Promise<PeopleFeed> {
      const orgId = organisationOf(session);
      return transaction(db, async (tx) => {
        const row = await peopleFeedRepository.find(tx, orgId);
        if (!row) throw notFound();
        await order(tx, { orgId, acceptsLeavers });
        return { ...(await present(tx, row)), is_running: true };
      });
    },

    async remove(session: Manager, request: RequestInfo) {
      return transaction(db, async (tx) => {
        if (!(await peopleFeedRepository.remove(tx, organisationOf(session)))) throw notFound();
        await record(tx, session, request, { verb: 'people_feed.removed', text: 'removed the HR feed' });
        return { removed: true } as const;
      });
    },

    /** One run, by the job. Whatever goes wrong is kept for the page; the next night tries again. */
    perform: ({ orgId, acceptsLeavers }: FeedRunOrder): Promise<void> =>
      runAsSystem('the feed runs in no one’s name', async () => {
        const feed = await peopleFeedRepository.begin(db, orgId, clock());
        if (!feed) return;
        try {
          const file = await fetchFeed(decrypt(secretKey, feed.address, orgId));
          const { unpublishesLeavers } = feed;
          const done = await runFeed(
            { db, clock },
            { orgId, file, writes: true, unpublishesLeavers, acceptsLeavers },
          );
          await peopleFeedRepository.settle(db, orgId, { lastRun: done.run, locked: done.locked });
        } catch (error) {
          if (!isBusinessError(error)) log.error({ err: error, orgId }, 'a run of the HR feed failed');
          const why = isBusinessError(error)
            ? error.message
            : 'The run failed on our side. It is tried again tonight.';
          await peopleFeedRepository.settle(db, orgId, { lastRun: failed(clock(), why) });
        }
      }),
  };
}
