import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { column, readRows, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import { classifications } from '../classifications.schema.ts';

export type TermScheme = (typeof classifications.scheme.enumValues)[number];
/** Without what the database generates. */
const written = {
  id: classifications.id,
  orgId: classifications.orgId,
  scheme: classifications.scheme,
  title: classifications.title,
  parentId: classifications.parentId,
  synonyms: classifications.synonyms,
  scopeNote: classifications.scopeNote,
  externalCode: classifications.externalCode,
  usageCount: classifications.usageCount,
  status: classifications.status,
  version: classifications.version,
  createdAt: classifications.createdAt,
};

export type TermRow = Pick<typeof classifications.$inferSelect, keyof typeof written>;
export type NewTerm = typeof classifications.$inferInsert;

/** A term as the rules of the vocabulary see it; `folded` is without case and accents. */
export interface KnownTerm {
  id: string;
  is_general: boolean;
  version: number;
  title: string;
  folded: string;
  parent_id: string | null;
  synonyms: string[];
  folded_synonyms: string[];
  scope_note: string;
  /** Keeps its name and its place, and takes nothing new. */
  is_retired: boolean;
}

const readable = (orgId: string) => or(eq(classifications.orgId, orgId), isNull(classifications.orgId));

export const termRepository = {
  /** Changes of one vocabulary come after each other: of two moves at once neither can close a circle. */
  async lock(tx: Transaction, orgId: string): Promise<void> {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`classifications ${orgId}`}, 0))`);
  },

  async find(db: Queryable, { orgId, id }: { orgId: string; id: string }): Promise<TermRow | undefined> {
    const [row] = await db
      .select(written)
      .from(classifications)
      .where(
        and(
          eq(classifications.id, id),
          inArray(classifications.status, ['active', 'retired']),
          readable(orgId),
        ),
      );
    return row;
  },

  /** The terms of one kind, own and general, retired ones too. */
  known: (db: Queryable, orgId: string, scheme: TermScheme): Promise<KnownTerm[]> =>
    readRows(
      db,
      {
        id: column.text,
        is_general: column.flag,
        version: column.number,
        title: column.text,
        folded: column.text,
        parent_id: column.nullable(column.text),
        synonyms: column.listOf(column.text),
        folded_synonyms: column.listOf(column.text),
        scope_note: column.text,
        is_retired: column.flag,
      },
      sql`SELECT c.id, c.org_id IS NULL AS is_general, c.version, c.title, rostrum_fold(c.title) AS folded, c.parent_id,
          c.synonyms, ARRAY(SELECT rostrum_fold(word) FROM unnest(c.synonyms) AS word) AS folded_synonyms, c.scope_note,
          c.status = 'retired' AS is_retired
        FROM classifications c
        WHERE c.scheme = ${scheme} AND c.status IN ('active', 'retired') AND (c.org_id = ${orgId} OR c.org_id IS NULL)`,
    ),

  /** Words without case and accents, in their order. */
  async fold(db: Queryable, words: readonly string[]): Promise<string[]> {
    const rows = await readRows(
      db,
      { folded: column.text },
      sql`SELECT rostrum_fold(word) AS folded FROM unnest(${sql.param(words)}::text[]) WITH ORDINALITY AS given(word, place) ORDER BY place`,
    );
    return rows.map(({ folded }) => folded);
  },

  async insert(db: Queryable, values: NewTerm): Promise<TermRow | undefined> {
    const [row] = await db.insert(classifications).values(values).returning(written);
    return row;
  },

  /** Undefined when the version has moved on. */
  async change(
    db: Queryable,
    { id, orgId, version }: { id: string; orgId: string; version: number },
    values: Partial<NewTerm>,
  ): Promise<TermRow | undefined> {
    const [row] = await db
      .update(classifications)
      .set({ ...values, version: sql`${classifications.version} + 1` })
      .where(
        and(
          eq(classifications.id, id),
          eq(classifications.orgId, orgId),
          eq(classifications.version, version),
        ),
      )
      .returning(written);
    return row;
  },

  async remove(
    db: Queryable,
    { id, orgId, version }: { id: string; orgId: string; version: number },
  ): Promise<boolean> {
    const rows = await db
      .delete(classifications)
      .where(
        and(
          eq(classifications.id, id),
          eq(classifications.orgId, orgId),
          eq(classifications.version, version),
        ),
      )
      .returning({ id: classifications.id });
    return rows.length > 0;
  },

  /** Moves the terms below one to another, or those named back; answers which moved. */
  async moveChildren(
    db: Queryable,
    orgId: string,
    {
      from,
      to,
      only,
      except,
    }: { from: string | null; to: string | null; only?: readonly string[]; except?: string },
  ): Promise<string[]> {
    const rows = await readRows(
      db,
      { id: column.text },
      sql`UPDATE classifications SET parent_id = ${to}::uuid, version = version + 1
        WHERE org_id = ${orgId} AND parent_id IS NOT DISTINCT FROM ${from}::uuid
          AND ${only ? sql`id = ANY(${sql.param(only)}::uuid[])` : sql`true`}
          AND ${except === undefined ? sql`true` : sql`id <> ${except}`}
        RETURNING id`,
    );
    return rows.map(({ id }) => id);
  },
};
