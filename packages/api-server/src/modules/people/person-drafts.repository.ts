import type { DirectoryBeginnings } from '@rostrum/identity';
import { personDetailRepository } from './person-detail.repository.ts';

/** Profiles that begin together with an account. */
export const personDrafts: Pick<DirectoryBeginnings, 'addIndividual'> = {
  async addIndividual(tx, profile, names) {
    for (const username of names) {
      const added = await personDetailRepository.add(tx, { ...profile, kind: 'individual', username });
      if (added) return added.id;
    }
    throw new Error('The names ran out.');
  },
};
