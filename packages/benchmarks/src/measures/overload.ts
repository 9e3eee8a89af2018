import { countSubmittedIn } from '@rostrum/api-server/testing/submitted';
import { formatNumber } from '@rostrum/contracts';
import { databaseIn, TestServer } from '@rostrum/test-support/processes';
import { insist } from '../load/insist.ts';
import { demonstrated, submitOne } from '../load/submissions.ts';
import type { Metric } from '../metric.ts';
import type { Progress } from '../progress.ts';

const usualCount = 10_000;
/** Far more than the server answers at once. */
const atOnce = 400;

/** Guests send more than the server can take; in the middle it is killed, and later its database ends at once and starts again. */
export async function measureOverload(progress: Progress, count = usualCount): Promise<Metric[]> {
  await using server = await TestServer.start({ env: { RATE_LIMIT_SCALE: '100000' } });
  const faults: Promise<void>[] = [];
  const kill = async () => {
    progress('killed');
    await server.kill();
    await server.start();
  };
  const restartDatabase = async () => {
    progress('its database ends at once');
    const database = databaseIn(server.dataDir);
    await database.stopAtOnce();
    await database.start();
  };
  progress('sending');
  const began = performance.now();
  const { acknowledged, attemptsLost, givenUp } = await insist({
    count,
    atOnce,
    send: (number, key) => submitOne({ origin: server.origin, ...demonstrated }, number, key),
    onAcknowledged(sofar) {
      if (sofar === Math.floor(count / 3)) faults.push(kill());
      if (sofar === Math.floor((count * 2) / 3)) faults.push(restartDatabase());
    },
  });
  const seconds = (performance.now() - began) / 1000;
  await Promise.all(faults);
  const { stored, doubled, mailed } = await countSubmittedIn(server.dataDir);
  const name = `${formatNumber(count)} submissions, ${atOnce} at once, through kill -9 and an end of PostgreSQL`;
  return [
    {
      name: `${name}: stored`,
      value: stored,
      unit: 'times',
      target: { atLeast: acknowledged },
      baseline: { value: acknowledged, name: 'acknowledged' },
    },
    { name: `${name}: stored twice`, value: doubled, unit: 'times', target: { atMost: 0 } },
    {
      name: `${name}: with one receipt each, queued or sent`,
      value: mailed,
      unit: 'times',
      target: { atLeast: stored },
      baseline: { value: stored, name: 'stored' },
    },
    { name: `${name}: not acknowledged`, value: givenUp, unit: 'failed', target: { atMost: 0 } },
    { name: `${name}: sent again after a lost or refused attempt`, value: attemptsLost, unit: 'times' },
    { name: `${name}: acknowledged a second`, value: acknowledged / seconds, unit: '/s' },
  ];
}
