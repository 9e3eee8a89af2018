import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test, vi } from 'vitest';

async function readSetting(connection: pg.ClientConfig, name: string): Promise<unknown> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(`show ${name}`)).rows[0]?.[name];
  } finally {
    await client.end();
  }
}

test('a killed run leaves neither its PostgreSQL nor its data behind', async () => {
  const script = `
    import { openTestPostgres } from ${JSON.stringify(join(import.meta.dirname, 'test-postgres.ts'))};
    const { connection } = await openTestPostgres();
    process.send(connection);
    setInterval(() => undefined, 60_000);`;
  const run = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, TEST_DATABASE_URL: '' },
  });
  const [connection] = (await once(run, 'message')) as [pg.ClientConfig];
  const folder = String(await readSetting(connection, 'data_directory'));
  expect(existsSync(folder)).toBe(true);
  run.kill('SIGKILL');
  await vi.waitFor(() => expect(existsSync(folder)).toBe(false));
  await expect(readSetting(connection, 'port')).rejects.toThrow(/ENOENT|ECONNREFUSED/);
});
