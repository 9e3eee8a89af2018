import { sql } from 'drizzle-orm';
import { type Queryable, column, readRows, transaction } from '@rostrum/server-kit/database';
import { recordActivity } from '@rostrum/server-kit/audit';
import { bookmarks } from '../modules/bookmarks/bookmarks.schema.ts';
import { viewedPeople } from '../modules/history/history.schema.ts';
import { inquiryMessages, inquiryReads } from '../modules/inquiries/inquiries.schema.ts';
import { mails } from '@rostrum/server-kit/mail';
import { personSections } from '../modules/people/people.schema.ts';
import { answers } from '../modules/questions/questions.schema.ts';
import type { TestApp } from './build-test-app.ts';
import { sanitiseHtml } from '@rostrum/server-kit/rich-text';

/** Stands in every text of the foreign organisation: in no answer to anybody else may it be found. */
export const canary = 'CANARY7f3a';
/** Stands beside it: who searches for this asks for what only that organisation has. */
export const rareWord = 'quetzalwort';
const marked = `${canary} ${rareWord}`;

/** An organisation that shows nothing to the public, with one row of each kind, all of them marked. */
export async function givenForeignOrganisation({ db, given, signIn }: TestApp) {
  const { id: orgId } = await given.organisation({
    name: `Organisation ${canary}`,
    companyUsername: `org-${canary.toLowerCase()}`,
    description: marked,
    deskEmail: `desk@${canary.toLowerCase()}.example`,
    directoryAccess: 'private',
  });
  const name = { firstname: canary, lastname: canary };
  const person = await given.person(orgId, {
    ...name,
    username: `person-${canary.toLowerCase()}`,
    biography: marked,
    topics: [rareWord],
    status: 'draft',
    access: 'private',
  });
  await db
    .insert(personSections)
    .values({ orgId, personId: person.id, kind: 'media_appearance', data: { title: marked } });
  const owner = await given.user('owner', { orgId, ...name, email: `${canary}@foreign.example` });
  const inquiry = await given.inquiry(orgId, {
    subject: marked,
    message: marked,
    ...name,
    assigneeId: owner.id,
    recipients: [person.id],
  });
  const [note] = await db
    .insert(inquiryMessages)
    .values({
      orgId,
      inquiryId: inquiry.id,
      authorKind: 'staff',
      authorUserId: owner.id,
      authorName: canary,
      visibility: 'internal',
      body: marked,
    })
    .returning();
  await db
    .insert(inquiryReads)
    .values({ orgId, inquiryId: inquiry.id, userId: owner.id, readAt: new Date() });
  const post = await given.post(orgId, {
    title: marked,
    bodyHtml: sanitiseHtml(marked),
    status: 'draft',
    access: 'private',
  });
  const question = await given.question(orgId, { text: marked, access: 'private' });
  const [answer] = await db
    .insert(answers)
    .values({ orgId, questionId: question.id, personId: person.id, bodyHtml: sanitiseHtml(marked) })
    .returning();
  const [bookmark] = await db
    .insert(bookmarks)
    .values({ userId: owner.id, type: 'post', targetId: post.id, targetOrgId: orgId, label: canary })
    .returning();
  await db
    .insert(viewedPeople)
    .values({ userId: owner.id, orgId, personId: person.id, viewedAt: new Date() });
  const mailId = crypto.randomUUID();
  await db.insert(mails).values({
    id: mailId,
    orgId,
    messageId: `<${mailId}@test>`,
    kind: 'test',
    toEmail: `${canary}@foreign.example`,
    subject: marked,
    text: marked,
    html: canary,
    status: 'sent',
  });
  await transaction(db, (tx) =>
    recordActivity(tx, {
      actor: { userId: owner.id, name: canary, role: 'owner' },
      orgId,
      verb: 'organisation.created',
      text: marked,
      entity: { type: 'organisation', id: orgId, label: canary },
    }),
  );
  const session = await signIn(owner.id, orgId);
  return {
    orgId,
    userId: owner.id,
    session,
    ids: await idsOf(db, orgId, owner.id),
    noteId: note?.id,
    answerId: answer?.id,
    bookmarkId: bookmark?.id,
  };
}

interface TableRow {
  name: string;
  org: string | null;
  user: string | null;
  id: boolean;
}
const tableRowColumns = {
  name: column.text,
  org: column.nullable(column.text),
  user: column.nullable(column.text),
  id: column.flag,
};

/** Every table with what ties its rows to an organisation or a user, read from the database: new tables are in it. */
async function tablesOf(db: Queryable): Promise<TableRow[]> {
  return readRows(
    db,
    tableRowColumns,
    sql`SELECT t.table_name AS name,
        min(c.column_name) FILTER (WHERE c.column_name IN ('org_id', 'target_org_id')) AS org,
        min(c.column_name) FILTER (WHERE c.column_name IN ('user_id')) AS user,
        coalesce(bool_or(c.column_name = 'id' AND c.data_type = 'uuid'), false) AS id
      FROM information_schema.tables t JOIN information_schema.columns c USING (table_schema, table_name)
      WHERE t.table_schema = 'public' AND t.table_type = 'BASE TABLE' GROUP BY 1 ORDER BY 1`,
  );
}

const belongs = ({ name, org, user }: TableRow, orgId: string, userId: string) => {
  if (name === 'organisations') return sql`id = ${orgId}`;
  if (name === 'users') return sql`id = ${userId}`;
  const conditions = [
    ...(org === null ? [] : [sql`${sql.identifier(org)} = ${orgId}`]),
    ...(user === null ? [] : [sql`${sql.identifier(user)} = ${userId}`]),
  ];
  return conditions.length === 0 ? undefined : sql.join(conditions, sql` OR `);
};

/** Ids of everything that belongs to an organisation and its user. */
async function idsOf(db: Queryable, orgId: string, userId: string): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const table of await tablesOf(db)) {
    const condition = belongs(table, orgId, userId);
    if (!condition || !table.id) continue;
    for (const { id } of await readRows(
      db,
      { id: column.text },
      sql`SELECT id FROM ${sql.identifier(table.name)} WHERE ${condition}`,
    ))
      ids.set(id, table.name);
  }
  return ids;
}

/** All rows of an organisation and its user, as text: equal before and after means that nothing was touched. */
export async function rowsBelongingTo(db: Queryable, orgId: string, userId: string): Promise<string[]> {
  const rows: string[] = [];
  for (const table of await tablesOf(db)) {
    const condition = belongs(table, orgId, userId);
    if (!condition) continue;
    for (const { text } of await readRows(
      db,
      { text: column.text },
      sql`SELECT t::text AS text FROM ${sql.identifier(table.name)} t WHERE ${condition}`,
    ))
      rows.push(`${table.name} ${text}`);
  }
  return rows.sort();
}

/** Tables in which a text stands anywhere. */
export async function tablesHolding(db: Queryable, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await tablesOf(db)) {
    const [row] = await readRows(
      db,
      { found: column.flag },
      sql`SELECT EXISTS (SELECT 1 FROM ${sql.identifier(name)} t WHERE t::text ILIKE ${`%${text}%`}) AS found`,
    );
    if (row?.found) found.push(name);
  }
  return found;
}
