import { sql } from 'drizzle-orm';
import { people } from '@rostrum/contracts';
import type { Database } from '@rostrum/server-kit/database';
import { measureDesk, type TimesBesideBare } from './measured-desk.ts';

/** So many at once: a statement also writes what search knows of its people, and has the time of any statement. */
const atOnce = 500;

/** People of one organisation in forty departments, some of which an agent looks after. */
async function writePeople(db: Database, orgId: string, count: number): Promise<void> {
  for (let first = 1; first <= count; first += atOnce)
    await db.execute(sql`INSERT INTO people (id, org_id, kind, username, firstname, lastname, job_title, department, email, headline,
        biography, topics, industries, tags, status, completeness, last_confirmed_at, source)
      SELECT gen_random_uuid(), ${orgId}, 'expert', 'measured-' || n, 'Anna' || n % 97, 'Berg' || n % 1009, 'Senior Lecturer',
        'Department ' || n % 40, 'person' || n || '@northmere.example', 'Studies coasts', 'Studies how coasts change.',
        ARRAY['coast ' || n % 50, 'dunes'], ARRAY['Education'], ARRAY['Team ' || n % 9],
        CASE n % 4 WHEN 0 THEN 'draft' WHEN 1 THEN 'in_review' ELSE 'published' END, n % 101, now() - make_interval(days => n % 700), 'csv'
      FROM generate_series(${first}::int, ${Math.min(first + atOnce - 1, count)}::int) n`);
}

/** The first page of the people list over so many, on a PostgreSQL of its own. */
export async function measurePeopleLoad(
  count: number,
  progress: (text: string) => void,
): Promise<TimesBesideBare> {
  progress(`writing ${count} people`);
  return measureDesk(
    {
      of: 'people',
      async prepare(db, { orgId, given }) {
        const scopes = { departments: ['Department 1', 'Department 2'], tags: ['Team 3'] };
        await given.user('agent', { orgId, scopes });
        await writePeople(db, orgId, count);
        await db.execute(sql`ANALYZE people, memberships`);
      },
    },
    ({ userId, measure }) => {
      progress('list');
      return measure(people.list.path.replace('{identifier}', userId), /\bFROM people p\b/);
    },
  );
}
