import { demoAccounts } from './accounts.ts';
import { byKey, demoContent, finderIn, type PersonContent } from './content/read-content.ts';
import type { Member, Organisation, Seeker } from './content/content-schemas.ts';
import { createStoryClock, dayMs, type StoryClock } from './seeded/clock.ts';
import { createIds } from './seeded/ids.ts';
import { addressOf } from './seeded/plain-words.ts';
import { createRandom } from './seeded/random.ts';
import type { DemoHost } from './host.ts';

export type KnownOrganisation = Organisation & { id: string; clock: StoryClock };

/** A person of the content with the id that their profile has in this load. */
export type KnownPerson = PersonContent & { id: string; formalName: string };

/** A user of the demonstration. */
export type KnownUser = Member & { id: string; email: string; scopes: readonly string[] };

/** A post or question that was written, for those who read it. */
export interface Publication {
  id: string;
  organisation: string;
  publishedAt: Date | null;
}

/** The email address of a seeker: the account's, or one at the seeker's own domain. */
export const emailOf = ({ key, firstname, lastname, domain }: Seeker): string =>
  demoAccounts.find((account) => account.key === key)?.email ?? addressOf(firstname, lastname, domain);

/** What the parts of the loader share. Each part draws from its own stream, so that one can change alone. */
export function createDemoContext(host: DemoHost) {
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
    posts: new Map<string, Publication>(),
    questions: new Map<string, Publication>(),
    // What the content names, by its name; a name that nothing has stops the load.
    organisationOf,
    personOf: finderIn(people, 'person'),
    userOf,
    seekerOf: finderIn(allSeekers, 'seeker'),
    /** The head of an organisation's desk is named last. */
    headOf: (key: string) => userOf(organisationOf(key).desk.at(-1) ?? ''),
    /** Makes calls in the name of whoever has this key. */
    callerOf: (key: string) => host.as(userOf(key).email),
    randomFor: (part: string) => createRandom(`rostrum ${part}`),
    daysAgo,
  };
}
export type DemoContext = ReturnType<typeof createDemoContext>;
