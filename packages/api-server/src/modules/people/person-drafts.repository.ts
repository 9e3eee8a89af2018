import type { DirectoryBeginnings } from '@rostrum/identity';
import { uuidv7 } from '@rostrum/server-kit/database';
import { people } from './people.schema.ts';

/** Profiles that begin together with an account. */
export const personDrafts: Pick<DirectoryBeginnings, 'addIndividual'> = {
  async addIndividual(tx, profile, names) {
    for (const username of names) {
      const [row] = await tx
        .insert(people)
        .values({ ...profile, id: uuidv7(), kind: 'individual', username, status: 'draft' })
        .onConflictDoNothing({ target: people.username })
        .returning({ id: people.id });
      if (row) return row.id;
    }
    throw new Error('The names ran out.');
  },
};
