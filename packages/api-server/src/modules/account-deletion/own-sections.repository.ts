import { sql } from 'drizzle-orm';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';
import { exportedSections, selectExported, type TablePersonalData } from '@rostrum/server-kit/personal-data';
import { mostOfOneKind } from './own-data.repository.ts';

/** Whose rows of a table belong to a user: by the account, or by the profiles that are theirs. */
function whereOwned({ links }: TablePersonalData, userId: string) {
  const conditions = links.flatMap(({ subject, by, rows }) => {
    const [first = '', second] = by;
    if (subject === 'account' && rows === 'deleted') return [sql`t.${sql.identifier(first)} = ${userId}`];
    if (subject !== 'profile' || rows !== 'deleted' || second === undefined) return [];
    return [
      sql`(t.${sql.identifier(first)}, t.${sql.identifier(second)}) IN
        (SELECT m.org_id, m.person_id FROM memberships m WHERE m.user_id = ${userId})`,
    ];
  });
  // A viewed profile is in the history of the viewer, not of its person.
  const [own] = conditions;
  if (!own) throw new Error('A table of the own export has no link to a person.');
  return own;
}

async function readRowsOf(db: Queryable, table: TablePersonalData, section: string, userId: string) {
  const rows = await readRows(
    db,
    { row: column.text },
    sql`SELECT (SELECT row_to_json(x)::text FROM (SELECT ${selectExported(table, { kind: 'own', section, alias: 't' })}) x) AS row
      FROM ${sql.identifier(table.schema)}.${sql.identifier(table.name)} t
      WHERE ${whereOwned(table, userId)} LIMIT ${mostOfOneKind + 1}`,
  );
  return rows.map(({ row }): unknown => JSON.parse(row));
}

/** The sections of the register that no query of their own reads, with the rows of the user. */
export async function readOwnSections(
  db: Queryable,
  userId: string,
  written: ReadonlySet<string>,
): Promise<[section: string, rows: unknown[]][]> {
  const sections: [string, unknown[]][] = [];
  for (const [section, tables] of exportedSections('own')) {
    if (written.has(section)) continue;
    const rows: unknown[] = [];
    for (const table of tables) rows.push(...(await readRowsOf(db, table, section, userId)));
    sections.push([section, rows]);
  }
  return sections;
}
