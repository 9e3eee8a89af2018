import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { spawnServer } from '../spawn-server.ts';

/** Receivers that answer, beside one that never does. */
const receivers = 3;
/** What is taken and not settled when a server dies is tried again after a minute; rounds begin each minute. */
const timeoutMs = 240_000;

export interface Delivering {
  /** Deliveries that arrived a second, from the first to the last. */
  perSecond: number;
  /** The same requests sent by fetch alone, as many at once. */
  barePerSecond: number;
  /** Deliveries that no receiver got, after the server was killed amid them and another one was started. */
  lost: number;
  /** Deliveries that came before one of the same thing that was ordered earlier. */
  outOfOrder: number;
}

interface Input {
  environment: Record<string, string>;
  bare: pg.Pool;
  orgId: string;
  count: number;
  /** Adds a webhook by the call of the page, so that its secret is what the server made. */
  addWebhook: (origin: string, name: string, url: string) => Promise<string>;
  progress: (text: string) => void;
}

/** Answers at once, except what is sent to `/dead`; keeps which deliveries came, and when. */
async function listen() {
  const arrived = new Map<string, number>();
  const server = createServer((request, response) => {
    request.resume();
    if (request.url === '/dead') return;
    const id = request.headers['rostrum-delivery'];
    if (typeof id === 'string' && !arrived.has(id)) arrived.set(id, performance.now());
    response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    arrived,
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Two deliveries of each thing to each receiver; those to the dead one first, as when it died under load. */
async function order(bare: pg.Pool, orgId: string, hooks: readonly string[], count: number): Promise<void> {
  await bare.query(
    `INSERT INTO webhook_deliveries (id, org_id, webhook_id, event, object_type, object_id, object_label, occurred_at)
     SELECT gen_random_uuid(), $1::uuid, hook, 'profile.published', 'person', thing, 'Somebody', now()
     FROM (SELECT hook, place, md5($1::uuid || ' ' || (n / 2) || batch)::uuid AS thing, n
       FROM unnest($2::uuid[]) WITH ORDINALITY hooks (hook, place)
       CROSS JOIN generate_series(1, $3::int) n CROSS JOIN (SELECT clock_timestamp()::text AS batch) b) wanted
     ORDER BY place, n`,
    [orgId, hooks, count],
  );
}

async function waitFor(isDone: () => boolean): Promise<boolean> {
  const until = performance.now() + timeoutMs;
  while (!isDone() && performance.now() < until) await wait(50);
  return isDone();
}

async function sendBare(base: string, count: number): Promise<number> {
  const began = performance.now();
  let left = count;
  const send = async () => {
    while (left > 0) {
      left -= 1;
      const body = JSON.stringify({ id: 'bare', event: 'profile.published' });
      const answer = await fetch(`${base}/bare`, { method: 'POST', body });
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: 64 }, send));
  return count / ((performance.now() - began) / 1000);
}

/** Deliveries to living receivers beside a dead one: how fast they arrive, and what a killed server loses. */
export async function deliverUntilKilled({
  environment,
  bare,
  orgId,
  count,
  addWebhook,
  progress,
}: Input): Promise<Delivering> {
  const receiver = await listen();
  let server = await spawnServer(environment);
  try {
    const dead = await addWebhook(server.origin, 'Dead', `${receiver.base}/dead`);
    const alive: string[] = [];
    for (let place = 0; place < receivers; place += 1)
      alive.push(await addWebhook(server.origin, `Alive ${place}`, `${receiver.base}/${place}`));
    const each = Math.ceil(count / receivers);
    const { arrived } = receiver;
    progress('delivering beside a dead receiver');
    await order(bare, orgId, [dead, ...alive], each);
    if (!(await waitFor(() => arrived.size >= each * receivers)))
      throw new Error(`Only ${arrived.size} deliveries arrived.`);
    const times = [...arrived.values()];
    const perSecond = arrived.size / ((Math.max(...times) - Math.min(...times)) / 1000);
    const barePerSecond = await sendBare(receiver.base, each * receivers);

    progress('delivering until the server is killed');
    await order(bare, orgId, alive, each);
    await waitFor(() => arrived.size >= each * receivers * 1.4);
    await server.kill();
    server = await spawnServer(environment);
    progress('delivering what the killed server had taken');
    await waitFor(() => arrived.size >= each * receivers * 2);
    const { rows } = await bare.query<{ id: string; thing: string }>(
      `SELECT id, webhook_id || ' ' || object_id AS thing FROM webhook_deliveries WHERE webhook_id = ANY ($1::uuid[]) ORDER BY position`,
      [alive],
    );
    const last = new Map<string, number>();
    let outOfOrder = 0;
    for (const { id, thing } of rows) {
      const at = arrived.get(id);
      if (at === undefined) continue;
      if (at < (last.get(thing) ?? 0)) outOfOrder += 1;
      last.set(thing, at);
    }
    return { perSecond, barePerSecond, lost: rows.filter(({ id }) => !arrived.has(id)).length, outOfOrder };
  } finally {
    await server.kill();
    await receiver.close();
  }
}
