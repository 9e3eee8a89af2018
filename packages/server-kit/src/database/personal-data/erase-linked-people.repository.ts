import { sql } from 'drizzle-orm';
import { toPersonLink } from '@rostrum/contracts/posts';
import type { Transaction } from '../queryable.ts';
import { personalDataRegister } from './register.ts';

/**
 * Replaces each link to a person, with the name that it has, in texts of the organisation; without `personId` the links to
 * all of its people. The prose around them stays.
 */
export async function eraseLinkedPeople(
  tx: Transaction,
  { orgId, personId, name }: { orgId: string; personId?: string; name: string },
): Promise<void> {
  const start = `<a href="${toPersonLink(personId ?? '')}`;
  const link = `${start}${personId === undefined ? '[0-9a-f-]{36}' : ''}"[^<>]*>[^<]*</a>`;
  for (const { schema, name: table, mentionsWithin, columns } of personalDataRegister()) {
    if (mentionsWithin === undefined) continue;
    for (const [column, { declaration }] of columns) {
      if (declaration.fate !== 'retained' || declaration.linksPeople !== true) continue;
      const target = sql.identifier(column);
      await tx.execute(sql`UPDATE ${sql.identifier(schema)}.${sql.identifier(table)}
        SET ${target} = regexp_replace(${target}, ${link}::text, ${name}::text, 'g')
        WHERE ${sql.identifier(mentionsWithin)} = ${orgId} AND strpos(${target}, ${start}::text) > 0`);
    }
  }
}
