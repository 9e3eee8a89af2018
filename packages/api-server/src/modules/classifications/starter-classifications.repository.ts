import type { DirectoryBeginnings } from '@rostrum/identity';
import { uuidv7 } from '@rostrum/server-kit/database';
import { classifications } from './classifications.schema.ts';
import { starterIndustries } from './starter-industries.ts';

/** What an organisation can file its profiles under from the first day, as rows of its own. */
export const starterClassifications: Pick<DirectoryBeginnings, 'addStarterClassifications'> = {
  async addStarterClassifications(tx, orgId) {
    await tx.insert(classifications).values(
      starterIndustries.map(({ title, synonyms }) => ({
        id: uuidv7(),
        orgId,
        scheme: 'industry' as const,
        title,
        synonyms: [...synonyms],
      })),
    );
  },
};
