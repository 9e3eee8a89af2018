import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { TestServer } from '@rostrum/test-support/processes';
import type { Metric } from '../metric.ts';

/** Memory that a process holds, in MiB. */
const residentOf = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).trim()) / 1024;

async function bareNode(): Promise<number> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(child, 'spawn');
  await wait(1000);
  const held = residentOf(child.pid ?? 0);
  child.kill();
  return held;
}

/** What the server holds when no one asks it anything, and how long its starts take. */
export async function measureServer(): Promise<Metric[]> {
  const beganFirst = performance.now();
  await using server = await TestServer.start();
  const first = (performance.now() - beganFirst) / 1000;
  await server.stop();
  const beganSecond = performance.now();
  await server.start();
  const second = (performance.now() - beganSecond) / 1000;
  await wait(10_000);
  const idle = residentOf(server.pid);
  return [
    {
      name: 'server ready, empty data folder (database made, demonstration loaded)',
      value: first,
      unit: 's',
    },
    { name: 'server ready, database there', value: second, unit: 's' },
    {
      name: 'server idle memory, besides PostgreSQL',
      value: idle,
      unit: 'MiB',
      target: { atMost: 250 },
      baseline: { value: await bareNode(), name: 'a Node process that does nothing' },
    },
  ];
}
