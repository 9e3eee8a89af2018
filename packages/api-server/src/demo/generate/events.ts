import type { EventName } from '@rostrum/contracts';
import type { OrganisationKey } from '../content/content-types.ts';
import { organisations } from '../content/organisations.ts';
import { emptySearches, foundSearches } from '../content/searches.ts';
import { addDays, wallClock } from './clock.ts';
import { known, type DemoContext } from './demo-context.ts';
import { hashOf, type Random } from './random.ts';
import { dayWeight, drawMoments } from './rhythm.ts';
import { addPublicationViews } from './publication-views.ts';

/** Profile views of an ordinary day, before season and growth. */
const viewsADay: Record<OrganisationKey, number> = {
  northmere: 17,
  quillhaven: 5,
  pellworth: 2.5,
  tessaline: 3,
  'saoirse-vandermeer': 1.5,
};
const sources = [
  ['search', 46],
  ['direct', 22],
  ['social', 9],
  ['referral', 11],
  ['embed', 7],
  ['email', 3],
  ['ai', 4],
] as const;
const devices = [
  ['desktop', 52],
  ['phone', 40],
  ['tablet', 8],
] as const;
const countries = ['GB', 'GB', 'GB', 'GB', 'IE', 'US', 'DE', 'NO', 'CA', 'DK', 'AU', 'IN'] as const;
const referrers: Partial<Record<(typeof sources)[number][0], readonly string[]>> = {
  referral: ['meridianledger.example', 'selbycourier.example', 'fieldnote.example'],
  embed: ['news.northmere.example', 'www.quillhaven.example'],
  social: ['plaza.example'],
};

export type AddEvent = (event: {
  at: Date;
  organisation: OrganisationKey;
  name: EventName;
  entityType?: 'person' | 'post' | 'question';
  entityId?: string;
  searchText?: string;
  results?: number;
  seekerType?: string;
  visitor?: string;
}) => void;

/** Adds one event with the circumstances of an invented visit. */
function createRecorder(context: DemoContext, random: Random): AddEvent {
  return ({ at, organisation, name, ...about }) => {
    const [source] = random.weighted(sources, ([, weight]) => weight);
    const hosts = referrers[source];
    context.rows.events.push({
      id: context.ids.id(at),
      at,
      orgId: known(context.organisationIds, organisation, 'organisation'),
      name,
      source: name.startsWith('embed') ? 'embed' : source,
      referrerHost: hosts ? random.pick(hosts) : null,
      country: random.pick(countries),
      device: random.weighted(devices, ([, weight]) => weight)[0],
      visitor: about.visitor ?? visitorOf(random),
      bot: name === 'profile_view' && random.chance(0.03),
      internal: name === 'profile_view' && random.chance(0.04),
      ...about,
    });
  };
}

const visitorOf = (random: Random) =>
  Array.from({ length: 4 }, () => hashOf(String(random.next())).toString(16).padStart(8, '0')).join('');

export function addEvents(context: DemoContext): void {
  const random = context.randomFor('events');
  const record = createRecorder(context, random);
  for (const { key } of organisations) addProfileViews(context, key, random, record);
  addPublicationViews(context, random, record);
  addSearches(context, random, record);
  addInquirySteps(context, random, record);
  addEmbeds(context, random, record);
  context.rows.events.sort((left, right) => (left.at?.getTime() ?? 0) - (right.at?.getTime() ?? 0));
}

function addProfileViews(
  context: DemoContext,
  organisation: OrganisationKey,
  random: Random,
  record: AddEvent,
): void {
  const seen = [...context.people.values()].filter(
    ({ organisation: own, content }) =>
      own === organisation && (content.status ?? 'published') === 'published' && content.access !== 'private',
  );
  const weightOf = ({ content }: (typeof seen)[number]) =>
    content.kind === 'staff' ? 0.15 : 0.35 + (content.demand ?? 1);
  const total = yearTotal(context, organisation, viewsADay[organisation]);
  for (const at of drawMoments(random, {
    now: context.now,
    timezone: context.timezoneOf(organisation),
    count: total,
    fromDaysAgo: 0,
    toDaysAgo: 364,
  })) {
    const person = random.weighted(seen, weightOf);
    const visitor = visitorOf(random);
    const about = { organisation, entityType: 'person' as const, entityId: person.id, visitor };
    record({ at, name: 'profile_view', ...about });
    const after = (minutes: number) =>
      new Date(Math.min(at.getTime() + minutes * 60_000, context.now.getTime() - 1000));
    if (person.content.kind === 'staff') continue;
    if (random.chance(0.07)) record({ at: after(random.between(1, 4)), name: 'inquiry_open', ...about });
    if (random.chance(0.012)) record({ at: after(2), name: 'share', ...about });
    if (random.chance(0.015)) record({ at: after(3), name: 'vcard', ...about });
    if (random.chance(0.012)) record({ at: after(2), name: 'bookmark_add', ...about });
  }
}

