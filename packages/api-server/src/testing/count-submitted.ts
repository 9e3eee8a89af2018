import { startEmbeddedPostgres } from '@rostrum/server-kit/database';
import pg from 'pg';

export interface CountedSubmissions {
  /** Inquiries of the guests whom benchmarks send as. */
  stored: number;
  /** How many of them are of a guest who has another one. */
  doubled: number;
  /** Of those inquiries, how many have exactly one receipt, sent or queued. */
  mailed: number;
}

/** What a server that runs on this data folder kept of guests who sent one inquiry each, and of the emails to them. */
export async function countSubmittedIn(dataDir: string): Promise<CountedSubmissions> {
  const { connection } = await startEmbeddedPostgres(dataDir);
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<CountedSubmissions>(
      `SELECT count(*)::int AS stored, (count(*) - count(DISTINCT email))::int AS doubled,
         count(*) FILTER (WHERE (SELECT count(*) FROM mails m WHERE m.to_email = i.email AND m.kind = 'inquiry.receipt') = 1)::int AS mailed
       FROM inquiries i WHERE email LIKE 'guest%@paper.example'`,
    );
    const [counted] = rows;
    if (!counted) throw new Error('The database did not count.');
    return counted;
  } finally {
    await client.end();
  }
}
