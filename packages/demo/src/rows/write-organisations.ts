import { isSeekerRole } from '@rostrum/contracts';
import { demoPassword } from '../accounts.ts';
import { known } from '../content/read-content.ts';
import type { Topic } from '../content/content-schemas.ts';
import type { DemoContext } from '../demo-context.ts';
import { portraitPath } from '../artwork/portrait.ts';

export async function writeOrganisations({ host, organisations, daysAgo }: DemoContext): Promise<void> {
  const created_at = daysAgo(400);
  const rows = [...organisations.values()].map((each) => ({
    id: each.id,
    name: each.name,
    company_username: each.key,
    kind: each.kind,
    description: each.description,
    website: `https://${each.domain}`,
    ...each.address,
    desk_phone: each.desk_phone,
    desk_email: `press@${each.domain}`,
    privacy_contact: `privacy@${each.domain}`,
    timezone: each.timezone,
    locale: each.locale,
    status: 'active',
    is_demo: true,
    created_at,
    updated_at: created_at,
  }));
  await host.write('organisations', rows);
}

/** Accounts, colleagues who cannot sign in, and the verified among those who ask. */
export async function writeUsers(context: DemoContext): Promise<void> {
  const { host, content, users, seekers, organisations, people, now, daysAgo } = context;
  const created_at = daysAgo(390);
  const dates = { created_at, updated_at: created_at };
  const hashes = new Map(
    await Promise.all(
      content.accounts.map(async ({ key }) => [key, await host.hashPassword(demoPassword)] as const),
    ),
  );
  const everybody = [...users.values()];
  const timezoneOf = (key: string, organisation?: string) =>
    organisation === undefined ? seekers.get(key)?.timezone : organisations.get(organisation)?.timezone;
  await host.write(
    'users',
    everybody.map(({ id, key, email, firstname, lastname, organisation }) => ({
      id,
      email,
      email_verified_at: created_at,
      password_hash: hashes.get(key) ?? null,
      firstname,
      lastname,
      image: portraitPath(key),
      locale: 'en-GB',
      timezone: timezoneOf(key, organisation) ?? 'UTC',
      status: 'active',
      last_login_at:
        organisation === undefined && !hashes.has(key)
          ? null
          : new Date(now.getTime() - (1 + key.length) * 3_600_000),
      ...dates,
    })),
  );
  await host.write(
    'memberships',
    everybody.flatMap(({ id, organisation, role, person, scopes }) =>
      organisation === undefined
        ? []
        : {
            org_id: known(organisations, organisation, 'organisation').id,
            user_id: id,
            role,
            person_id: person === undefined ? null : known(people, person, 'person').id,
            scopes: { departments: scopes, tags: [] },
            ...dates,
          },
    ),
  );
  await host.write(
    'seeker_profiles',
    everybody.flatMap(({ id, key, role }) => {
      if (!isSeekerRole(role)) return [];
      const seeker = known(seekers, key, 'seeker');
      return {
        user_id: id,
        seeker_type: seeker.type,
        organization: seeker.organization || null,
        job_title: seeker.job_title || null,
        outlet: seeker.type === 'media' ? seeker.organization : null,
        website: seeker.organization ? `https://${seeker.domain}` : null,
        city: seeker.city,
        state: seeker.state ?? null,
        country: seeker.country,
        beats: seeker.beats,
        verification: seeker.verified ? 'email_domain' : 'unverified',
        ...dates,
      };
    }),
  );
}

/** Topics that an expert has proposed and no one has accepted yet. */
const suggested = new Set(['Compound flooding']);

/** The shared vocabulary of topics and industries, and each organisation's departments, with how often each is used. */
export async function writeClassifications(context: DemoContext): Promise<void> {
  const { host, ids, content, organisations, daysAgo } = context;
  const created_at = daysAgo(395);
  const count = (titles: readonly string[]) => {
    const uses = new Map<string, number>();
    for (const title of titles) uses.set(title, (uses.get(title) ?? 0) + 1);
    return uses;
  };
  const rows: Record<string, unknown>[] = [];
  const add = (scheme: string, title: string, usage_count: number, more: Record<string, unknown> = {}) => {
    const id = ids.id(created_at);
    const nothing = { org_id: null, parent_id: null, synonyms: [], status: 'active' };
    rows.push({ id, scheme, title, usage_count, ...nothing, ...more, created_at, updated_at: created_at });
    return id;
  };
  const topics = count(
    [...content.people, ...content.posts, ...content.questions].flatMap((each) => each.topics),
  );
  const addTopic = ({ title, synonyms = [], children = [] }: Topic, parent_id: string | null) => {
    const status = suggested.has(title) ? 'suggested' : 'active';
    const id = add('topic', title, topics.get(title) ?? 0, { parent_id, synonyms, status });
    for (const child of children) addTopic(child, id);
  };
  for (const topic of content.topics) addTopic(topic, null);
  const industries = count(content.people.flatMap((each) => each.industries));
  for (const title of content.industries) add('industry', title, industries.get(title) ?? 0);
  for (const { key, id: org_id } of organisations.values()) {
    const own = content.people.filter(({ organisation }) => organisation === key);
    for (const [title, uses] of count(own.map(({ department }) => department)))
      add('department', title, uses, { org_id });
  }
  await host.write('classifications', rows);
}
