import type { DemoContext, KnownOrganisation, Publication } from '../demo-context.ts';
import { addDays, dayMs, minuteMs, wallClock } from '../seeded/clock.ts';
import { createDraw, type Random } from '../seeded/random.ts';
import { dayWeight, drawMoments } from '../seeded/working-hours.ts';
import type { SentInquiry } from '../generate/inquiry-script.ts';
import { createEventRecorder, visitorOf, type VisitEvent } from './event-recorder.ts';

type Recording = { context: DemoContext; random: Random; record: (event: VisitEvent) => void };
type Span = { count: number; fromDaysAgo?: number; toDaysAgo?: number };

/** Moments of one organisation at which something happened `count` times in some days. */
function momentsOf({ context, random }: Recording, organisation: string, span: Span): Date[] {
  const { count, fromDaysAgo = 0, toDaysAgo = 364 } = span;
  if (toDaysAgo < fromDaysAgo || count < 1) return [];
  const { timezone } = context.organisationOf(organisation);
  return drawMoments(random, { now: context.now, timezone, count, fromDaysAgo, toDaysAgo });
}

/** A year of days, each weighed as the moments are, so that the total is what an ordinary day promises. */
function countYear(now: Date, { timezone, views_a_day: aDay }: KnownOrganisation): number {
  const today = wallClock(now, timezone).date;
  const weights = Array.from({ length: 365 }, (_, ago) => dayWeight(addDays(today, -ago), ago));
  return Math.round(aDay * weights.reduce((sum, weight) => sum + weight, 0));
}

function viewProfiles(recording: Recording): void {
  const { context, random, record } = recording;
  const lastMoment = context.now.getTime() - 1000;
  for (const owner of context.organisations.values()) {
    const organisation = owner.key;
    const seen = [...context.people.values()].filter(
      (each) =>
        each.organisation === organisation && each.status === 'published' && each.access !== 'private',
    );
    const weights = seen.map(({ kind, demand }) => (kind === 'staff' ? 0.15 : 0.35 + demand));
    const draw = createDraw(random, weights);
    const impressions = context.randomFor(`impressions of ${organisation}`);
    const drawShown = createDraw(impressions, weights);
    for (const at of momentsOf(recording, organisation, { count: countYear(context.now, owner) })) {
      const person = seen[draw()];
      if (person === undefined) continue;
      const visitor = visitorOf(random);
      const about = { organisation, entity_type: 'person', entity_id: person.id, visitor } as const;
      const after = (minutes: number) => new Date(Math.min(at.getTime() + minutes * minuteMs, lastMoment));
      record({ at, name: 'profile_view', ...about });
      // A profile is chosen among others that were on screen.
      const shown = Array.from(
        { length: impressions.between(0, 2) },
        () => seen[drawShown()]?.id ?? person.id,
      );
      for (const entity_id of new Set([person.id, ...shown]))
        record({
          at: new Date(at.getTime() - impressions.between(2, 40) * 1000),
          name: 'profile_impression',
          ...about,
          entity_id,
        });
      if (person.kind === 'staff') continue;
      if (random.chance(0.07)) record({ at: after(random.between(1, 4)), name: 'inquiry_open', ...about });
      if (random.chance(0.012)) record({ at: after(2), name: 'share', ...about });
      if (random.chance(0.015)) record({ at: after(3), name: 'vcard', ...about });
    }
  }
}

/** A visitor has opened a post: most look at it for a while, and less than half of them come to its end. */
function readPost({ context, random, record }: Recording, view: VisitEvent): void {
  const until = context.now.getTime() - 1000;
  const isReadToEnd = random.chance(0.44);
  const seconds = isReadToEnd ? random.between(55, 260) : random.between(4, 95);
  const at = new Date(view.at.getTime() + seconds * 1000);
  if (at.getTime() > until) return;
  record({ ...view, at, name: 'post_time', seconds });
  if (isReadToEnd) record({ ...view, at, name: 'post_read' });
}

/** Posts are read most in their first days and a little for ever; a question steadily. */
function readPublications(recording: Recording): void {
  const { context, random, record } = recording;
  const reading = { ...recording, random: context.randomFor('readings') };
  const read = (entity_type: 'post' | 'question', each: Publication, spansAt: (age: number) => Span[]) => {
    const { id: entity_id, organisation, publishedAt } = each;
    if (publishedAt === null) return;
    const age = Math.floor((context.now.getTime() - publishedAt.getTime()) / dayMs);
    for (const span of spansAt(age))
      for (const at of momentsOf(recording, organisation, span))
        if (at > publishedAt) {
          const visitor = visitorOf(reading.random);
          const about = { at, organisation, entity_type, entity_id, visitor };
          record({ ...about, name: `${entity_type}_view` });
          if (entity_type === 'post') readPost(reading, { ...about, name: 'post_view' });
        }
  };
  for (const post of context.posts.values())
    read('post', post, (age) => {
      const size = post.organisation === 'northmere' ? random.between(70, 190) : random.between(25, 70);
      const [days, month] = [Math.max(0, age - 4), Math.max(0, age - 30)];
      return [
        { count: Math.round(size * 0.55), fromDaysAgo: days, toDaysAgo: age },
        { count: Math.round(size * 0.28), fromDaysAgo: month, toDaysAgo: Math.max(0, age - 5) },
        { count: Math.round((size * 0.25 * Math.min(age, 330)) / 330), toDaysAgo: Math.max(0, age - 31) },
      ];
    });
  for (const question of context.questions.values())
    read('question', question, (days) => {
      const age = Math.max(1, days);
      const share = question.organisation === 'northmere' ? 0.28 : 0.16;
      return [{ count: Math.round(Math.min(age, 200) * share) + random.between(2, 9), toDaysAgo: age }];
    });
}

function search(recording: Recording): void {
  const { context, random, record } = recording;
  const { searches, visits } = context.content;
  const organisation = 'northmere';
  const searchFor = (search_text: string, span: Span, drawResults: () => number) => {
    for (const at of momentsOf(recording, organisation, span)) {
      const seeker_type = random.pick(visits.searchers);
      const results = drawResults();
      const name = results === 0 ? 'search_zero' : 'search';
      record({ at, organisation, name, search_text, results, seeker_type });
    }
  };
  for (const { text, a_month: aMonth } of searches.found)
    searchFor(text, { count: aMonth * 6 }, () => random.between(1, 9));
  for (const { text, last_month: count } of searches.empty) {
    searchFor(text, { count, toDaysAgo: 28 }, () => 0);
    searchFor(text, { count: Math.round(count * 0.7), fromDaysAgo: 31, toDaysAgo: 120 }, () => 0);
  }
}

/** Every inquiry was opened and begun on a profile or its organisation; that it was sent, the call itself records. */
function beginInquiries({ context, random, record }: Recording, sent: readonly SentInquiry[]): void {
  for (const { organisation, experts, sentAt, from } of sent) {
    const person = context.people.get(experts[0] ?? '');
    const about = {
      organisation,
      visitor: visitorOf(random),
      seeker_type: context.users.has(from.key) ? from.type : null,
      ...(person && { entity_type: 'person' as const, entity_id: person.id }),
    };
    const before = (minutes: number) => new Date(sentAt.getTime() - minutes * minuteMs);
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
  const inOrder = rows.sort((left, right) => left.at.getTime() - right.at.getTime());
  await context.host.write('events', inOrder);
}