/** A year of days, each weighed like the rhythm weighs it, so that the total is what an ordinary day promises. */
function yearTotal({ now, timezoneOf }: DemoContext, organisation: OrganisationKey, aDay: number): number {
  const today = wallClock(now, timezoneOf(organisation)).date;
  return Math.round(
    Array.from({ length: 365 }, (_, daysAgo) => dayWeight(addDays(today, -daysAgo), daysAgo) * aDay).reduce(
      (sum, views) => sum + views,
      0,
    ),
  );
}

function addSearches(context: DemoContext, random: Random, record: AddEvent): void {
  const moments = (count: number, fromDaysAgo: number, toDaysAgo: number) =>
    drawMoments(random, {
      now: context.now,
      timezone: context.timezoneOf('northmere'),
      count,
      fromDaysAgo,
      toDaysAgo,
    });
  const seekerTypes = ['media', 'media', 'media', 'research', 'event', 'business', 'seeker'] as const;
  for (const [searchText, perMonth] of foundSearches)
    for (const at of moments(perMonth * 6, 0, 364))
      record({
        at,
        organisation: 'northmere',
        name: 'search',
        searchText,
        results: random.between(1, 9),
        seekerType: random.pick(seekerTypes),
      });
  for (const [searchText, lastMonth] of emptySearches) {
    const days = [...moments(lastMonth, 0, 28), ...moments(Math.round(lastMonth * 0.7), 31, 120)];
    for (const [index, at] of days.entries())
      record({
        at,
        organisation: 'northmere',
        name: 'search_zero',
        searchText,
        visitor: `searcher-${index}`,
        results: 0,
        seekerType: random.pick(seekerTypes),
      });
  }
}

/** Every inquiry was opened, begun and sent on somebody's page. */
function addInquirySteps({ rows, people, now }: DemoContext, random: Random, record: AddEvent): void {
  const organisationOf = new Map(
    rows.organisations.map(({ id, companyUsername }) => [id, companyUsername as OrganisationKey]),
  );
  const recipientOf = new Map(rows.inquiryRecipients.map(({ inquiryId, personId }) => [inquiryId, personId]));
  const personIds = new Set([...people.values()].map(({ id }) => id));
  for (const { id, orgId, createdAt, seekerType } of rows.inquiries) {
    const organisation = known(organisationOf, orgId, 'organisation');
    const entityId = recipientOf.get(id);
    const about = {
      organisation,
      visitor: visitorOf(random),
      seekerType: seekerType ?? undefined,
      ...(entityId !== undefined && personIds.has(entityId)
        ? { entityType: 'person' as const, entityId }
        : {}),
    };
    const before = (minutes: number) => new Date(createdAt.getTime() - minutes * 60_000);
    record({ at: before(random.between(4, 11)), name: 'inquiry_open', ...about });
    record({ at: before(random.between(2, 3)), name: 'inquiry_start', ...about });
    if (createdAt < now) record({ at: createdAt, name: 'inquiry_submit', ...about });
  }
}

function addEmbeds(context: DemoContext, random: Random, record: AddEvent): void {
  for (const [organisation, count] of [
    ['northmere', 900],
    ['quillhaven', 260],
    ['tessaline', 120],
  ] as const)
    for (const at of drawMoments(random, {
      now: context.now,
      timezone: context.timezoneOf(organisation),
      count,
      fromDaysAgo: 0,
      toDaysAgo: 240,
    })) {
      record({ at, organisation, name: 'embed_impression' });
      if (random.chance(0.11))
        record({
          at: new Date(Math.min(at.getTime() + 20_000, context.now.getTime() - 1000)),
          organisation,
          name: 'embed_click',
        });
    }
}
