import { isSeekerRole } from '@rostrum/contracts';
import { demoPassword } from '../accounts.ts';
import { portraitPath } from '../artwork/portrait.ts';
import type { DemoContext, KnownUser } from '../demo-context.ts';
import { hourMs } from '../seeded/clock.ts';
import { madeOn, pick } from './row-parts.ts';

const hashesOf = async ({ host, content }: DemoContext): Promise<ReadonlyMap<string, string>> =>
  new Map(
    await Promise.all(
      content.accounts.map(async ({ key }) => [key, await host.hashPassword(demoPassword)] as const),
    ),
  );

const accountDates = ({ daysAgo }: DemoContext) => madeOn(daysAgo(390));

function membershipOf({ id, organisation, role, person, scopes }: KnownUser, context: DemoContext) {
  if (organisation === undefined) return [];
  return {
    org_id: context.organisationOf(organisation).id,
    user_id: id,
    role,
    person_id: person === undefined ? null : context.personOf(person).id,
    scopes: { departments: scopes, tags: [] },
    ...accountDates(context),
  };
}

function seekerProfileOf({ id, key, role }: KnownUser, context: DemoContext) {
  if (!isSeekerRole(role)) return [];
  const seeker = context.seekerOf(key);
  const { organization, type, domain } = seeker;
  return {
    ...pick(seeker, ['city', 'state', 'country', 'beats']),
    user_id: id,
    seeker_type: type,
    organization: organization || null,
    job_title: seeker.job_title || null,
    outlet: type === 'media' ? organization : null,
    website: organization ? `https://${domain}` : null,
    verification: seeker.verified ? 'email_domain' : 'unverified',
    ...accountDates(context),
  };
}

/** Accounts, colleagues who cannot sign in, and the verified among those who ask. */
export async function writeUsers(context: DemoContext): Promise<void> {
  const { host, users, seekers, organisations, now, daysAgo } = context;
  const hashes = await hashesOf(context);
  const everyone = [...users.values()];
  const userRows = everyone.map((user) => {
    const { key, organisation } = user;
    const isSignedIn = organisation !== undefined || hashes.has(key);
    const place = organisation === undefined ? seekers.get(key) : organisations.get(organisation);
    return {
      ...pick(user, ['id', 'email', 'firstname', 'lastname']),
      email_verified_at: daysAgo(390),
      password_hash: hashes.get(key) ?? null,
      image: portraitPath(key),
      locale: 'en-GB',
      timezone: place?.timezone ?? 'UTC',
      status: 'active',
      last_login_at: isSignedIn ? new Date(now.getTime() - (1 + key.length) * hourMs) : null,
      ...accountDates(context),
    };
  });
  await host.write('users', userRows);
  const memberships = everyone.flatMap((user) => membershipOf(user, context));
  await host.write('memberships', memberships);
  const profiles = everyone.flatMap((user) => seekerProfileOf(user, context));
  await host.write('seeker_profiles', profiles);
}
