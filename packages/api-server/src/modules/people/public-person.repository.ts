import type { PersonDetail } from '@rostrum/contracts';
import { sql, type SQL } from 'drizzle-orm';

/** What decides how much of a person the public may see. */
export interface PersonExposure {
  status: PersonDetail['status'];
  access: PersonDetail['access'];
  safety_mode: boolean;
}

/** Whether public texts may name a row of `people`. Every public statement takes its condition from here. */
export const isNamedInPublic = (person: SQL): SQL =>
  sql`${person}.deleted_at IS NULL AND ${person}.status = 'published' AND ${person}.access = 'public'`;

/**
 * Whether public pages, lists, feeds and calls may lead to a row of `people` and say more of it than its name. In safety
 * mode the name stays in what the person published, and nothing leads from it to the profile.
 */
export const isLinkedInPublic = (person: SQL): SQL =>
  sql`${isNamedInPublic(person)} AND NOT ${person}.safety_mode`;

/** The same for a row that was read. */
export const isLinkedPerson = ({ status, access, safety_mode: isInSafetyMode }: PersonExposure): boolean =>
  status === 'published' && access === 'public' && !isInSafetyMode;
