import { expect, test } from 'vitest';
import { createWaitBudget } from '../database/wait-budget.ts';
import { createAdmission } from './admission.ts';

const minuteMs = 60_000;

test('admits each queue in turn, and requests of one queue in the order in which they came', async () => {
  const admission = createAdmission({ places: 1, maxWaiting: 100 });
  const admitted: string[] = [];
  const enter = async (queue: string, name: string) => {
    const leave = await admission.enter(queue, createWaitBudget(minuteMs));
    admitted.push(name);
    leave?.();
  };
  const leaveFirst = await admission.enter('flood', createWaitBudget(minuteMs));
  const sent = [1, 2, 3, 4].map((count) => enter('flood', `flood ${count}`));
  sent.push(enter('pages', 'page 1'), enter('pages', 'page 2'), enter('people', 'person'));
  leaveFirst?.();
  await Promise.all(sent);
  expect(admitted).toEqual(['flood 1', 'page 1', 'person', 'flood 2', 'page 2', 'flood 3', 'flood 4']);
});

test('a request that waited too long leaves no gap behind', async () => {
  const admission = createAdmission({ places: 1, maxWaiting: 1 });
  const leave = await admission.enter('a', createWaitBudget(minuteMs));
  expect(await admission.enter('b', createWaitBudget(1))).toBeUndefined();
  const next = admission.enter('b', createWaitBudget(minuteMs));
  expect(await admission.enter('c', createWaitBudget(minuteMs))).toBeUndefined();
  leave?.();
  const leaveNext = await next;
  expect(leaveNext).toBeDefined();
  leaveNext?.();
  expect(await admission.enter('c', createWaitBudget(minuteMs))).toBeDefined();
});
