import type { Queryable } from '@rostrum/server-kit/database';
import { customFieldRepository, type FieldGroup, type FieldRecord } from './custom-fields.repository.ts';

/** Fields of one entity in their order, without archived ones. */
export const listFieldsInUse = async (db: Queryable, group: FieldGroup): Promise<FieldRecord[]> =>
  (await customFieldRepository.list(db, group)).filter(({ isArchived }) => !isArchived);
