import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../queryable.ts';
import type { Declaration, Identifier } from './declarations.ts';
import type { TablePersonalData } from './define-personal-data.ts';
import { personalDataRegister } from './register.ts';

type Mention = Extract<Declaration, { fate: 'mention' }>;

/** How a person is named in texts of others, and what they are called from now on. */
export interface MentionedPerson {
  /** Organisations whose texts may name the person. */
  orgIds: readonly string[];
  identifiers: Readonly<Partial<Record<Identifier, string>>>;
  replacements: Readonly<Record<Identifier, string>>;
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

/** Shorter ones are parts of ordinary words. */
const minLength = 3;

function changeOf(
  { name, column }: { name: string; column: PgColumn },
  { identifiers, to }: Mention,
  person: MentionedPerson,
): { value: SQL; isMentioned: SQL } | undefined {
  const target = sql.identifier(name);
  const isJson = column.getSQLType() === 'jsonb';
  const found = identifiers.flatMap((each) => {
    const text = person.identifiers[each];
    if (text === undefined || text.length < minLength) return [];
    const by = person.replacements[each];
    return [isJson ? { text: inJson(text), by: inJson(by) } : { text, by }];
  });
  if (found.length === 0) return undefined;
  const content = isJson ? sql`${target}::text` : sql`${target}`;
  const isMentioned = sql.join(
    found.map(({ text }) => sql`strpos(lower(${content}), lower(${text}::text)) > 0`),
    sql` OR `,
  );
  if (to !== undefined) {
    const value = to === null ? sql`NULL` : sql`${sql.param(to, column)}`;
    return { value: sql`CASE WHEN ${isMentioned} THEN ${value} ELSE ${target} END`, isMentioned };
  }
  const replaced = found.reduce(
    (value, { text, by }) =>
      sql`regexp_replace(${value}, ${text.replaceAll(/[\\^$.|?*+()[\]{}]/g, String.raw`\$&`)}::text, ${by.replaceAll('\\', String.raw`\\`)}::text, 'gi')`,
    sql`${content}::text`,
  );
  return { value: isJson ? sql`(${replaced})::jsonb` : replaced, isMentioned };
}

async function eraseMentionsIn(
  tx: Transaction,
  { schema, name, mentionsWithin, columns }: TablePersonalData,
  person: MentionedPerson,
): Promise<void> {
  if (mentionsWithin === undefined) return;
  const changes = Array.from(columns).flatMap(([columnName, { declaration, column }]) => {
    if (declaration.fate !== 'mention' || !column) return [];
    const change = changeOf({ name: columnName, column }, declaration, person);
    return change ? [{ ...change, target: sql.identifier(columnName) }] : [];
  });
  if (changes.length === 0) return;
  await tx.execute(sql`UPDATE ${sql.identifier(schema)}.${sql.identifier(name)}
    SET ${sql.join(
      changes.map(({ target, value }) => sql`${target} = ${value}`),
      sql`, `,
    )}
    WHERE ${sql.identifier(mentionsWithin)} = any(${sql.param([...person.orgIds])}::uuid[])
      AND (${sql.join(
        changes.map(({ isMentioned }) => isMentioned),
        sql` OR `,
      )})`);
}

/** Replaces the name, username and address of a person in texts of others, within some organisations. */
export async function eraseMentions(tx: Transaction, person: MentionedPerson): Promise<void> {
  if (person.orgIds.length === 0) return;
  for (const table of personalDataRegister()) await eraseMentionsIn(tx, table, person);
}
