import { authPaths } from '@rostrum/contracts';
import { TestServer } from '@rostrum/test-support/processes';
import { median, type Metric } from '../metric.ts';
import { fire, withCookies } from '../load/fire.ts';
import { signInMany } from '../load/sign-in.ts';
import { startEmptyRoute, startSameAnswer } from '../load/start-empty-route.ts';
import type { Progress } from '../progress.ts';

const connections = 200;
/** Short ones and many: what else runs on the machine comes and goes, and each is judged by its neighbours. */
const rounds = 15;
const roundSeconds = 2;
/** The engine goes on compiling the server for this long; a route of one line is ready after a few seconds. */
const warmSeconds = { empty: 4, same: 4, session: 30 };

/** The hottest call: every open tab polls it. 200 different sessions, in turns with a route that does nothing. */
export async function measureSessionLoad(progress: Progress): Promise<Metric[]> {
  await using server = await TestServer.start();
  using empty = await startEmptyRoute();
  progress('signing in');
  const cookies = await signInMany(server.origin, connections);
  const url = server.origin + authPaths.session;
  using same = await startSameAnswer(url, { cookie: cookies[0] ?? '' });
  const loads = {
    empty: { url: empty.url, connections },
    same: { url: same.url, connections, setupClient: withCookies(cookies) },
    session: { url, connections, setupClient: withCookies(cookies) },
  };
  progress('warming up');
  for (const name of ['empty', 'same', 'session'] as const)
    await fire({ ...loads[name], duration: warmSeconds[name] });
  const seen: { empty: number; same: number; session: number; p99: number; failed: number }[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    progress(`round ${round} of ${rounds}`);
    const idle = await fire({ ...loads.empty, duration: roundSeconds });
    const ready = await fire({ ...loads.same, duration: roundSeconds });
    const busy = await fire({ ...loads.session, duration: roundSeconds });
    seen.push({
      empty: idle.requests.average,
      same: ready.requests.average,
      session: busy.requests.average,
      p99: busy.latency.p99,
      failed: busy.failed,
    });
  }
  const name = `GET session, ${connections} connections`;
  return [
    {
      name,
      value: median(seen.map(({ session }) => session)),
      unit: '/s',
      baseline: { value: median(seen.map(({ empty: value }) => value)), name: 'an empty Fastify route' },
    },
    {
      name: `${name}: share of an empty route's throughput`,
      value: median(seen.map((round) => (100 * round.session) / round.empty)),
      unit: '%',
      target: { atLeast: 50 },
    },
    {
      name: `${name}: share of what the same answer would reach from memory`,
      value: median(seen.map((round) => (100 * round.session) / round.same)),
      unit: '%',
      baseline: {
        value: median(seen.map((round) => (100 * round.same) / round.empty)),
        name: "that answer's share of an empty route's throughput",
      },
    },
    {
      name: `${name}: 99th percentile`,
      value: median(seen.map(({ p99 }) => p99)),
      unit: 'ms',
      target: { atMost: 150 },
    },
    {
      name: `${name}: requests`,
      value: seen.reduce((sum, { failed }) => sum + failed, 0),
      unit: 'failed',
      target: { atMost: 0 },
    },
  ];
}
