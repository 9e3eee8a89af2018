import type pg from 'pg';

/** The search that everybody writes first, over people alone; given up after 20 seconds. */
export async function ilikeOverPeople(pool: pg.Pool, q: string): Promise<void> {
  const patterns = q
    .split(/\s+/)
    .map((word) => `%${word.replace(/[\\%_]/g, (character) => `\\${character}`)}%`);
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 20000');
    await client.query(
      `SELECT id FROM people WHERE status = 'published' AND concat_ws(' ', firstname, lastname, array_to_string(topics, ' '), headline, biography) ILIKE ALL ($1::text[]) ORDER BY lastname LIMIT 10`,
      [patterns],
    );
  } finally {
    client.release(true);
  }
}
