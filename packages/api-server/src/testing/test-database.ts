import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../database/connect.ts';

export interface TestDatabase extends DatabaseConnection, AsyncDisposable {
  migrated: string[];
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
  const connection = await connectDatabase({ ...inject('postgres'), database: name }, 8);
  return {
    ...connection,
    migrated: [],
    async [Symbol.asyncDispose]() {
      await connection.close();
      await asAdmin(`drop database if exists ${name} with (force)`);
    },
  };
}
