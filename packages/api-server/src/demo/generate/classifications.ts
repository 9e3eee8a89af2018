import { organisations } from '../content/organisations.ts';
import { peopleByOrganisation } from '../content/people/people-by-organisation.ts';
import type { TopicContent } from '../content/content-types.ts';
import { industries, topicVocabulary } from '../content/topics/vocabulary.ts';
import { dayMs } from './clock.ts';
import { known, type DemoContext } from './demo-context.ts';

/** Topics an expert has proposed and nobody has accepted yet. */
const suggested = new Set(['Compound flooding']);

/** The shared vocabulary of topics and industries, and each organisation's departments, with how often each is used. */
export function addClassifications({ now, ids, rows, organisationIds }: DemoContext): void {
  const createdAt = new Date(now.getTime() - 395 * dayMs);
  const uses = new Map<string, number>();
  for (const title of [...rows.people, ...rows.posts, ...rows.questions].flatMap((row) =>
    'topics' in row ? (row.topics ?? []) : (row.tags ?? []),
  ))
    uses.set(title, (uses.get(title) ?? 0) + 1);

  const addTopic = ({ title, synonyms, children }: TopicContent, parentId: string | null) => {
    const id = ids.id(createdAt);
    const status = suggested.has(title) ? ('suggested' as const) : ('active' as const);
    rows.classifications.push({
      id,
      scheme: 'topic',
      title,
      parentId,
      synonyms: [...(synonyms ?? [])],
      status,
      usageCount: uses.get(title) ?? 0,
      createdAt,
      updatedAt: createdAt,
    });
    for (const child of children ?? []) addTopic(child, id);
  };
  for (const topic of topicVocabulary) addTopic(topic, null);

  for (const title of industries) {
    const usageCount = rows.people.filter((person) => person.industries?.includes(title)).length;
    rows.classifications.push({
      id: ids.id(createdAt),
      scheme: 'industry',
      title,
      usageCount,
      createdAt,
      updatedAt: createdAt,
    });
  }
  for (const { key } of organisations) {
    const departments = peopleByOrganisation[key].map(({ department }) => department);
    for (const title of new Set(departments))
      rows.classifications.push({
        id: ids.id(createdAt),
        orgId: known(organisationIds, key, 'organisation'),
        scheme: 'department',
        title,
        usageCount: departments.filter((department) => department === title).length,
        createdAt,
        updatedAt: createdAt,
      });
  }
}
