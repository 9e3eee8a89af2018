import { inquiryTypes, type MediaReadiness } from '@rostrum/contracts';
import { portraitCredit, portraitPath } from '../artwork/portrait.ts';
import { media, type Medium } from '../content/content-schemas.ts';
import { known } from '../content/read-content.ts';
import type { DemoContext, KnownPerson } from '../demo-context.ts';
import { dayMs } from '../seeded/clock.ts';
import { addressOf } from '../seeded/plain-words.ts';
import { sectionsOf } from './person-sections.ts';
import { madeOn, pick } from './row-parts.ts';

function readinessOf({ readiness }: KnownPerson): MediaReadiness | null {
  if (!readiness) return null;
  const { on, from, to } = readiness;
  const isReady = Object.fromEntries(media.map((medium) => [medium, on.includes(medium)]));
  return { ...(isReady as Record<Medium, boolean>), reachable_from: from, reachable_to: to };
}

/** Whether a person comes into being as a draft and is published by a call, later. Staff cannot pass the publish gate. */
export const isPublishedByCall = ({ kind, status }: KnownPerson): boolean =>
  kind !== 'staff' && (status === 'published' || status === 'unpublished' || status === 'archived');

/** When a profile was made. */
export function madeAt({ username, status }: KnownPerson, { randomFor, daysAgo }: DemoContext): Date {
  const random = randomFor(`person ${username}`);
  const isUnfinished = status === 'draft' || status === 'in_review';
  return daysAgo(isUnfinished ? random.between(6, 40) : 380 - random.between(0, 9));
}

function profileOf(person: KnownPerson, context: DemoContext) {
  const { host, now, daysAgo, organisationOf } = context;
  const { address, domain, id: org_id } = organisationOf(person.organisation);
  const createdAt = madeAt(person, context);
  const readiness = readinessOf(person);
  const image = person.portrait ? portraitPath(person.username) : null;
  const isDraft = person.status === 'draft' || person.status === 'in_review';
  const consentAt = isDraft ? null : new Date(createdAt.getTime() + dayMs);
  const confirmed = person.confirmed_days_ago === null ? null : daysAgo(person.confirmed_days_ago);
  const namePronunciation = person.pronunciation ?? null;
  const kinds = new Set(sectionsOf(person, now).map(({ kind }) => kind));
  const words = pick(person, ['headline', 'biography', 'topics', 'industries']);
  const measured = { ...words, image, consentAt, namePronunciation, readiness };
  return {
    ...words,
    ...pick(person, ['id', 'kind', 'username', 'firstname', 'lastname', 'prefix', 'pronouns']),
    ...pick(person, ['job_title', 'department', 'access', 'featured']),
    ...pick(address, ['city', 'state', 'country']),
    org_id,
    name_pronunciation: namePronunciation,
    email: addressOf(person.firstname, person.lastname, domain),
    readiness,
    image,
    image_alt: image === null ? null : `Drawn portrait of ${person.firstname} ${person.lastname}`,
    image_credit: image === null ? null : portraitCredit,
    tags: readiness?.live_tv || readiness?.radio ? ['Media-ready'] : [],
    consent_at: consentAt,
    completeness: host.completenessOf(measured, kinds),
    status: isPublishedByCall(person) ? 'draft' : person.status,
    published_at: person.status === 'published' && person.kind === 'staff' ? createdAt : null,
    last_confirmed_at: confirmed,
    next_review_at: confirmed === null ? null : new Date(confirmed.getTime() + 180 * dayMs),
    ...madeOn(createdAt),
  };
}

/** All ten types: what the organisation's people usually take, overridden by what the person says. */
function availabilityOf(person: KnownPerson, { content, organisationOf, daysAgo }: DemoContext) {
  const { kind, id: org_id } = organisationOf(person.organisation);
  const own = new Map(person.availability.map((rule) => [rule.type, rule]));
  const usual = new Map(content.availability[kind].map((rule) => [rule.type, rule]));
  const { away_for_days: awayDays } = person;
  const away = {
    away_from: awayDays === undefined ? null : daysAgo(3),
    away_to: awayDays === undefined ? null : daysAgo(-awayDays),
  };
  return inquiryTypes.map(({ id: type }) => {
    const rule = own.get(type) ?? known(usual, type, 'availability');
    const isUsualNo = rule.accepts === 'no' && !own.has(type);
    return {
      org_id,
      person_id: person.id,
      type,
      accepts: rule.accepts,
      notice_hours: isUsualNo ? null : (rule.notice_hours ?? null),
      conditions: rule.conditions ?? null,
      ...away,
    };
  });
}

export async function writePeople(context: DemoContext): Promise<void> {
  const { host, ids, people, organisationOf, now } = context;
  const all = [...people.values()];
  const profiles = all.map((person) => profileOf(person, context));
  await host.write('people', profiles);
  const sections = all.flatMap((person) => {
    const createdAt = madeAt(person, context);
    const owner = { org_id: organisationOf(person.organisation).id, person_id: person.id };
    return sectionsOf(person, now).map((section) => {
      const id = ids.id(createdAt);
      return { id, ...owner, ...section, ...madeOn(createdAt) };
    });
  });
  await host.write('person_sections', sections);
  const available = all.filter(({ kind }) => kind !== 'staff');
  const rules = available.flatMap((person) => availabilityOf(person, context));
  await host.write('person_availability', rules);
}
