import type { events, ParsedBody } from '@rostrum/contracts';
import { type Database, runAsSystem } from '@rostrum/server-kit/database';
import { isbot } from 'isbot';
import { historyRepository } from '../history/index.ts';
import type { EventRecorder } from './recording/event-recorder.ts';
import type { EventTarget } from './recording/event-targets.repository.ts';
import { readingRepository } from './readings.repository.ts';
import { deviceOf, trafficSourceOf } from './traffic-source.ts';
import type { Visit } from './visit.ts';

type Reported = ParsedBody<typeof events.report>;

interface ReportCounterDeps {
  db: Database;
  clock: () => Date;
  recorder: EventRecorder;
  /** Stands for a visitor on one day. */
  visitorOf: (visit: Visit, at: Date) => string;
  /** Pages of the product itself are no source. */
  ownHost: string;
}

const readersEvents: readonly string[] = ['post_read', 'post_time', 'video_play'];
const isByReader = ({ name }: Reported) => readersEvents.includes(name);
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

const asCounter = <Result>(work: () => Promise<Result>): Promise<Result> =>
  runAsSystem('visits are counted for the organisation visited, whose figures the visitor cannot read', work);

/** What a report is about; undefined where it names something that is not public. */
function thingOf({ username, entity_id: id }: Reported, target: EventTarget) {
  const { person_id: person, post_id: post, question_id: question } = target;
  // A draft must not become an event of its organisation, nor show by its answer that it is there.
  if (username !== undefined && person === null) return undefined;
  if (id !== undefined && post === null && question === null) return undefined;
  if (person !== null) return { entityType: 'person' as const, entityId: person };
  if (post !== null) return { entityType: 'post' as const, entityId: post };
  return { entityType: question === null ? null : ('question' as const), entityId: question };
}

/** Counts what browsers report. What is not public, or was counted within the hour, is no event. */
export function createReportCounter({ db, clock, recorder, visitorOf, ownHost }: ReportCounterDeps) {
  /** A visit may go on past the end of a day. */
  const visitorsOf = (visit: Visit, at: Date): readonly [today: string, before: string] => [
    visitorOf(visit, at),
    visitorOf(visit, new Date(at.getTime() - 86_400_000)),
  ];

  /** Cards that were on a visitor's screen: those that are public, each once an hour. */
  async function countImpressions(visit: Visit, { company_username, usernames = [] }: Reported) {
    const at = clock();
    const about = await Promise.all(
      [...new Set(usernames)].map((username) =>
        recorder.findTarget({ companyUsername: company_username, username, entityId: undefined }),
      ),
    );
    const seen = {
      name: 'profile_impression' as const,
      at,
      visitor: visitorOf(visit, at),
      device: deviceOf(visit.userAgent),
      bot: isbot(visit.userAgent),
    };
    const recorded = await Promise.all(
      about.map(async (target) => {
        if (!target?.person_id) return 0;
        const { org_id: orgId, person_id: entityId } = target;
        const internal = visit.session?.orgId === orgId;
        return Number(
          await recorder.recordOnce({ ...seen, orgId, entityType: 'person', entityId, internal }),
        );
      }),
    );
    return sum(recorded);
  }

  /** What a reader does on a post without having opened it is made up. */
  async function findReading(visit: Visit, { org_id: orgId, post_id: postId }: EventTarget, at: Date) {
    if (postId === null) return null;
    const reading = { orgId, postId, visitors: visitorsOf(visit, at), at };
    const openedAt = await asCounter(() => readingRepository.findOpening(db, reading));
    return openedAt && { ...reading, openedAt };
  }

  /** How many events a report makes. */
  async function count(visit: Visit, body: Reported): Promise<number> {
    if (body.name === 'profile_impression') return countImpressions(visit, body);
    const at = clock();
    const target = await recorder.findTarget({
      companyUsername: body.company_username,
      username: body.username,
      entityId: body.entity_id,
    });
    const thing = target && thingOf(body, target);
    if (!target || !thing) return 0;
    const by = {
      device: deviceOf(visit.userAgent),
      bot: isbot(visit.userAgent),
      internal: visit.session?.orgId === target.org_id,
    };
    if (visit.session && body.name === 'profile_view' && target.person_id)
      await historyRepository.record(db, {
        userId: visit.session.userId,
        orgId: target.org_id,
        personId: target.person_id,
        at,
      });
    if (isByReader(body)) {
      const reading = await findReading(visit, target, at);
      if (reading === null) return 0;
      if (body.name === 'post_time') {
        // Never more time than has passed since the visitor opened it.
        const { seconds = 0 } = body;
        return Number(await asCounter(() => readingRepository.record(db, reading, { seconds, ...by })));
      }
    }
    const { source, host } = trafficSourceOf(body.referrer, ownHost);
    const isByEmbed = body.via === 'embed' && body.name.endsWith('_view');
    const isRecorded = await recorder.recordOnce({
      orgId: target.org_id,
      name: body.name,
      ...thing,
      visitor: visitorOf(visit, at),
      at,
      source: isByEmbed ? ('embed' as const) : source,
      referrerHost: host,
      country: visit.country ?? null,
      ...by,
      isEmbedClick: isByEmbed,
    });
    return Number(isRecorded);
  }

  return {
    /** One report. Whoever asks not to be counted is not, whatever the own page sends. */
    async report(visit: Visit, body: Reported): Promise<{ recorded: boolean }> {
      if (visit.refusesTracking) return { recorded: false };
      return { recorded: (await count(visit, body)) > 0 };
    },

    /** What a browser has gathered of one visit. */
    async reportAll(
      visit: Visit,
      { events: all }: ParsedBody<typeof events.reportAll>,
    ): Promise<{ recorded: number }> {
      if (visit.refusesTracking) return { recorded: 0 };
      const countEach = (bodies: readonly Reported[]) =>
        Promise.all(bodies.map((body) => count(visit, body)));
      // A post is opened before it is read, also where both are told at once.
      const others = await countEach(all.filter((body) => !isByReader(body)));
      const byReaders = await countEach(all.filter(isByReader));
      return { recorded: sum(others) + sum(byReaders) };
    },
  };
}
