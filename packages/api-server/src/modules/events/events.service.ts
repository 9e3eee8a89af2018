import type { RequestSession, Secrets } from '@rostrum/server-kit';
import { type Database, runAsSystem, transaction } from '@rostrum/server-kit/database';
import { createHmac } from 'node:crypto';
import { isbot } from 'isbot';
import type { events, ParsedBody } from '@rostrum/contracts';
import { historyRepository } from '../history/index.ts';
import { eventRepository } from './events.repository.ts';
import { crawlerOf } from './crawlers.ts';
import { toCountedText } from './counted-text.ts';
import { foundPeopleRepository } from './found-people.repository.ts';
import { impressionRepository } from './impressions.repository.ts';
import { createEventRecorder } from './recording/event-recorder.ts';
import { type OpenedReading, readingRepository } from './readings.repository.ts';
import { deviceOf, trafficSourceOf } from './traffic-source.ts';

export type EventServiceDeps = {
  db: Database;
  clock: () => Date;
  config: { publicUrl: string };
  secrets: Secrets;
};

/** Who asks, as far as it is needed to count them once. */
export interface Visit {
  session: RequestSession | null;
  ip: string;
  userAgent: string;
  /** Where they are, as a trusted proxy says; no one else is asked. */
  country?: string;
  /** Asked not to be counted; what a browser reports itself it then does not report at all. */
  refusesTracking?: true;
}

/** Something that the server sees itself. */
export interface Happening {
  name: 'bookmark_add' | 'document_download' | 'embed_impression' | 'ai_crawler';
  orgId: string;
  entityType: 'person' | 'post' | 'question' | 'embed' | null;
  /** Null for the organisation itself. */
  entityId: string | null;
  pageHost?: string | undefined;
  crawler?: string;
}

const readersEvents: readonly string[] = ['post_read', 'post_time', 'video_play'];
const isByReader = (name: string) => readersEvents.includes(name);

const asCounter = <Result>(work: () => Promise<Result>): Promise<Result> =>
  runAsSystem('visits are counted for the organisation visited, whose figures the visitor cannot read', work);

export type EventService = ReturnType<typeof createEventService>;

