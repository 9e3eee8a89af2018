import type { SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Declaration, Subject } from './declarations.ts';

/** How rows of a table belong to a subject, and what its erasure does to them. */
export interface Link<Column extends string = string> {
  subject: Subject;
  /** The columns that name the subject; of a profile its organisation and its id. */
  by: readonly Column[];
  rows: 'deleted' | 'cleared';
  /** Rows that are left as they are, such as those on legal hold. */
  unless?: SQL;
}

interface PersonalDataOf<Column extends string> {
  links?: readonly Link<Column>[];
  /** The column of the organisation within which mentions of a person are replaced. */
  mentionsWithin?: Column;
  columns: Readonly<Record<Column, Declaration>>;
}

export interface TablePersonalData {
  schema: string;
  name: string;
  links: readonly (Omit<Link, 'by'> & { by: readonly string[] })[];
  mentionsWithin?: string;
  /** By the names that the database has for them. */
  columns: ReadonlyMap<string, { declaration: Declaration; column?: PgColumn }>;
}

type ColumnKey<Table extends PgTable> = keyof Table['_']['columns'] & string;

/** Declares what every column of a table is for its person. A column that is missing does not compile. */
export function definePersonalData<Table extends PgTable>(
  table: Table,
  { links = [], mentionsWithin, columns }: PersonalDataOf<ColumnKey<Table>>,
): TablePersonalData {
  const config = getTableConfig(table);
  const byKey = table as unknown as Record<string, PgColumn>;
  const nameOf = (key: string): string => {
    const column = byKey[key];
    if (!column) throw new Error(`${config.name} has no column ${key}.`);
    return column.name;
  };
  return {
    schema: config.schema ?? 'public',
    name: config.name,
    links: links.map(({ by, ...link }) => ({ ...link, by: by.map(nameOf) })),
    ...(mentionsWithin !== undefined && { mentionsWithin: nameOf(mentionsWithin) }),
    columns: new Map(
      Object.entries<Declaration>(columns).map(([key, declaration]) => {
        const column = byKey[key];
        return [nameOf(key), { declaration, ...(column && { column }) }];
      }),
    ),
  };
}

/** The same for a table that a library creates and no schema of ours describes. */
export const defineForeignTable = (
  schema: string,
  name: string,
  columns: Readonly<Record<string, Declaration>>,
): TablePersonalData => ({
  schema,
  name,
  links: [],
  columns: new Map(Object.entries(columns).map(([column, declaration]) => [column, { declaration }])),
});
