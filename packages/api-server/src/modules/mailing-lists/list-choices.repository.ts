import { sql } from 'drizzle-orm';
import { column, hasWords, readRows, type Queryable } from '@rostrum/server-kit/database';

const mostExperts = 20;

export const listChoicesRepository = {
  /** What rules can name: departments and tags of people, and experts whose name fits. */
  async find(db: Queryable, orgId: string, q: string) {
    const [names] = await readRows(
      db,
      { departments: column.listOf(column.text), tags: column.listOf(column.text) },
      sql`select
        array(select distinct department from people where org_id = ${orgId} and deleted_at is null and department <> '' order by 1 limit 500) as departments,
        array(select distinct tag from people, unnest(tags) as tag where org_id = ${orgId} and deleted_at is null order by 1 limit 500) as tags`,
    );
    const experts = await readRows(
      db,
      { id: column.text, name: column.text },
      sql`select p.id, concat_ws(' ', p.prefix, p.firstname, p.lastname) as name from people p
          where p.org_id = ${orgId} and p.deleted_at is null and p.kind = 'expert'
            ${q === '' ? sql`` : sql`and ${hasWords(sql`p.search_name`, q)}`}
          order by p.lastname, p.firstname, p.id limit ${mostExperts}`,
    );
    return { departments: names?.departments ?? [], tags: names?.tags ?? [], experts };
  },
};
