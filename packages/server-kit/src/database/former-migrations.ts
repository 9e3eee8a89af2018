import { createHash } from 'node:crypto';
import type pg from 'pg';
import { StartupError } from '../startup-error.ts';
import type { AppliedMigration, Migration } from './migrations-on-disk.ts';

/** SHA-256 of the journal of the nineteen migrations, 0000_extensions to 0018_release_trust, that the baseline replaced. */
const formerJournal = 'fb662865c960da1b8d55f82380b2c31a0d221f2296857aa4504210f204c1cea4';

const fingerprintOf = (applied: readonly AppliedMigration[]): string =>
  createHash('sha256')
    .update(applied.map(({ number, name, checksum }) => `${number} ${name} ${checksum}`).join('\n'))
    .digest('hex');

const isBaseline = ({ number, name }: Pick<Migration, 'number' | 'name'>): boolean =>
  number === 0 && name === 'baseline';

/** Whether a database was made by the migrations of before the baseline. */
export const isFormer = (applied: readonly AppliedMigration[], known: readonly Migration[]): boolean =>
  known.some(isBaseline) && applied.some(({ number, name }) => number === 0 && name === 'extensions');

/**
 * Puts the baseline into the journal of a database that has all migrations of before it: the schema is the same. One that
 * stopped half way, or has others, is refused with the way on. Returns the journal as it is now.
 */
export async function adoptBaseline(
  client: pg.PoolClient,
  applied: readonly AppliedMigration[],
  known: readonly Migration[],
): Promise<readonly AppliedMigration[]> {
  const baseline = known.find(isBaseline);
  if (!baseline || !isFormer(applied, known)) return applied;
  if (fingerprintOf(applied) !== formerJournal)
    throw new StartupError(
      'This database was made by a development version of Rostrum from before its migrations became one, and did not get all of them.\nIf its data can go: stop, delete the data folder (.data, or what ROSTRUM_DATA_DIR names) or empty the database of DATABASE_URL, and start again.\nIf it must stay: start the last version with the migration 0018_release_trust once, then this one.',
    );
  const { number, name, checksum } = baseline;
  await client.query('begin');
  try {
    await client.query('delete from schema_migrations');
    await client.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
      number,
      name,
      checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  return [{ number, name, checksum }];
}
