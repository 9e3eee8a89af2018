import { isSeekerRole } from '@rostrum/contracts';
import { demoAccounts } from '../accounts.ts';
import { portraitPath } from '../artwork/portrait.ts';
import { members } from '../content/members.ts';
import { organisations } from '../content/organisations.ts';
import { seekers } from '../content/seekers/seekers.ts';
import type { SeekerContent } from '../content/seekers/seeker-content.ts';
import { dayMs } from './clock.ts';
import { known, type DemoContext } from './demo-context.ts';
import { addressOf } from './plain-words.ts';

const verificationOf = ({ verified }: SeekerContent) =>
  verified ? ('email_domain' as const) : ('unverified' as const);

/** Accounts of the demonstration, colleagues who cannot sign in, and the verified among those who ask. */
export function addUsers(context: DemoContext, passwordHashes: ReadonlyMap<string, string>): void {
  const { now, ids, rows, users, people, organisationIds } = context;
  const createdAt = new Date(now.getTime() - 390 * dayMs);
  const seekerByKey = new Map(seekers.map((seeker) => [seeker.key, seeker]));

  const add = (user: {
    key: string;
    email: string;
    firstname: string;
    lastname: string;
    role: string;
    timezone: string;
    person?: string;
    seenHoursAgo: number | null;
  }) => {
    const id = ids.id(createdAt);
    const person = user.person === undefined ? null : known(people, user.person, 'person');
    users.set(user.key, {
      id,
      name: `${user.firstname} ${user.lastname}`,
      role: user.role,
      personId: person?.id ?? null,
    });
    rows.users.push({
      id,
      email: user.email,
      emailVerifiedAt: createdAt,
      passwordHash: passwordHashes.get(user.email) ?? null,
      firstname: user.firstname,
      lastname: user.lastname,
      image: portraitPath(user.key),
      locale: 'en-GB',
      timezone: user.timezone,
      status: 'active',
      lastLoginAt:
        user.seenHoursAgo === null ? null : new Date(now.getTime() - user.seenHoursAgo * 3_600_000),
      createdAt,
      updatedAt: createdAt,
    });
    return { id, personId: person?.id ?? null };
  };

  const join = (
    organisation: (typeof organisations)[number]['key'],
    role: 'owner' | 'administrator' | 'agent' | 'expert' | 'individual' | 'staff',
    user: { id: string; personId: string | null },
    departments: readonly string[] = [],
  ) =>
    rows.memberships.push({
      orgId: known(organisationIds, organisation, 'organisation'),
      userId: user.id,
      role,
      personId: user.personId,
      scopes: { departments: [...departments], tags: [] },
      createdAt,
      updatedAt: createdAt,
    });

  const addSeeker = (seeker: SeekerContent, userId: string) =>
    rows.seekerProfiles.push({
      userId,
      seekerType: seeker.type,
      organization: seeker.organization || null,
      jobTitle: seeker.jobTitle || null,
      outlet: seeker.type === 'media' ? seeker.organization : null,
      website: seeker.organization ? `https://${seeker.domain}` : null,
      city: seeker.city,
      state: seeker.state ?? null,
      country: seeker.country,
      beats: [...(seeker.beats ?? [])],
      verification: verificationOf(seeker),
      createdAt,
      updatedAt: createdAt,
    });

  for (const account of demoAccounts) {
    const seeker = seekerByKey.get(account.key);
    const timezone = account.organisation
      ? context.timezoneOf(account.organisation)
      : (seeker?.timezone ?? 'UTC');
    const user = add({ ...account, timezone, seenHoursAgo: 3 + account.key.length });
    if (isSeekerRole(account.role)) addSeeker(known(seekerByKey, account.key, 'seeker'), user.id);
    else if (account.organisation) join(account.organisation, account.role, user, account.scopes);
  }
  for (const { key, firstname, lastname, organisation, role, person, scopes } of members) {
    const { domain } = known(
      new Map(organisations.map((each) => [each.key, each])),
      organisation,
      'organisation',
    );
    const user = add({
      key,
      email: addressOf(firstname, lastname, domain),
      firstname,
      lastname,
      role,
      timezone: context.timezoneOf(organisation),
      person,
      seenHoursAgo: 1 + key.length,
    });
    join(organisation, role, user, scopes);
  }
  for (const seeker of seekers) {
    if (!seeker.verified || users.has(seeker.key)) continue;
    const user = add({
      key: seeker.key,
      email: addressOf(seeker.firstname, seeker.lastname, seeker.domain),
      firstname: seeker.firstname,
      lastname: seeker.lastname,
      role: seeker.type,
      timezone: seeker.timezone,
      seenHoursAgo: null,
    });
    addSeeker(seeker, user.id);
  }
}
