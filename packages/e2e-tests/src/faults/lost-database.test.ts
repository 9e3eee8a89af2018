import { expect, test } from 'vitest';
import { databaseIn, TestServer } from '@rostrum/test-support/processes';

test(
  'a server whose database can never be started again says so and ends with a failure, for a supervisor to see',
  { timeout: 240_000 },
  async () => {
    await using server = await TestServer.start({ env: { DEMO: '0' } });
    const database = databaseIn(server.dataDir);
    await database.stopAtOnce();
    // Attempts, with pauses that grow to 16 seconds.
    const code = await server.ended();
    expect(code).toBe(1);
    expect(server.said).toContain('the embedded database ended; restarting it');
    expect(server.said).toContain('the embedded database cannot be restarted; giving up');
  },
);
