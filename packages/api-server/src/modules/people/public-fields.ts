import { runAsSystem, type Queryable } from '@rostrum/server-kit/database';
import { presentPublicValues, type FieldOwner } from '../custom-fields/index.ts';
import { personFieldRepository } from './person-fields.repository.ts';

/** The public fields of a profile that have a value, in their order. */
export const readPublicFields = async (db: Queryable, profile: FieldOwner) =>
  presentPublicValues(
    await runAsSystem(
      'visitors are shown public fields of a public profile, of which they may read no row',
      () => personFieldRepository.listPublic(db, profile),
    ),
  );
