import { demoAccounts } from './accounts.ts';
import { byKey, known, demoContent, type DemoContent, type PersonContent } from './content/read-content.ts';
import type { Member, Organisation, Seeker } from './content/content-schemas.ts';
import { createStoryClock, dayMs, type StoryClock } from './seeded/clock.ts';
import { createIds, type Ids } from './seeded/ids.ts';
import { addressOf } from './seeded/plain-words.ts';
import { createRandom, type Random } from './seeded/random.ts';
import type { DemoHost } from './host.ts';

/** A person of the content with the id that their profile has in this load. */
export type KnownPerson = PersonContent & { id: string; formalName: string };

/** Somebody with an account. */
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
  organisations: ReadonlyMap<string, Organisation & { id: string; clock: StoryClock }>;
  people: ReadonlyMap<string, KnownPerson>;
  users: ReadonlyMap<string, KnownUser>;
  seekers: ReadonlyMap<string, Seeker>;
  posts: Map<string, { id: string; organisation: string; publishedAt: Date | null }>;
  questions: Map<string, { id: string; organisation: string; publishedAt: Date | null }>;
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
  const organisations = new Map(
    content.organisations.map((each) => [
      each.key,
      { ...each, id: ids.id(daysAgo(400)), clock: createStoryClock(now, each.timezone) },
    ]),
  );
  const people = new Map(
    content.people.map((each) => {
      const formalName = [each.prefix, each.firstname, each.lastname].filter(Boolean).join(' ');
      return [each.username, { ...each, id: ids.id(daysAgo(380)), formalName }] as const;
    }),
  );
  const domainOf = (key = '') => known(organisations, key, 'organisation').domain;
  const members = content.members.map((each) => ({
    ...each,
    email: addressOf(each.firstname, each.lastname, domainOf(each.organisation)),
  }));
  const taken = new Set([...content.accounts, ...members].map(({ key }) => key));
  const seekers = content.seekers
    .filter(({ key, verified }) => verified && !taken.has(key))
    .map((each) => ({ ...each, role: each.type, email: emailOf(each) }));
  const users: KnownUser[] = [...content.accounts, ...members, ...seekers].map((each) => ({
    scopes: [],
    ...each,
    id: ids.id(daysAgo(390)),
  }));
  return {
    host,
    now,
    content,
    ids,
    organisations,
    people,
    users: byKey(users),
    seekers: byKey(content.seekers),
    posts: new Map(),
    questions: new Map(),
    randomFor: (part) => createRandom(`rostrum ${part}`),
    daysAgo,
  };
}
