import { sql } from 'drizzle-orm';
import type { Queryable } from '@rostrum/server-kit/database';
import { releaseUploads } from '../../uploads/index.ts';

export const forgetRepository = {
  async forget(db: Queryable, before: Date): Promise<void> {
    const moment = before.toISOString();
    const isAbandoned = sql`state IN ('uploaded', 'checked') AND updated_at < ${moment}`;
    // Files that nothing uses are collected by the uploads.
    await releaseUploads(db, sql`SELECT upload_id FROM person_imports WHERE ${isAbandoned}`);
    await db.execute(sql`DELETE FROM person_imports WHERE ${isAbandoned}`);
    await db.execute(
      sql`DELETE FROM person_import_rows r USING person_imports i
        WHERE i.org_id = r.org_id AND i.id = r.import_id AND i.finished_at < ${moment}`,
    );
    await db.execute(
      sql`UPDATE person_imports SET sample = '[]', encoding_sample = '[]', corrections = '[]', problems = '[]', planned = '[]'
        WHERE finished_at < ${moment} AND (problems <> '[]' OR planned <> '[]' OR corrections <> '[]' OR sample <> '[]'
          OR encoding_sample <> '[]')`,
    );
  },
};
