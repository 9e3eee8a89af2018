import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildApp, createTestDatabase, openTemporaryFolder, testConfig } from '@rostrum/test-support/server';

test('a development server with database and secret from outside starts without a data folder', async () => {
  await using owner = await createTestDatabase();
  const parent = await openTemporaryFolder();
  const dataDir = path.join(parent, 'not', 'there', 'yet');
  const database = await owner.openForServer();
  const config = testConfig({
    NODE_ENV: 'development',
    DEMO: '1',
    LOG_LEVEL: 'silent',
    ROSTRUM_DATA_DIR: dataDir,
  });
  const app = await buildApp(config, { database });
  await app.ready();
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect(existsSync(path.join(dataDir, 'development-identity-provider.json'))).toBe(true);
  await app.close();
  await database.close();
  await rm(parent, { recursive: true, force: true });
});
