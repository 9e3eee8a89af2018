import type { MediaReadiness, PersonSection } from '@rostrum/contracts';
import { completenessOf } from '../../modules/people/index.ts';
import { portraitCredit, portraitPath } from '../artwork/portrait.ts';
import type { PersonContent } from '../content/content-types.ts';
import { organisations } from '../content/organisations.ts';
import { availabilityOf } from './availability.ts';
import { dayMs } from './clock.ts';
import { known, type DemoContext, type KnownPerson } from './demo-context.ts';
import { sectionsOf } from './person-sections.ts';
import { addressOf } from './plain-words.ts';

/** Profiles that are still being put together have no picture yet. */
const withoutPortrait = new Set(['ulrich-tamihana', 'henrik-balogun']);

function readinessOf({ readiness }: PersonContent): MediaReadiness | null {
  if (!readiness) return null;
  const { on, hours } = readiness;
  const [from, to] = hours ?? ['09:00', '17:30'];
  return {
    live_tv: on.includes('live_tv'),
    radio: on.includes('radio'),
    podcast: on.includes('podcast'),
    phone: on.includes('phone'),
    studio: on.includes('studio'),
    reachable_from: from,
    reachable_to: to,
  };
}

export function addPeople(context: DemoContext): void {
  for (const person of context.people.values()) addPerson(context, person);
}

function addPerson(
  { now, ids, rows, randomFor, organisationIds }: DemoContext,
  { id, organisation, content }: KnownPerson,
): void {
  const random = randomFor(`person ${content.username}`);
  const house = known(new Map(organisations.map((each) => [each.key, each])), organisation, 'organisation');
  const orgId = known(organisationIds, organisation, 'organisation');
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const status = content.status ?? 'published';
  const isUnfinished = status === 'draft' || status === 'in_review';
  const createdAt = daysAgo(isUnfinished ? random.between(6, 40) : 380 - random.between(0, 9));
  const confirmedAt = content.confirmedDaysAgo === null ? null : daysAgo(content.confirmedDaysAgo);
  const sections = sectionsOf(content, now);
  const readiness = readinessOf(content);
  const image = withoutPortrait.has(content.username) ? null : portraitPath(content.username);
  const consentAt = isUnfinished ? null : new Date(createdAt.getTime() + dayMs);
  const profile = {
    headline: content.headline,
    biography: content.biography,
    image,
    topics: [...content.topics],
    industries: [...(content.industries ?? [])],
    consentAt,
    namePronunciation: content.pronunciation ?? null,
    readiness,
  };
  const kinds = new Set<PersonSection['kind']>(sections.map(({ kind }) => kind));
  rows.people.push({
    ...profile,
    id,
    orgId,
    kind: content.kind ?? 'expert',
    username: content.username,
    firstname: content.firstname,
    lastname: content.lastname,
    prefix: content.prefix ?? null,
    pronouns: content.pronouns ?? null,
    jobTitle: content.jobTitle,
    department: content.department,
    email: addressOf(content.firstname, content.lastname, house.domain),
    city: house.address.city,
    state: house.address.state ?? null,
    country: house.address.country,
    imageAlt: image === null ? null : `Drawn portrait of ${content.firstname} ${content.lastname}`,
    imageCredit: image === null ? null : portraitCredit,
    tags: readiness?.live_tv || readiness?.radio ? ['Media-ready'] : [],
    access: content.access ?? 'public',
    status,
    featured: content.featured ?? 0,
    completeness: completenessOf(profile, kinds),
    publishedAt:
      status === 'published' || status === 'unpublished' || status === 'archived'
        ? new Date(createdAt.getTime() + 2 * dayMs)
        : null,
    lastConfirmedAt: confirmedAt,
    nextReviewAt: confirmedAt === null ? null : new Date(confirmedAt.getTime() + 180 * dayMs),
    createdAt,
    updatedAt: confirmedAt !== null && confirmedAt > createdAt ? confirmedAt : createdAt,
  });
  for (const section of sections)
    rows.personSections.push({
      ...section,
      id: ids.id(createdAt),
      orgId,
      personId: id,
      createdAt,
      updatedAt: createdAt,
    });
  if (content.kind === 'staff') return;
  const away =
    content.awayForDays === undefined
      ? null
      : { awayFrom: daysAgo(3), awayTo: daysAgo(-content.awayForDays) };
  for (const availability of availabilityOf(house.kind, content.availability))
    rows.personAvailability.push({ orgId, personId: id, ...availability, ...away });
}
