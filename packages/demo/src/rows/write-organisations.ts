import type { DemoContext } from '../demo-context.ts';
import type { Topic } from '../content/content-schemas.ts';
import { madeOn, pick } from './row-parts.ts';

export async function writeOrganisations({ host, organisations, daysAgo }: DemoContext): Promise<void> {
  const rows = [...organisations.values()].map((each) => ({
    ...pick(each, ['id', 'name', 'kind', 'description', 'desk_phone', 'timezone', 'locale']),
    ...each.address,
    company_username: each.key,
    website: `https://${each.domain}`,
    desk_email: `press@${each.domain}`,
    privacy_contact: `privacy@${each.domain}`,
    status: 'active',
    is_demo: true,
    ...madeOn(daysAgo(400)),
  }));
  await host.write('organisations', rows);
}

/** How often each title is used. */
function countUses(titles: readonly string[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const title of titles) uses.set(title, (uses.get(title) ?? 0) + 1);
  return uses;
}

/** The shared vocabulary of topics and industries, and each organisation's departments, with how often each is used. */
export async function writeClassifications(context: DemoContext): Promise<void> {
  const { host, ids, content, organisations, daysAgo } = context;
  const createdAt = daysAgo(395);
  const usual = { org_id: null, parent_id: null, synonyms: [], status: 'active', ...madeOn(createdAt) };
  const rows: Record<string, unknown>[] = [];
  const add = (scheme: string, title: string, usage_count = 0, more: Record<string, unknown> = {}) => {
    const id = ids.id(createdAt);
    rows.push({ ...usual, id, scheme, title, usage_count, ...more });
    return id;
  };
  const topics = countUses(
    [...content.people, ...content.posts, ...content.questions].flatMap((each) => each.topics),
  );
  const addTopic = ({ title, synonyms, status, children }: Topic, parent_id: string | null) => {
    const id = add('topic', title, topics.get(title), { parent_id, synonyms, status });
    for (const child of children) addTopic(child, id);
  };
  for (const topic of content.topics) addTopic(topic, null);
  const industries = countUses(content.people.flatMap((each) => each.industries));
  for (const title of content.industries) add('industry', title, industries.get(title));
  for (const { key, id: org_id } of organisations.values()) {
    const own = content.people.filter(({ organisation }) => organisation === key);
    for (const [title, uses] of countUses(own.map(({ department }) => department)))
      add('department', title, uses, { org_id });
  }
  await host.write('classifications', rows);
}
