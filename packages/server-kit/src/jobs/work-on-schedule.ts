import type { PgBoss } from 'pg-boss';

interface Known {
  queues: ReadonlySet<string>;
  /** The recurrence of each queue that has one. */
  schedules: ReadonlyMap<string, string>;
}

const knownOf = new WeakMap<PgBoss, Promise<Known>>();

async function readKnown(boss: PgBoss): Promise<Known> {
  const [queues, schedules] = await Promise.all([boss.getQueues(), boss.getSchedules()]);
  return {
    queues: new Set(queues.map(({ name }) => name)),
    schedules: new Map(schedules.map(({ name, cron }) => [name, cron])),
  };
}

/** What the database had when this server started, asked once for all queues. */
function findKnown(boss: PgBoss): Promise<Known> {
  const known = knownOf.get(boss) ?? readKnown(boss);
  knownOf.set(boss, known);
  return known;
}

/** Makes a queue unless an earlier start did. */
export async function openQueue(
  boss: PgBoss,
  queue: string,
  options?: Parameters<PgBoss['createQueue']>[1],
): Promise<void> {
  if (!(await findKnown(boss)).queues.has(queue)) await boss.createQueue(queue, options);
}

export interface Schedule {
  queue: string;
  /** In UTC. */
  cron: string;
  /** How often a server asks whether it is time; a minute unless given. */
  pollSeconds?: number;
}

/** Does work by the clock, each time on one server only; what fails is left to the next time. */
export async function workOnSchedule(
  boss: PgBoss,
  { queue, cron, pollSeconds = 60 }: Schedule,
  work: () => Promise<void>,
): Promise<void> {
  await openQueue(boss, queue);
  if ((await findKnown(boss)).schedules.get(queue) !== cron) await boss.schedule(queue, cron);
  await boss.work(queue, { pollingIntervalSeconds: pollSeconds }, work);
}
