import path from 'node:path';
import type { Config } from '../config.ts';
import { repositoryRoot } from '../repository-root.ts';
import { connectDatabase, type DatabaseConnection } from './connect.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';

export interface OpenDatabase extends DatabaseConnection {
  /** Names of the migrations applied at this start. */
  migrated: string[];
}

/** The database of the configuration, embedded or named by DATABASE_URL, migrated and ready. `close` stops what was started. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePoolSize' | 'dataDir'>,
): Promise<OpenDatabase> {
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres(path.resolve(repositoryRoot, config.dataDir))
      : undefined;
  let connection: DatabaseConnection | undefined;
  try {
    connection = await connectDatabase(
      config.databaseUrl ?? embedded?.connection ?? {},
      config.databasePoolSize,
    );
    const open = connection;
    const migrated = await migrate(open.pool);
    return {
      ...open,
      migrated,
      async close() {
        await open.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await connection?.close();
    await embedded?.stop();
    throw error;
  }
}
