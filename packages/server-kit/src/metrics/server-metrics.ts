import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Pool } from '../database/connect.ts';

/** What the job queue counts of one of its queues. */
interface QueueCounts {
  name: string;
  queuedCount: number;
  activeCount: number;
  deferredCount: number;
}

export interface MeasuredServer {
  /** By what each is for. */
  pools: Readonly<Record<string, Pool>>;
  boss: { getQueues: () => Promise<readonly QueueCounts[]> };
  countLiveStreams: () => number;
  /** Numbers of the application itself, by their names. */
  gauges?: Readonly<Record<string, ApplicationGauge>>;
}

interface ApplicationGauge {
  help: string;
  read: () => number;
}

export interface AnsweredRequest {
  method: string;
  /** The pattern of the route, never the address: that one may name a person. */
  route: string;
  status: number;
  seconds: number;
}

function measurePools(registry: Registry, pools: MeasuredServer['pools']): void {
  const counts = {
    used: ({ totalCount, idleCount }: Pool) => totalCount - idleCount,
    idle: ({ idleCount }: Pool) => idleCount,
    waiting: ({ waitingCount }: Pool) => waitingCount,
  };
  new Gauge({
    name: 'rostrum_database_connections',
    help: 'Connections of each pool that are used or idle, and requests that wait for one.',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, one] of Object.entries(pools))
        for (const [state, count] of Object.entries(counts)) this.set({ pool, state }, count(one));
    },
  });
}

function measureQueues(registry: Registry, boss: MeasuredServer['boss']): void {
  new Gauge({
    name: 'rostrum_jobs',
    help: 'Jobs of each queue, of all servers together, as last counted by the queue itself.',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      // A database that is away takes this figure away, not the whole answer.
      const queues = await boss.getQueues().catch(() => []);
      this.reset();
      for (const { name, queuedCount, activeCount, deferredCount } of queues) {
        this.set({ queue: name, state: 'queued' }, queuedCount);
        this.set({ queue: name, state: 'active' }, activeCount);
        this.set({ queue: name, state: 'deferred' }, deferredCount);
      }
    },
  });
}

/** What one server counts of itself: labels are patterns and names of ours, never anything of a person. */
export function createServerMetrics({ pools, boss, countLiveStreams, gauges = {} }: MeasuredServer) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measurePools(registry, pools);
  measureQueues(registry, boss);
  new Gauge({
    name: 'rostrum_live_streams',
    help: 'Open streams of live updates.',
    registers: [registry],
    collect() {
      this.set(countLiveStreams());
    },
  });
  for (const [name, { help, read }] of Object.entries(gauges))
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  const requests = new Histogram({
    name: 'rostrum_http_request_seconds',
    help: 'Time from a request to the end of its answer, by pattern of the route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return {
    noteRequest({ method, route, status, seconds }: AnsweredRequest): void {
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
    },
    contentType: registry.contentType,
    write: (): Promise<string> => registry.metrics(),
  };
}

export type ServerMetrics = ReturnType<typeof createServerMetrics>;
