import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '@rostrum/server-kit/database';
import { customFields, type FieldRecord } from '../../custom-fields/index.ts';

/** Fields that the organisation added to profiles and uses, in their order: columns of export and import. */
export const fieldsOfImport = (db: Queryable, orgId: string): Promise<FieldRecord[]> =>
  db
    .select()
    .from(customFields)
    .where(
      and(
        eq(customFields.orgId, orgId),
        eq(customFields.entity, 'person'),
        eq(customFields.isArchived, false),
      ),
    )
    .orderBy(asc(customFields.position), asc(customFields.id));
