import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { personKinds } from '@rostrum/contracts';
import type { FieldValue } from '@rostrum/contracts/fields';
import { column, insertsOf, readRows, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import { personAddressRepository } from '../person-address.repository.ts';
import type { PersonRecord } from '../person-detail.repository.ts';
import { people } from '../people.schema.ts';
import { personFieldValues } from '../person-fields.schema.ts';
import { personImportRows, personImports } from './imports.schema.ts';
import type { KnownPerson } from './plan-rows.ts';

export type ImportRecord = typeof personImports.$inferSelect;
interface Key {
  orgId: string;
  id: string;
}

const addedColumns = {
  id: column.text,
  kind: column.oneOf(personKinds),
  username: column.text,
  firstname: column.text,
  lastname: column.text,
  version: column.number,
};
/** What is read of a profile that was just added: thousands of them are, and what a file said is known. */
export type AddedPerson = Pick<PersonRecord, keyof typeof addedColumns>;

const isKey = ({ orgId, id }: Key) => and(eq(personImports.orgId, orgId), eq(personImports.id, id));

export const importRepository = {
  async add(db: Queryable, values: typeof personImports.$inferInsert): Promise<ImportRecord> {
    const [row] = await db.insert(personImports).values(values).returning();
    if (!row) throw new Error('The database did not answer the import it stored.');
    return row;
  },

  async find(db: Queryable, key: Key): Promise<ImportRecord | undefined> {
    const [row] = await db.select().from(personImports).where(isKey(key));
    return row;
  },

  recent: (db: Queryable, orgId: string, finishedAfter: Date) =>
    db
      .select()
      .from(personImports)
      .where(
        and(
          eq(personImports.orgId, orgId),
          or(
            eq(personImports.state, 'running'),
            and(
              inArray(personImports.state, ['done', 'failed', 'undone']),
              gt(personImports.finishedAt, finishedAfter),
            ),
          ),
        ),
      )
      .orderBy(desc(personImports.createdAt))
      .limit(10),

  /** Where the columns of the last import that was to be remembered went. */
  async remembered(
    db: Queryable,
    orgId: string,
  ): Promise<Pick<ImportRecord, 'head' | 'columns'> | undefined> {
    const [row] = await db
      .select({ head: personImports.head, columns: personImports.columns })
      .from(personImports)
      .where(
        and(
          eq(personImports.orgId, orgId),
          eq(personImports.isRemembered, true),
          inArray(personImports.state, ['running', 'done', 'failed', 'undone']),
        ),
      )
      .orderBy(desc(personImports.createdAt))
      .limit(1);
    return row;
  },

  /** Changes an import that still is in one of these states; undefined when it is not. */
  async change(
    db: Queryable,
    { version, from, ...key }: Key & { version?: number; from: readonly ImportRecord['state'][] },
    values: Partial<typeof personImports.$inferInsert>,
  ): Promise<ImportRecord | undefined> {
    const [row] = await db
      .update(personImports)
      .set({ ...values, version: sql`${personImports.version} + 1` })
      .where(
        and(
          isKey(key),
          inArray(personImports.state, [...from]),
          version === undefined ? undefined : eq(personImports.version, version),
        ),
      )
      .returning();
    return row;
  },

  /** A batch further; false when another server was there first. */
  async advance(
    tx: Transaction,
    { passed, ...key }: Key & { passed: number },
    values: Pick<ImportRecord, 'progress' | 'counts' | 'problems' | 'problemCount'>,
  ): Promise<boolean> {
    const rows = await tx
      .update(personImports)
      .set(values)
      .where(and(isKey(key), eq(personImports.state, 'running'), eq(personImports.progress, passed)))
      .returning({ id: personImports.id });
    return rows.length > 0;
  },

  async noteRows(tx: Transaction, rows: (typeof personImportRows.$inferInsert)[]): Promise<void> {
    for (const insert of insertsOf(personImportRows, rows)) await tx.execute(insert);
  },

  rows: (db: Queryable, { orgId, id }: Key) =>
    db
      .select()
      .from(personImportRows)
      .where(and(eq(personImportRows.orgId, orgId), eq(personImportRows.importId, id))),

  /** The profiles that rows with these usernames or emails are about, with what stands in the organisation's own fields. */
  async known(
    db: Queryable,
    orgId: string,
    { usernames, emails }: { usernames: readonly string[]; emails: readonly string[] },
  ): Promise<KnownPerson[]> {
    const rows = await db
      .select()
      .from(people)
      .where(
        and(
          eq(people.orgId, orgId),
          isNull(people.deletedAt),
          or(
            sql`${people.username} = ANY(${sql.param(usernames)}::citext[])`,
            sql`lower(${people.email}) = ANY(${sql.param(emails)}::text[])`,
          ),
        ),
      );
    if (rows.length === 0) return [];
    const values = await db
      .select()
      .from(personFieldValues)
      .where(
        and(
          eq(personFieldValues.orgId, orgId),
          inArray(
            personFieldValues.ownerId,
            rows.map(({ id }) => id),
          ),
        ),
      );
    const fieldsOf = Map.groupBy(values, ({ ownerId }) => ownerId);
    return rows.map((person: PersonRecord) => ({
      person,
      fields: new Map<string, FieldValue>(
        (fieldsOf.get(person.id) ?? []).map(({ fieldId, value }) => [fieldId, value]),
      ),
    }));
  },

  /** Adds those whose username neither is nor was another's, and answers them. */
  async addPeople(tx: Transaction, values: (typeof people.$inferInsert)[]): Promise<AddedPerson[]> {
    const taken = await personAddressRepository.takenAmong(
      tx,
      values.map(({ username }) => username),
    );
    const free = values.filter(({ username }) => !taken.has(username.toLowerCase()));
    const added: AddedPerson[] = [];
    for (const insert of insertsOf(people, free))
      added.push(
        ...(await readRows(
          tx,
          addedColumns,
          sql`${insert} ON CONFLICT (username) DO NOTHING RETURNING id, kind, username, firstname, lastname, version`,
        )),
      );
    return added;
  },

  async addFieldValues(tx: Transaction, values: (typeof personFieldValues.$inferInsert)[]): Promise<void> {
    for (const insert of insertsOf(personFieldValues, values)) await tx.execute(insert);
  },

  /** The most similar industry to each word, where one is similar at all. */
  async similarIndustries(
    db: Queryable,
    orgId: string,
    words: readonly string[],
  ): Promise<Map<string, string>> {
    const rows = await readRows(
      db,
      { word: column.text, title: column.text },
      sql`SELECT given.word, near.title FROM unnest(${sql.param(words)}::text[]) AS given(word)
        CROSS JOIN LATERAL (
          SELECT c.title FROM classifications c
          WHERE c.scheme = 'industry' AND c.status = 'active' AND (c.org_id = ${orgId} OR c.org_id IS NULL)
            AND similarity(rostrum_fold(c.title), rostrum_fold(given.word)) > 0.25
          ORDER BY similarity(rostrum_fold(c.title), rostrum_fold(given.word)) DESC, c.title LIMIT 1) near`,
    );
    return new Map(rows.map(({ word, title }) => [word, title]));
  },
};
