import { hasWords } from '@rostrum/server-kit/database';
import { activityEntries } from '@rostrum/server-kit/schema';
import { sql, type SQL } from 'drizzle-orm';
import { inPersonScope, type PersonScope } from './person-scope.repository.ts';

/** Entries of profiles that there are, as far as a scope reaches; `words`: part of the name that they have today. */
export const entriesOfPeople = ({ scope, words }: { scope: PersonScope | null; words?: string }): SQL =>
  sql`EXISTS (SELECT FROM people p WHERE p.org_id = ${activityEntries.orgId} AND p.id = ${activityEntries.entityId}
    AND ${inPersonScope(scope)} AND ${words ? hasWords(sql`p.search_name`, words) : sql`true`})`;
