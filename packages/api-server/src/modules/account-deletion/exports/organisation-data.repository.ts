import { sql, type SQL } from 'drizzle-orm';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';

const pageSize = 500;
const first = '00000000-0000-0000-0000-000000000000';

/** What stands in the fields that the organisation added, by their labels; archived ones too. */
const fieldsOf = (values: SQL, owner: SQL): SQL =>
  sql`(SELECT coalesce(jsonb_object_agg(f.label, v.value ORDER BY f.position), '{}') FROM ${values} v
        JOIN custom_fields f ON f.org_id = v.org_id AND f.id = v.field_id
        WHERE v.org_id = t.org_id AND v.${owner} = t.id) AS fields`;

/** The tables of an organisation, each with the columns that are its data: no secret and no hash is among them. */
const tables: Readonly<Record<string, { from: SQL; key: SQL; columns: SQL }>> = {
  members: {
    from: sql`memberships t JOIN users u ON u.id = t.user_id`,
    key: sql`t.user_id`,
    columns: sql`u.firstname, u.lastname, u.email, t.role, t.scopes, t.created_at AS joined_at`,
  },
  profiles: {
    from: sql`people t`,
    key: sql`t.id`,
    columns: sql`t.id, t.kind, t.username, t.prefix, t.firstname, t.lastname, t.suffix, t.pronouns, t.name_pronunciation,
      t.job_title, t.department, t.email, t.phone, t.phone_extension, t.building, t.room, t.address, t.postal, t.city,
      t.state, t.country, t.shown_contact, t.employee_id, t.speaking, t.fees, t.headline, t.biography, t.image_upload_id, t.name_recording_upload_id,
      t.image_alt, t.image_credit, t.topics, t.industries, t.tags, t.status, t.access, t.consent_at, t.created_at,
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
    columns: sql`t.id, t.slug, t.kind, t.title, t.summary, t.body_html, t.cover_upload_id, t.cover_alt, t.cover_credit, t.topics, t.tags,
      t.status, t.access, t.publish_at, t.published_at, t.embargo_until, t.expires_at, t.created_at, t.deleted_at,
      (SELECT coalesce(jsonb_agg(a.name ORDER BY a.position), '[]') FROM post_authors a
        WHERE a.org_id = t.org_id AND a.post_id = t.id) AS authors,
      ${fieldsOf(sql`post_field_values`, sql`post_id`)}`,
  },
  questions: {
    from: sql`questions t`,
    key: sql`t.id`,
    columns: sql`t.id, t.slug, t.text, t.details, t.asker_name, t.asker_email, t.origin, t.inquiry_id, t.tags, t.due_at, t.status,
      t.access, t.created_at, t.deleted_at,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('person_id', a.person_id, 'body_html', a.body_html, 'sources', a.sources,
          'status', a.status, 'published_at', a.published_at) ORDER BY a.created_at), '[]')
        FROM answers a WHERE a.org_id = t.org_id AND a.question_id = t.id) AS answers`,
  },
  inquiries: {
    from: sql`inquiries t`,
    key: sql`t.id`,
    columns: sql`t.id, t.ref, t.type, t.subject, t.message, t.fields, t.status, t.priority, t.restricted, t.deadline_at, t.seeker_type,
      t.firstname, t.lastname, t.email, t.phone, t.organization, t.job_title, t.city, t.state, t.country, t.tags, t.consent_at,
      t.first_reply_at, t.closed_at, t.outcome, t.outcome_note, t.created_at,
      (SELECT coalesce(jsonb_agg(r.person_id ORDER BY r.position), '[]') FROM inquiry_recipients r
        WHERE r.org_id = t.org_id AND r.inquiry_id = t.id) AS recipients`,
  },
  messages: {
    from: sql`inquiry_messages t`,
    key: sql`t.id`,
    columns: sql`t.id, t.inquiry_id, t.author_kind, t.author_name, t.visibility, t.body, t.channel, t.created_at`,
  },
  activity: {
    from: sql`activity_entries t`,
    key: sql`t.id`,
    columns: sql`t.verb, t.text, t.actor_name, t.actor_role, t.entity_type, t.entity_label, t.before, t.after, t.created_at`,
  },
};

export const organisationTables = Object.keys(tables);

/** The rows of one table as JSON, a page at a time: however many there are, few are in memory. */
export async function* readTable(
  db: Queryable,
  orgId: string,
  name: string,
): AsyncIterable<readonly string[]> {
  const table = tables[name];
  if (!table) throw new Error(`There is no table ${name}.`);
  for (let after = first; ;) {
    const rows = await readRows(
      db,
      { id: column.text, row: column.text },
      sql`SELECT ${table.key}::text AS id, (SELECT row_to_json(x)::text FROM (SELECT ${table.columns}) x) AS row
        FROM ${table.from} WHERE t.org_id = ${orgId} AND ${table.key} > ${after}::uuid ORDER BY ${table.key} LIMIT ${pageSize}`,
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