/** Counts what happens on public pages and in search. */
export function createEventService({ db, clock, config, secrets }: EventServiceDeps) {
  const recorder = createEventRecorder(db);
  const ownHost = new URL(config.publicUrl).host;
  // With the day in it, no one can be followed from one day to the next.
  const visitorOf = ({ ip, userAgent }: Visit, at: Date) =>
    createHmac('sha256', secrets.visitor)
      .update(`${at.toISOString().slice(0, 10)}|${ip}|${userAgent}`)
      .digest('hex')
      .slice(0, 32);

  /** A visit may go on past the end of a day. */
  const visitorsOf = (visit: Visit, at: Date): readonly [today: string, before: string] => [
    visitorOf(visit, at),
    visitorOf(visit, new Date(at.getTime() - 86_400_000)),
  ];

  /** Stands for a person and this text alone, so that no one can be followed from one search to the next. */
  const searcherOf = (session: RequestSession, text: string | null) =>
    createHmac('sha256', secrets.visitor)
      .update(`search|${session.userId}|${text ?? ''}`)
      .digest('hex')
      .slice(0, 32);

  /** Cards that were on a visitor's screen: those that are public, each once an hour. */
  async function reportImpressions(visit: Visit, orgId: string, usernames: readonly string[]) {
    const at = clock();
    const recorded = await asCounter(() =>
      impressionRepository.record(db, {
        orgId,
        usernames,
        at,
        visitor: visitorOf(visit, at),
        device: deviceOf(visit.userAgent),
        bot: isbot(visit.userAgent),
        internal: visit.session?.orgId === orgId,
      }),
    );
    return { recorded: recorded > 0 };
  }

  /** Time that a post was on screen: never more than has passed since the visitor opened it. */
  async function reportReading(visit: Visit, opened: OpenedReading, seconds: number) {
    const recorded = await asCounter(() =>
      readingRepository.record(db, opened, {
        seconds,
        device: deviceOf(visit.userAgent),
        bot: isbot(visit.userAgent),
        internal: visit.session?.orgId === opened.orgId,
      }),
    );
    return { recorded };
  }

  return {
    /** A browser's report. What is not public, or was counted within the hour, is answered as not recorded. */
    async report(visit: Visit, body: ParsedBody<typeof events.report>) {
      const at = clock();
      const target = await recorder.findTarget({
        companyUsername: body.company_username,
        username: body.username,
        entityId: body.entity_id,
      });
      if (!target) return { recorded: false };
      if (body.name === 'profile_impression')
        return reportImpressions(visit, target.org_id, body.usernames ?? []);
      // A draft must not become an event of its organisation, nor show by its answer that it is there.
      const isMissing =
        (body.username !== undefined && target.person_id === null) ||
        (body.entity_id !== undefined && target.post_id === null && target.question_id === null);
      if (isMissing) return { recorded: false };
      const entityId = target.person_id ?? target.post_id ?? target.question_id;
      const entityType = target.person_id
        ? ('person' as const)
        : target.post_id
          ? ('post' as const)
          : target.question_id
            ? ('question' as const)
            : null;
      const visitor = visitorOf(visit, at);
      if (visit.session && body.name === 'profile_view' && target.person_id)
        await historyRepository.record(db, {
          userId: visit.session.userId,
          orgId: target.org_id,
          personId: target.person_id,
          at,
        });
      const seen = { orgId: target.org_id, name: body.name, entityId, visitor, at };
      if (isByReader(body.name)) {
        // What a reader does on a post without having opened it is made up.
        if (target.post_id === null) return { recorded: false };
        const reading = { orgId: target.org_id, postId: target.post_id, visitors: visitorsOf(visit, at), at };
        const openedAt = await asCounter(() => readingRepository.findOpening(db, reading));
        if (openedAt === null) return { recorded: false };
        if (body.name === 'post_time')
          return reportReading(visit, { ...reading, openedAt }, body.seconds ?? 0);
      }
      const { source: from, host } = trafficSourceOf(body.referrer, ownHost);
      const isByEmbed = body.via === 'embed' && body.name.endsWith('_view');
      const recorded = await recorder.recordOnce({
        ...seen,
        entityType,
        source: isByEmbed ? ('embed' as const) : from,
        referrerHost: host,
        country: visit.country ?? null,
        device: deviceOf(visit.userAgent),
        bot: isbot(visit.userAgent),
        internal: visit.session?.orgId === target.org_id,
        isEmbedClick: isByEmbed,
      });
      return { recorded };
    },

    /** Counts what the server sees itself, once an hour of each visitor. */
    async note(visit: Visit, { pageHost, crawler, ...happening }: Happening): Promise<void> {
      if (visit.refusesTracking && crawler === undefined) return;
      const at = clock();
      // Two who are signed in behind one address are two.
      const who = visit.session === null ? visit : { ...visit, ip: visit.session.userId };
      await recorder.recordOnce({
        ...happening,
        visitor: visitorOf(who, at),
        at,
        source: pageHost === undefined ? 'direct' : 'embed',
        referrerHost: pageHost ?? null,
        crawler: crawler ?? null,
        device: deviceOf(visit.userAgent),
        bot: crawler !== undefined || isbot(visit.userAgent),
        internal: visit.session?.orgId === happening.orgId,
      });
    },

    /**
     * A visitor says that the answers of a question helped, once. An answer to a question that the page asks, so it counts
     * whatever the browser says of tracking; its hash stands for this visitor and this question alone.
     */
    async noteHelpful(visit: Visit, { orgId, questionId }: { orgId: string; questionId: string }) {
      const bot = isbot(visit.userAgent);
      const internal = visit.session?.orgId === orgId;
      const who = visit.session?.userId ?? `${visit.ip}|${visit.userAgent}`;
      const visitor = createHmac('sha256', secrets.visitor)
        .update(`answer_helpful|${questionId}|${who}`)
        .digest('hex')
        .slice(0, 32);
      const seen = { orgId, name: 'answer_helpful', entityId: questionId, visitor } as const;
      const isNew = await asCounter(() =>
        transaction(db, async (tx) => {
          if (await eventRepository.claimsAgain(tx, seen)) return false;
          const device = deviceOf(visit.userAgent);
          await eventRepository.record(tx, [
            { ...seen, at: clock(), entityType: 'question', device, bot, internal },
          ]);
          return true;
        }),
      );
      if (internal || bot) return 'left_out' as const;
      return isNew ? ('counted' as const) : ('repeated' as const);
    },

    /** A program of an assistant asked for a public page. */
    async noteCrawler(
      visit: Visit,
      { companyUsername, username }: { companyUsername?: string; username?: string },
    ) {
      const crawler = crawlerOf(visit.userAgent);
      if (crawler === undefined) return;
      const target = await asCounter(() => impressionRepository.pageOf(db, { companyUsername, username }));
      if (!target) return;
      await this.note(visit, {
        name: 'ai_crawler',
        crawler,
        orgId: target.org_id,
        entityType: target.person_id === null ? null : 'person',
        entityId: target.person_id,
      });
    },

    /**
     * A search of a member or seeker: one row for each organisation whose people were found. `organisations` null means
     * that no one was found and none was chosen: then it is a gap of every public one, and still one row.
     */
    async recordSearch(
      session: RequestSession,
      {
        text,
        results,
        organisations,
      }: { text: string; results: number; organisations: readonly string[] | null },
    ) {
      const counted = toCountedText(text);
      await asCounter(() =>
        eventRepository.recordSearch(db, {
          name: results === 0 ? 'search_zero' : 'search',
          at: clock(),
          text: counted,
          visitor: searcherOf(session, counted),
          results,
          ownOrgId: session.orgId,
          seekerType: session.orgId === null ? session.role : null,
          organisations,
        }),
      );
    },

    /** By which words profiles were found: those that stand in the results before the one who searched. */
    async recordFound(
      session: RequestSession,
      { text, usernames }: { text: string; usernames: readonly string[] },
    ) {
      const counted = toCountedText(text);
      // Without its words there is nothing to say by what they were found.
      if (counted === null) return;
      await asCounter(() =>
        foundPeopleRepository.record(db, {
          at: clock(),
          text: counted,
          visitor: searcherOf(session, counted),
          usernames,
          ownOrgId: session.orgId,
          seekerType: session.orgId === null ? session.role : null,
        }),
      );
    },
  };
}
