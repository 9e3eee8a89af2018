import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';
import {
  connectInTime,
  createWaitBudget,
  runWithBudget,
  runWithRenewedBudget,
  waitInBudget,
} from '../database/wait-budget.ts';

const late = () => new Error('late');
const never = new Promise<never>(() => undefined);

test('waits one after the other share one budget, waits at the same time count once, and work gives some back', () => {
  let now = 0;
  const budget = createWaitBudget(500, () => now);
  const endFirst = budget.begin();
  now = 200;
  endFirst();
  endFirst();
  expect(budget.left()).toBe(300);
  // A tenth of the work between two waits may be waited again.
  now = 700;
  expect(budget.left()).toBe(350);
  const ends = [budget.begin(), budget.begin(), budget.begin()];
  now = 800;
  for (const end of ends) end();
  expect(budget.left()).toBe(250);
  budget.begin();
  now = 9000;
  expect(budget.left()).toBe(0);
});

test('a budget that is used up ends every kind of wait, and still takes what is there at once', async () => {
  const budget = createWaitBudget(20);
  const turns = createTurns();
  const first = turns('key', () => never);
  first.catch(() => undefined);
  await runWithBudget(budget, async () => {
    await expect(waitInBudget(never, late)).rejects.toThrow('late');
    await expect(connectInTime(() => never)).rejects.toThrow('timeout exceeded when trying to connect');
    await expect(turns('key', async () => 'twin')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(connectInTime(async () => ({ release: () => undefined }))).resolves.toBeDefined();
    await expect(turns('another', async () => 'done')).resolves.toBe('done');
    // A read that is repeated may wait again each time.
    await expect(runWithRenewedBudget(() => waitInBudget(wait(1, 'here'), late))).resolves.toBe('here');
  });
  await expect(waitInBudget(wait(30, 'jobs wait'), late)).resolves.toBe('jobs wait');
});

test('a connection that comes too late for its request goes back to the pool', async () => {
  let released = 0;
  const connection = Promise.withResolvers<{ release: () => void }>();
  const asked = runWithBudget(createWaitBudget(20), () => connectInTime(() => connection.promise));
  await expect(asked).rejects.toThrow('timeout exceeded when trying to connect');
  connection.resolve({ release: () => void (released += 1) });
  await connection.promise;
  await Promise.resolve();
  expect(released).toBe(1);
});
