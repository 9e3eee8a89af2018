import { InputError } from '@rostrum/server-kit';
import type { Transaction } from '@rostrum/server-kit/database';
import { readIndustries } from './industries.repository.ts';
import type { PersonRecord } from './person-detail.repository.ts';

/**
 * Industries are chosen from a fixed list, unlike topics. What a profile has from before the list, or from another
 * system, stays; an organisation without a list is asked for none.
 */
export async function withListedIndustries<Change extends { industries?: string[] | undefined }>(
  tx: Transaction,
  person: PersonRecord,
  change: Change,
): Promise<Change> {
  if (!change.industries) return change;
  const listed = await readIndustries(tx, person.orgId);
  if (listed.size === 0) return change;
  const industries = change.industries.map((name) =>
    person.industries.includes(name) ? name : (listed.get(name.toLowerCase()) ?? unlisted(name)),
  );
  return { ...change, industries };
}

function unlisted(name: string): never {
  throw InputError.field(
    'industries',
    `“${name}” is not in the list of industries. Choose one from the list.`,
  );
}
