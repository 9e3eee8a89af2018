import type { OrganisationKey, PersonContent } from '../content/content-types.ts';
import { organisations } from '../content/organisations.ts';
import { peopleByOrganisation } from '../content/people/people-by-organisation.ts';
import { createStoryClock, type StoryClock } from './clock.ts';
import { emptyRows, type DemoRows } from './demo-rows.ts';
import { createIds, type Ids } from './ids.ts';
import { createRandom, type Random } from './random.ts';

export interface KnownPerson {
  id: string;
  organisation: OrganisationKey;
  content: PersonContent;
  /** With the title: Dr Maren Okonjo-Hale. */
  formalName: string;
}

/** A step of somebody that belongs into the log; the chain is closed when all are known. */
export interface LoggedStep {
  organisation: OrganisationKey;
  at: Date;
  actor: { userId: string | null; name: string; role: string };
  verb: string;
  text: string;
  entity: {
    type: 'inquiry' | 'person' | 'post' | 'question' | 'user' | 'organisation';
    id: string;
    label: string;
    href: string | null;
  };
}

export interface KnownUser {
  id: string;
  name: string;
  role: string;
  personId: string | null;
}

/** What the parts of the generator share. Each part has its own stream of chance, so that one can change without moving the others. */
export interface DemoContext {
  now: Date;
  ids: Ids;
  rows: DemoRows;
  log: LoggedStep[];
  randomFor: (part: string) => Random;
  clockOf: (organisation: OrganisationKey) => StoryClock;
  timezoneOf: (organisation: OrganisationKey) => string;
  organisationIds: Map<OrganisationKey, string>;
  people: Map<string, KnownPerson>;
  users: Map<string, KnownUser>;
  posts: Map<
    string,
    { id: string; organisation: OrganisationKey; publishedAt: Date | null; experts: readonly string[] }
  >;
  questions: { id: string; organisation: OrganisationKey; publishedAt: Date | null }[];
}

export function createDemoContext(now: Date): DemoContext {
  const clocks = new Map(organisations.map(({ key, timezone }) => [key, createStoryClock(now, timezone)]));
  const zones = new Map(organisations.map(({ key, timezone }) => [key, timezone]));
  const ids = createIds(createRandom('identifiers'));
  const people = new Map<string, KnownPerson>();
  for (const { key } of organisations)
    for (const content of peopleByOrganisation[key])
      people.set(content.username, {
        id: ids.id(new Date(now.getTime() - 380 * 86_400_000)),
        organisation: key,
        content,
        formalName: [content.prefix, content.firstname, content.lastname].filter(Boolean).join(' '),
      });
  return {
    now,
    ids,
    rows: emptyRows(),
    log: [],
    randomFor: (part) => createRandom(`rostrum ${part}`),
    clockOf: (organisation) => known(clocks, organisation, 'organisation'),
    timezoneOf: (organisation) => known(zones, organisation, 'organisation'),
    organisationIds: new Map(),
    people,
    users: new Map(),
    posts: new Map(),
    questions: [],
  };
}

/** Content refers to content by name; a wrong name is a mistake in the content and stops the load. */
export function known<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key, kind: string): Value {
  const value = map.get(key);
  if (value === undefined)
    throw new Error(`The demonstration content names the ${kind} '${String(key)}', which does not exist.`);
  return value;
}
