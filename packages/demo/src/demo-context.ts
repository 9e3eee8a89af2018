import { demoAccounts } from './accounts.ts';
import {
  byKey,
  demoContent,
  finderIn,
  type DemoContent,
  type PersonContent,
} from './content/read-content.ts';
import type { Member, Organisation, Seeker } from './content/content-schemas.ts';
import { createStoryClock, dayMs, type StoryClock } from './seeded/clock.ts';
import { createIds, type Ids } from './seeded/ids.ts';
import { addressOf } from './seeded/plain-words.ts';
import { createRandom, type Random } from './seeded/random.ts';
import type { DemoCaller, DemoHost } from './host.ts';

export type KnownOrganisation = Organisation & { id: string; clock: StoryClock };

/** A person of the content with the id that their profile has in this load. */
export type KnownPerson = PersonContent & { id: string; formalName: string };

/** A user of the demonstration. */
export interface KnownUser extends Pick<Member, 'key' | 'firstname' | 'lastname' | 'role'> {
  id: string;
  email: string;
  organisation?: string | undefined;
  person?: string | undefined;
  scopes: readonly string[];
}

/** What the parts of the loader share. Each part draws from its own stream, so that one can change alone. */
export interface DemoContext {
  host: DemoHost;
  now: Date;
  content: DemoContent;
  ids: Ids;
  organisations: ReadonlyMap<string, KnownOrganisation>;
  people: ReadonlyMap<string, KnownPerson>;
  users: ReadonlyMap<string, KnownUser>;
  seekers: ReadonlyMap<string, Seeker>;
  posts: Map<string, { id: string; organisation: string; publishedAt: Date | null }>;
  questions: Map<string, { id: string; organisation: string; publishedAt: Date | null }>;
  /** What the content names, by its name; a name that nothing has stops the load. */
  organisationOf: (key: string) => KnownOrganisation;
  personOf: (username: string) => KnownPerson;
  userOf: (key: string) => KnownUser;
  seekerOf: (key: string) => Seeker;
  /** The head of an organisation's desk is named last. */
  headOf: (organisation: string) => KnownUser;
  /** Makes calls in the name of whoever has this key. */
  callerOf: (user: string) => DemoCaller;
  randomFor: (part: string) => Random;
  daysAgo: (days: number) => Date;
}

/** The email address of a seeker: the account's, or one at the seeker's own domain. */
export const emailOf = ({ key, firstname, lastname, domain }: Seeker): string =>
  demoAccounts.find((account) => account.key === key)?.email ?? addressOf(firstname, lastname, domain);

export function createDemoContext(host: DemoHost): DemoContext {
  const { now } = host;
  const content = demoContent();
  const ids = createIds(createRandom('identifiers'));
  const daysAgo = (days: number) => new Date(now.getTime() - Math.round(days * dayMs));
  const organisations = byKey(
    content.organisations.map((each) => {
      const clock = createStoryClock(now, each.timezone);
      return { ...each, id: ids.id(daysAgo(400)), clock };
    }),
  );
  const people = new Map(
    content.people.map((each) => {
      const formalName = [each.prefix, each.firstname, each.lastname].filter(Boolean).join(' ');
      return [each.username, { ...each, id: ids.id(daysAgo(380)), formalName }] as const;
    }),
  );
  const organisationOf = finderIn(organisations, 'organisation');
  const members = content.members.map((each) => {
    const { domain } = organisationOf(each.organisation);
    return { ...each, email: addressOf(each.firstname, each.lastname, domain) };
  });
  const taken = new Set([...content.accounts, ...members].map(({ key }) => key));
  const seekers = content.seekers
    .filter(({ key, verified }) => verified && !taken.has(key))
    .map((each) => ({ ...each, role: each.type, email: emailOf(each) }));
  const users: ReadonlyMap<string, KnownUser> = byKey(
    [...content.accounts, ...members, ...seekers].map((each) => ({
      scopes: [],
      ...each,
      id: ids.id(daysAgo(390)),
    })),
  );
  const userOf = finderIn(users, 'user');
  const allSeekers = byKey(content.seekers);
  return {
    host,
    now,
    content,
    ids,
    organisations,
    people,
    users,
    seekers: allSeekers,
    posts: new Map(),
    questions: new Map(),
    organisationOf,
    personOf: finderIn(people, 'person'),
    userOf,
    seekerOf: finderIn(allSeekers, 'seeker'),
    headOf: (key) => userOf(organisationOf(key).desk.at(-1) ?? ''),
    callerOf: (key) => host.as(userOf(key).email),
    randomFor: (part) => createRandom(`rostrum ${part}`),
    daysAgo,
  };
}
