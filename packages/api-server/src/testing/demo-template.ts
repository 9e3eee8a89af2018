import pg from 'pg';
import { inject } from 'vitest';
import { connectDatabase } from '@rostrum/server-kit/database';
import { loadDemo } from '../demo/load-demo.ts';
import { testConfig } from './test-config.ts';
import { demoTemplateOf } from './test-postgres.ts';

export interface DemoTemplate {
  /** For `copyOf`. */
  name: string;
  /** When it was loaded; what is due and what is new is counted from then. */
  loadedAt: Date;
}

/** So that the workers of a run load it once. */
const loadLock = 7_268_736_002;

/** A plain hash of nothing: no test signs in with a password of the demonstration. */
const hashPassword = async () => '$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$aGFzaA';

/** The database that has the demonstration; loaded by whoever asks first, then only copied. */
export async function demoTemplate(): Promise<DemoTemplate> {
  const migrated = String(inject('postgres').database);
  const name = demoTemplateOf(migrated);
  const admin = new pg.Client({ ...inject('postgres'), database: 'postgres' });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock($1)', [loadLock]);
    const { rows } = await admin.query<{ note: string | null }>(
      `select shobj_description(oid, 'pg_database') as note from pg_database where datname = $1`,
      [name],
    );
    const [known] = rows;
    if (known?.note) return { name, loadedAt: new Date(known.note) };
    // One without a note was left behind by a load that failed.
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`create database ${name} template ${migrated} strategy file_copy`);
    const loadedAt = new Date();
    const { db, close } = await connectDatabase({ ...inject('postgres'), database: name }, 2);
    await loadDemo(db, { now: loadedAt, config: testConfig(), hashPassword }).finally(close);
    await admin.query(`comment on database ${name} is '${loadedAt.toISOString()}'`);
    return { name, loadedAt };
  } finally {
    await admin.end();
  }
}
