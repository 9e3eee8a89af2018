import type { RequestSession, Secrets } from '@rostrum/server-kit';
import { type Database, runAsSystem, transaction } from '@rostrum/server-kit/database';
import { createHmac } from 'node:crypto';
import { isbot } from 'isbot';
import { eventRepository } from './events.repository.ts';
import { crawlerOf } from './crawlers.ts';
import { toCountedText } from './counted-text.ts';
import { foundPeopleRepository } from './found-people.repository.ts';
import { publicPageRepository } from './public-pages.repository.ts';
import { createEventRecorder } from './recording/event-recorder.ts';
import { createReportCounter } from './reported-events.ts';
import { deviceOf } from './traffic-source.ts';
import type { Visit } from './visit.ts';

export type EventServiceDeps = {
  db: Database;
  clock: () => Date;
  config: { publicUrl: string };
  secrets: Secrets;
};

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

  /** Stands for a person and this text alone, so that no one can be followed from one search to the next. */
  const searcherOf = (session: RequestSession, text: string | null) =>
    createHmac('sha256', secrets.visitor)
      .update(`search|${session.userId}|${text ?? ''}`)
      .digest('hex')
      .slice(0, 32);

  const reports = createReportCounter({ db, clock, recorder, visitorOf, ownHost });

  return {
    ...reports,

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
      const target = await asCounter(() => publicPageRepository.pageOf(db, { companyUsername, username }));
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
