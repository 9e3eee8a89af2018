import { environment, readConfig, type Config } from '../config.ts';
import { openDatabase, type OpenDatabase } from '@rostrum/server-kit/opening';
import { runAsSystem } from '@rostrum/server-kit/database';
import { StartupError, isBusinessError } from '@rostrum/server-kit';
import { errorText } from '@rostrum/server-kit/logging';

/** Runs a command on the configured, migrated database. Failures are one clear message and exit code 1. */
export async function runCli(
  work: (database: OpenDatabase, config: Config) => Promise<string>,
): Promise<void> {
  try {
    const config = readConfig({ AUTH_SECRET: 'not used by commands, which sign nobody in', ...environment });
    const database = await openDatabase(config);
    try {
      const answer = await runAsSystem('a command of the operator', () => work(database, config));
      process.stdout.write(`${answer}\n`);
    } finally {
      await database.close();
    }
  } catch (error) {
    const isPlain = error instanceof StartupError || isBusinessError(error);
    process.stderr.write(`${isPlain ? error.message : errorText(error)}\n`);
    process.exitCode = 1;
  }
}
