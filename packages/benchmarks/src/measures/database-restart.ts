import { setTimeout as wait } from 'node:timers/promises';
import { authPaths } from '@rostrum/contracts';
import { databaseIn, TestServer } from '@rostrum/test-support/processes';
import type { Metric } from '../metric.ts';
import { fire, withCookies } from '../load/fire.ts';
import { signInMany } from '../load/sign-in.ts';
import type { Progress } from '../progress.ts';

const connections = 200;

/** Open tabs ask on while PostgreSQL is ended at once and started again, and then stands still for ten seconds. */
export async function measureDatabaseRestart(progress: Progress): Promise<Metric[]> {
  await using server = await TestServer.start();
  progress('signing in');
  const cookies = await signInMany(server.origin, connections);
  const database = databaseIn(server.dataDir);
  let lastAnswer = 0;
  let firstSince = Infinity;
  let isBackSince = Infinity;
  const load = fire({
    url: server.origin + authPaths.session,
    connections,
    overallRate: 1000,
    duration: 35,
    timeout: 60,
    setupClient: withCookies(cookies),
    // An answer without a session would sign the tab out.
    verifyBody: (body) => {
      lastAnswer = performance.now();
      if (lastAnswer > isBackSince) firstSince = Math.min(firstSince, lastAnswer);
      return String(body).includes('"sessionToken"');
    },
  });
  await wait(3000);
  progress('stopped at once');
  await database.stopAtOnce();
  const goneAt = performance.now();
  await wait(3000);
  await database.start();
  isBackSince = performance.now();
  await wait(5000);
  const recovery = (firstSince - isBackSince) / 1000;
  const gap = (firstSince - goneAt) / 1000;
  progress('paused');
  database.pause();
  await wait(10_000);
  database.resume();
  const { failed, mismatches = 0 } = await load;
  return [
    {
      name: 'sessions through a restart and a pause of PostgreSQL, 1,000 /s',
      value: failed + mismatches,
      unit: 'failed',
      target: { atMost: 0 },
    },
    {
      name: 'first session after PostgreSQL is back',
      value: recovery,
      unit: 's',
      target: { atMost: 5 },
      baseline: { value: gap, name: 'all the time without an answer' },
    },
  ];
}
