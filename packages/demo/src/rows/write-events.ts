import type { DemoContext } from '../demo-context.ts';
import { known } from '../content/read-content.ts';
import { addDays, dayMs, wallClock } from '../seeded/clock.ts';
import { createDraw, type Random } from '../seeded/random.ts';
import { dayWeight, drawMoments } from '../seeded/working-hours.ts';
import type { SentInquiry } from '../generate/inquiry-script.ts';
import { createEventRecorder, visitorOf, type RecordEvent } from './event-recorder.ts';

interface Span {
  organisation: string;
  count: number;
  fromDaysAgo?: number;
  toDaysAgo?: number;
}

type Recording = { context: DemoContext; random: Random; record: RecordEvent };

const momentsOf = (
  { context: { now, organisations }, random }: Recording,
  { organisation, count, fromDaysAgo = 0, toDaysAgo = 364 }: Span,
): Date[] => {
  if (toDaysAgo < fromDaysAgo || count < 1) return [];
  const { timezone } = known(organisations, organisation, 'organisation');
  return drawMoments(random, { now, timezone, count, fromDaysAgo, toDaysAgo });
};

/** A year of days, each weighed as the moments are, so that the total is what an ordinary day promises. */
const yearTotal = (now: Date, timezone: string, aDay: number): number => {
  const today = wallClock(now, timezone).date;
  const weights = Array.from({ length: 365 }, (_, ago) => dayWeight(addDays(today, -ago), ago));
  return Math.round(aDay * weights.reduce((sum, weight) => sum + weight, 0));
};

function viewProfiles(recording: Recording): void {
  const { context, random, record } = recording;
  const { now } = context;
  for (const { key: organisation, timezone, views_a_day: aDay } of context.organisations.values()) {
    const seen = [...context.people.values()].filter(
      (each) =>
        each.organisation === organisation && each.status === 'published' && each.access !== 'private',
    );
    const draw = createDraw(
      random,
      seen.map(({ kind, demand }) => (kind === 'staff' ? 0.15 : 0.35 + demand)),
    );
    for (const at of momentsOf(recording, { organisation, count: yearTotal(now, timezone, aDay) })) {
      const person = seen[draw()];
      if (person === undefined) continue;
      const visitor = visitorOf(random);
      const about = { organisation, entity_type: 'person', entity_id: person.id, visitor } as const;
      const after = (minutes: number) =>
        new Date(Math.min(at.getTime() + minutes * 60_000, now.getTime() - 1000));
      record({ at, name: 'profile_view', ...about });
      if (person.kind === 'staff') continue;
      if (random.chance(0.07)) record({ at: after(random.between(1, 4)), name: 'inquiry_open', ...about });
      if (random.chance(0.012)) record({ at: after(2), name: 'share', ...about });
      if (random.chance(0.015)) record({ at: after(3), name: 'vcard', ...about });
    }
  }
}

/** Posts are read most in their first days and a little for ever; a question steadily. */
function readPublications(recording: Recording): void {
  const { context, random, record } = recording;
  const ageOf = (at: Date) => Math.floor((context.now.getTime() - at.getTime()) / dayMs);
  for (const { id: entity_id, organisation, publishedAt } of context.posts.values()) {
    if (publishedAt === null) continue;
    const size = organisation === 'northmere' ? random.between(70, 190) : random.between(25, 70);
    const age = ageOf(publishedAt);
    const spans: [count: number, from: number, to: number][] = [
      [size * 0.55, Math.max(0, age - 4), age],
      [size * 0.28, Math.max(0, age - 30), Math.max(0, age - 5)],
      [(size * 0.25 * Math.min(age, 330)) / 330, 0, Math.max(0, age - 31)],
    ];
    for (const [count, fromDaysAgo, toDaysAgo] of spans)
      for (const at of momentsOf(recording, {
        organisation,
        count: Math.round(count),
        fromDaysAgo,
        toDaysAgo,
      }))
        if (at > publishedAt) record({ at, organisation, name: 'post_view', entity_type: 'post', entity_id });
  }
  for (const { id: entity_id, organisation, publishedAt } of context.questions.values()) {
    if (publishedAt === null) continue;
    const age = Math.max(1, ageOf(publishedAt));
    const share = organisation === 'northmere' ? 0.28 : 0.16;
    const count = Math.round(Math.min(age, 200) * share) + random.between(2, 9);
    for (const at of momentsOf(recording, { organisation, count, toDaysAgo: age }))
      if (at > publishedAt)
        record({ at, organisation, name: 'question_view', entity_type: 'question', entity_id });
  }
}

const searcherTypes = ['media', 'media', 'media', 'research', 'event', 'business', 'seeker'] as const;

function search(recording: Recording): void {
  const { context, random, record } = recording;
  const { found, empty } = context.content.searches;
  const organisation = 'northmere';
  for (const { text: search_text, a_month: aMonth } of found)
    for (const at of momentsOf(recording, { organisation, count: aMonth * 6 })) {
      const by = { seeker_type: random.pick(searcherTypes) };
      record({ at, organisation, name: 'search', search_text, results: random.between(1, 9), ...by });
    }
  for (const { text: search_text, last_month: count } of empty) {
    const before = { count: Math.round(count * 0.7), fromDaysAgo: 31, toDaysAgo: 120 };
    for (const span of [{ count, toDaysAgo: 28 }, before])
      for (const at of momentsOf(recording, { organisation, ...span })) {
        const by = { seeker_type: random.pick(searcherTypes) };
        record({ at, organisation, name: 'search_zero', search_text, results: 0, ...by });
      }
  }
}

/** Every inquiry was opened and begun on somebody's page; that it was sent, the call itself records. */
function beginInquiries({ context, random, record }: Recording, sent: readonly SentInquiry[]): void {
  for (const { organisation, experts, sentAt, from } of sent) {
    const person = context.people.get(experts[0] ?? '');
    const about = {
      organisation,
      visitor: visitorOf(random),
      seeker_type: context.users.has(from.key) ? from.type : null,
      ...(person && { entity_type: 'person' as const, entity_id: person.id }),
    };
    const before = (minutes: number) => new Date(sentAt.getTime() - minutes * 60_000);
    record({ at: before(random.between(4, 11)), name: 'inquiry_open', ...about });
    record({ at: before(random.between(2, 3)), name: 'inquiry_start', ...about });
  }
}

/** The visits and searches of a year. */
export async function writeEvents(context: DemoContext, sent: readonly SentInquiry[]): Promise<void> {
  const random = context.randomFor('events');
  const { rows, record } = createEventRecorder(context, random);
  const recording = { context, random, record };
  viewProfiles(recording);
  readPublications(recording);
  search(recording);
  beginInquiries(recording, sent);
  await context.host.write(
    'events',
    rows.sort((left, right) => left.at.getTime() - right.at.getTime()),
  );
}
