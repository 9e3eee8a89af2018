import { sql, type SQL } from 'drizzle-orm';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';
import { exportedSections, selectExported, type TablePersonalData } from '@rostrum/server-kit/personal-data';

const pageSize = 500;
const first = '00000000-0000-0000-0000-000000000000';

/** What stands in the fields that the organisation added, by their labels; archived ones too. */
const fieldsOf = (values: SQL, owner: SQL): SQL =>
  sql`(SELECT coalesce(jsonb_object_agg(f.label, v.value ORDER BY f.position), '{}') FROM ${values} v
        JOIN custom_fields f ON f.org_id = v.org_id AND f.id = v.field_id
        WHERE v.org_id = t.org_id AND v.${owner} = t.id) AS fields`;

interface Section {
  from: SQL;
  /** Rows are read in its order; several may share one. */
  key: SQL;
  /** Aliases of the tables whose columns the register puts into the section. */
  tables: Readonly<Record<string, string>>;
  /** Values of other tables of the register, gathered for each row. */
  nested?: SQL;
}

/** Sections that several tables make up, or whose rows are found by more than their organisation. */
const joined: Readonly<Record<string, Section>> = {
  members: {
    from: sql`memberships t JOIN users u ON u.id = t.user_id`,
    key: sql`t.user_id`,
    tables: { users: 'u', memberships: 't' },
  },
  profiles: {
    from: sql`people t`,
    key: sql`t.id`,
    tables: { people: 't' },
    nested: sql`
      (SELECT coalesce(jsonb_agg(jsonb_build_object('kind', s.kind, 'data', s.data || coalesce(s.private_data, '{}'::jsonb)) ORDER BY s.kind, s.position), '[]')
        FROM person_sections s WHERE s.org_id = t.org_id AND s.person_id = t.id) AS sections,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('title', v.title, 'upload_id', v.upload_id, 'captions_upload_id', v.captions_upload_id)
          ORDER BY v.created_at), '[]')
        FROM person_videos v WHERE v.org_id = t.org_id AND v.person_id = t.id) AS videos,
      ${fieldsOf(sql`person_field_values`, sql`person_id`)}`,
  },
  posts: {
    from: sql`posts t`,
    key: sql`t.id`,
    tables: { posts: 't' },
    nested: sql`
      (SELECT coalesce(jsonb_agg(a.name ORDER BY a.position), '[]') FROM post_authors a
        WHERE a.org_id = t.org_id AND a.post_id = t.id) AS authors,
      ${fieldsOf(sql`post_field_values`, sql`post_id`)}`,
  },
  questions: {
    from: sql`questions t`,
    key: sql`t.id`,
    tables: { questions: 't' },
    nested: sql`
      (SELECT coalesce(jsonb_agg(jsonb_build_object('person_id', a.person_id, 'body_html', a.body_html, 'sources', a.sources,
          'status', a.status, 'published_at', a.published_at) ORDER BY a.created_at), '[]')
        FROM answers a WHERE a.org_id = t.org_id AND a.question_id = t.id) AS answers`,
  },
  inquiries: {
    from: sql`inquiries t`,
    key: sql`t.id`,
    tables: { inquiries: 't' },
    nested: sql`
      (SELECT coalesce(jsonb_agg(r.person_id ORDER BY r.position), '[]') FROM inquiry_recipients r
        WHERE r.org_id = t.org_id AND r.inquiry_id = t.id) AS recipients`,
  },
  messages: {
    from: sql`inquiry_messages t`,
    key: sql`t.id`,
    tables: { inquiry_messages: 't' },
  },
  activity: {
    from: sql`activity_entries t`,
    key: sql`t.id`,
    tables: { activity_entries: 't' },
  },
};

/** Every section of the export of an organisation. */
export const organisationSections = (): string[] => [
  ...new Set([...Object.keys(joined), ...exportedSections('organisation').keys()]),
];

/** A section of one table of an organisation. */
function sectionOf({ name, columns }: TablePersonalData): Section {
  const key = ['id', 'person_id', 'user_id'].find((each) => columns.has(each));
  if (key === undefined) throw new Error(`The table ${name} has no key that the export could follow.`);
  return {
    from: sql`${sql.identifier(name)} t`,
    key: sql`t.${sql.identifier(key)}`,
    tables: { [name]: 't' },
  };
}

function findSection(name: string): { section: Section; columns: SQL } {
  const declared = exportedSections('organisation').get(name);
  const [only] = declared ?? [];
  if (!declared || !only) throw new Error(`The export has no section ${name}.`);
  const section = joined[name] ?? sectionOf(only);
  const columns = declared.flatMap((table) => {
    const alias = section.tables[table.name];
    return alias === undefined ? [] : [selectExported(table, { kind: 'organisation', section: name, alias })];
  });
  return { section, columns: sql.join([...columns, ...(section.nested ? [section.nested] : [])], sql`, `) };
}

/** The rows of one section as JSON, a page at a time: however many there are, few are in memory. */
export async function* readTable(
  db: Queryable,
  orgId: string,
  name: string,
): AsyncIterable<readonly string[]> {
  const { section, columns } = findSection(name);
  const { from, key } = section;
  for (let after = first; ;) {
    const rows = await readRows(
      db,
      { id: column.text, row: column.text },
      sql`SELECT ${key}::text AS id, (SELECT row_to_json(x)::text FROM (SELECT ${columns}) x) AS row
        FROM ${from} WHERE t.org_id = ${orgId} AND ${key} > ${after}::uuid
        ORDER BY ${key} FETCH FIRST ${sql.raw(String(pageSize))} ROWS WITH TIES`,
    );
    yield rows.map(({ row }) => row);
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = last.id;
  }
}

const fileColumns = { id: column.text, key: column.text, name: column.text, size: column.number };
export interface KeptFile {
  id: string;
  key: string;
  name: string;
  size: number;
}

async function* readFiles(db: Queryable, where: SQL): AsyncIterable<KeptFile> {
  for (let after = first; ;) {
    const rows = await readRows(
      db,
      fileColumns,
      sql`SELECT u.id::text AS id, u.key, u.name, u.size FROM uploads u
        WHERE u.state = 'ready' AND u.id > ${after}::uuid AND ${where} ORDER BY u.id LIMIT ${pageSize}`,
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = last.id;
  }
}

/** Files that a person uploaded. */
export const readOwnFiles = (db: Queryable, userId: string) => readFiles(db, sql`u.user_id = ${userId}`);

/** Files of an organisation's inquiries, profiles and posts, whoever uploaded them. */
export const readOrganisationFiles = (db: Queryable, orgId: string) =>
  readFiles(
    db,
    sql`(u.id IN (SELECT upload_id FROM inquiry_attachments WHERE org_id = ${orgId})
      OR u.id IN (SELECT upload_id FROM person_documents WHERE org_id = ${orgId})
      OR u.id IN (SELECT upload_id FROM person_photos WHERE org_id = ${orgId})
      OR u.id IN (SELECT upload_id FROM person_entry_covers WHERE org_id = ${orgId})
      OR u.id IN (SELECT unnest(ARRAY[upload_id, captions_upload_id]) FROM person_videos WHERE org_id = ${orgId})
      OR u.id IN (SELECT image_upload_id FROM people WHERE org_id = ${orgId})
      OR u.id IN (SELECT name_recording_upload_id FROM people WHERE org_id = ${orgId})
      OR u.id IN (SELECT cover_upload_id FROM posts WHERE org_id = ${orgId}))`,
  );
