import type { DirectoryBeginnings } from '@rostrum/identity';
import { uuidv7 } from '@rostrum/server-kit/database';
import { classifications } from './classifications.schema.ts';
import { starterIndustries } from './starter-industries.ts';
import { starterTopics } from './starter-topics.ts';

/** What an organisation can file its profiles under from the first day, as rows of its own. */
export const starterClassifications: Pick<DirectoryBeginnings, 'addStarterClassifications'> = {
  async addStarterClassifications(tx, orgId) {
    const topicIds = new Map(starterTopics.map(({ title }) => [title, uuidv7()]));
    // One statement: parents are looked at once all rows are there.
    await tx.insert(classifications).values([
      ...starterIndustries.map(({ title, synonyms }) => ({
        id: uuidv7(),
        orgId,
        scheme: 'industry' as const,
        title,
        synonyms: [...synonyms],
      })),
      ...starterTopics.map(({ title, synonyms, parent }) => ({
        id: topicIds.get(title) ?? uuidv7(),
        orgId,
        scheme: 'topic' as const,
        title,
        synonyms,
        parentId: parent === null ? null : topicIds.get(parent),
      })),
    ]);
  },
};
