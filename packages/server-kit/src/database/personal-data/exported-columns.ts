import { sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { ExportPlaces } from './declarations.ts';
import type { TablePersonalData } from './define-personal-data.ts';
import { personalDataRegister } from './register.ts';

/** The person's own export, or the organisation's. */
export type ExportKind = keyof ExportPlaces;

export interface ExportedColumn {
  /** The name of the column in the export. */
  key: string;
  name: string;
  column: PgColumn;
}

/** The columns of a table in a section of an export, in the order of their declaration. */
export function exportedColumns(
  { columns }: TablePersonalData,
  kind: ExportKind,
  section: string,
): ExportedColumn[] {
  return Array.from(columns).flatMap(([name, { declaration, column }]) => {
    if (!('fate' in declaration) || declaration.fate === 'none' || declaration.fate === 'derived') return [];
    const [place, key = name] = declaration[kind]?.split('.') ?? [];
    return place === section && column ? [{ key, name, column }] : [];
  });
}

/** Tables with columns in an export, by its sections. */
export function exportedSections(kind: ExportKind): Map<string, TablePersonalData[]> {
  const sections = new Map<string, Set<TablePersonalData>>();
  for (const table of personalDataRegister())
    for (const { declaration } of table.columns.values()) {
      if (declaration.fate === 'none' || declaration.fate === 'derived') continue;
      const [section] = declaration[kind]?.split('.') ?? [];
      if (section !== undefined) sections.set(section, (sections.get(section) ?? new Set()).add(table));
    }
  return new Map(Array.from(sections, ([section, tables]) => [section, [...tables]]));
}

function declared(table: PgTable): TablePersonalData {
  const { name } = getTableConfig(table);
  const found = personalDataRegister().find((each) => each.schema === 'public' && each.name === name);
  if (!found) throw new Error(`The table ${name} is not in the register of personal data.`);
  return found;
}

/** What a query selects of a table for a section of the person's own export. */
export const ownColumns = (table: PgTable, section: string): Record<string, PgColumn> =>
  Object.fromEntries(
    exportedColumns(declared(table), 'own', section).map(({ key, column }) => [key, column] as const),
  );

/** The columns of one of the tables of a section as a list of a SELECT, each qualified by `alias`. */
export const selectExported = (
  table: TablePersonalData,
  { kind, section, alias }: { kind: ExportKind; section: string; alias: string },
): SQL =>
  sql.join(
    exportedColumns(table, kind, section).map(
      ({ key, name }) => sql`${sql.identifier(alias)}.${sql.identifier(name)} AS ${sql.identifier(key)}`,
    ),
    sql`, `,
  );
