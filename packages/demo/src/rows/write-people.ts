import { inquiryTypes, type MediaReadiness, type PersonSection } from '@rostrum/contracts';
import { portraitCredit, portraitPath } from '../artwork/portrait.ts';
import { known } from '../content/read-content.ts';
import type { DemoContext, KnownPerson } from '../demo-context.ts';
import { dayMs } from '../seeded/clock.ts';
import { addressOf } from '../seeded/plain-words.ts';
import { sectionsOf } from './person-sections.ts';

function readinessOf({ readiness }: KnownPerson): MediaReadiness | null {
  if (!readiness) return null;
  const { on, from, to } = readiness;
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
  const { organisations, host, daysAgo } = context;
  const { address, domain, id: org_id } = known(organisations, person.organisation, 'organisation');
  const created_at = madeAt(person, context);
  const readiness = readinessOf(person);
  const image = person.portrait ? portraitPath(person.username) : null;
  const isDraft = person.status === 'draft' || person.status === 'in_review';
  const consentAt = isDraft ? null : new Date(created_at.getTime() + dayMs);
  const confirmed = person.confirmed_days_ago === null ? null : daysAgo(person.confirmed_days_ago);
  const { headline, biography, topics, industries, pronunciation: namePronunciation = null } = person;
  const kinds = new Set<PersonSection['kind']>(sectionsOf(person, context.now).map(({ kind }) => kind));
  const measured = {
    headline,
    biography,
    topics,
    industries,
    image,
    consentAt,
    namePronunciation,
    readiness,
  };
  return {
    id: person.id,
    org_id,
    kind: person.kind,
    username: person.username,
    firstname: person.firstname,
    lastname: person.lastname,
    prefix: person.prefix ?? null,
    pronouns: person.pronouns ?? null,
    name_pronunciation: namePronunciation,
    job_title: person.job_title,
    department: person.department,
    email: addressOf(person.firstname, person.lastname, domain),
    city: address.city,
    state: address.state ?? null,
    country: address.country,
    headline,
    biography,
    topics,
    industries,
    readiness,
    image,
    image_alt: image === null ? null : `Drawn portrait of ${person.firstname} ${person.lastname}`,
    image_credit: image === null ? null : portraitCredit,
    tags: readiness?.live_tv || readiness?.radio ? ['Media-ready'] : [],
    access: person.access,
    featured: person.featured,
    consent_at: consentAt,
    completeness: host.completenessOf(measured, kinds),
    status: isPublishedByCall(person) ? 'draft' : person.status,
    published_at: person.status === 'published' && person.kind === 'staff' ? created_at : null,
    last_confirmed_at: confirmed,
    next_review_at: confirmed === null ? null : new Date(confirmed.getTime() + 180 * dayMs),
    created_at,
    updated_at: created_at,
  };
}

/** All ten types: what the organisation's people usually take, overridden by what the person says. */
function availabilityOf(person: KnownPerson, { content, organisations, daysAgo }: DemoContext) {
  const { kind, id: org_id } = known(organisations, person.organisation, 'organisation');
  const own = new Map(person.availability.map((rule) => [rule.type, rule]));
  const usual = new Map(content.availability[kind].map((rule) => [rule.type, rule]));
  const isAway = person.away_for_days !== undefined;
  return inquiryTypes.map(({ id: type }) => {
    const rule = own.get(type) ?? known(usual, type, 'availability');
    return {
      org_id,
      person_id: person.id,
      type,
      accepts: rule.accepts,
      notice_hours: rule.accepts === 'no' && !own.has(type) ? null : (rule.notice_hours ?? null),
      conditions: rule.conditions ?? null,
      away_from: isAway ? daysAgo(3) : null,
      away_to: isAway ? daysAgo(-(person.away_for_days ?? 0)) : null,
    };
  });
}

export async function writePeople(context: DemoContext): Promise<void> {
  const { host, ids, people, organisations, now } = context;
  const everybody = [...people.values()];
  await host.write(
    'people',
    everybody.map((person) => profileOf(person, context)),
  );
  const sections = everybody.flatMap((person) => {
    const created_at = madeAt(person, context);
    const org_id = known(organisations, person.organisation, 'organisation').id;
    const row = { org_id, person_id: person.id, created_at, updated_at: created_at };
    return sectionsOf(person, now).map((section) => ({ id: ids.id(created_at), ...row, ...section }));
  });
  await host.write('person_sections', sections);
  const available = everybody.filter(({ kind }) => kind !== 'staff');
  await host.write(
    'person_availability',
    available.flatMap((person) => availabilityOf(person, context)),
  );
}
