import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connectDatabase } from '../database/connect.ts';
import type { OpenDatabase } from '../database/open-database.ts';

export interface TestDatabase extends OpenDatabase, AsyncDisposable {
  /** Another pool on the same database, as a second server has it. */
  connectAgain(): Promise<OpenDatabase>;
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database of its own: a copy of the migrated one, or an empty one. Dropped when disposed of. */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const template = String(inject('postgres').database);
  await asAdmin(`create database ${name} template ${empty ? 'template0' : template}`);
  const connect = async (): Promise<OpenDatabase> => ({
    ...(await connectDatabase({ ...inject('postgres'), database: name }, 8)),
    migrated: [],
  });
  const connection = await connect();
  return {
    ...connection,
    connectAgain: connect,
    async [Symbol.asyncDispose]() {
      await connection.close();
      await asAdmin(`drop database if exists ${name} with (force)`);
    },
  };
}
