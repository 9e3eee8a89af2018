import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts';

// What a test starts and kills: opens the database of a folder, commits one row, reports the postmaster, and stays.
const [, , folder = ''] = process.argv;
const { connection } = await startEmbeddedPostgres(folder);
const client = new pg.Client(connection);
await client.connect();
await client.query("create table if not exists kept as select 'before the kill' as text");
process.send?.(
  Number(readFileSync(path.join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]),
);
setInterval(() => undefined, 1000);
