import { authPaths } from '@rostrum/contracts';
import { freePort, TestServer } from '@rostrum/test-support/processes';
import { fire, withCookies } from '../load/fire.ts';
import { signInMany } from '../load/sign-in.ts';
import { startNginx } from '../load/start-nginx.ts';
import type { Metric } from '../metric.ts';
import type { Progress } from '../progress.ts';

const perSecond = 20;
const defaultRequests = 5000;

/** What failed, for the name of the figure: "503 × 5, 2 without an answer". */
function describeFailures({ statusCodeStats = {}, errors }: Awaited<ReturnType<typeof fire>>): string {
  const statuses = Object.entries(statusCodeStats).flatMap(([status, { count }]) =>
    status.startsWith('2') ? [] : [`${status} × ${count}`],
  );
  return [...statuses, ...(errors > 0 ? [`${errors} without an answer`] : [])].join(', ');
}

/** Two servers behind nginx are restarted in turns while visitors and members go on working. */
export async function measureRollingRestart(
  progress: Progress,
  requests = defaultRequests,
): Promise<Metric[]> {
  // Holds the database that the other two work on, and takes no requests.
  await using holder = await TestServer.start();
  const env = {
    PUBLIC_URL: `http://127.0.0.1:${await freePort()}`,
    SHUTDOWN_GRACE_SECONDS: '5',
    DEMO: '0',
    TRUST_PROXY: '127.0.0.1',
  };
  await using first = await TestServer.start({ env, dataDir: holder.dataDir });
  await using second = await TestServer.start({ env, dataDir: holder.dataDir });
  await using proxy = await startNginx([first.port, second.port]);
  const cookies = await signInMany(holder.origin, 10);
  const seconds = requests / perSecond;
  let isOver = false;
  progress(`${requests} requests at ${perSecond} a second`);
  const load = fire({
    url: proxy.origin,
    connections: 10,
    overallRate: perSecond,
    duration: seconds,
    timeout: 30,
    setupClient: withCookies(cookies),
    requests: [
      { path: authPaths.session },
      { path: '/login' },
      { path: '/healthz' },
      { path: '/organizations/northmere' },
    ],
  }).finally(() => {
    isOver = true;
  });
  let restarts = 0;
  for (let turn = 0; !isOver; turn += 1) {
    const server = turn % 2 === 0 ? first : second;
    await server.stop();
    await server.start();
    restarts += 1;
    progress(`${restarts} restarts`);
  }
  const result = await load;
  const { failed, requests: sent, latency } = result;
  const failures = describeFailures(result);
  return [
    {
      name: `rolling restart behind nginx, ${perSecond} /s, ${restarts} restarts${failures && ` (${failures})`}`,
      value: failed,
      unit: 'failed',
      target: { atMost: 0 },
      baseline: { value: sent.total, name: 'requests' },
    },
    { name: 'rolling restart: p99 of a request', value: latency.p99, unit: 'ms' },
  ];
}
