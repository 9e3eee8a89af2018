import type { PgBoss } from 'pg-boss';

interface Known {
  /** Whether servers are told of new jobs in each queue. */
  queues: ReadonlyMap<string, boolean>;
  /** The recurrence of each queue that has one. */
  schedules: ReadonlyMap<string, string>;
}

const knownOf = new WeakMap<PgBoss, Promise<Known>>();

async function readKnown(boss: PgBoss): Promise<Known> {
  const [queues, schedules] = await Promise.all([boss.getQueues(), boss.getSchedules()]);
  return {
    queues: new Map(queues.map(({ name, notify = false }) => [name, notify])),
    schedules: new Map(schedules.map(({ name, cron }) => [name, cron])),
  };
}

/** What the database had when this server started, asked once for all queues. */
function findKnown(boss: PgBoss): Promise<Known> {
  const known = knownOf.get(boss) ?? readKnown(boss);
  knownOf.set(boss, known);
  return known;
}

const noJob = '00000000-0000-0000-0000-000000000000';

/**
 * Lets the library read how a queue is set now. It would do so at the first job otherwise, within the transaction that sends
 * it, on a second connection.
 */
const rememberQueue = (boss: PgBoss, queue: string) => boss.cancel(queue, noJob);

/** Makes a queue unless an earlier start did, perhaps one of a release that told no one of new jobs. */
export async function openQueue(
  boss: PgBoss,
  queue: string,
  options?: Parameters<PgBoss['createQueue']>[1],
): Promise<void> {
  const isTold = (await findKnown(boss)).queues.get(queue);
  if (isTold === undefined) await boss.createQueue(queue, options);
  else if (options?.notify === true && !isTold) await boss.updateQueue(queue, { notify: true });
  else return;
  await rememberQueue(boss, queue);
}

/**
 * For queues whose jobs are wanted at once. Servers are told of each new job when its cause is committed; they look by
 * themselves for one that is due later or tried again, and twice a second while they cannot be told.
 */
export const promptly = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 2 };

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
