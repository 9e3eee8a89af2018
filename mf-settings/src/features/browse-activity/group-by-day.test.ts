import { groupByDay } from '@rostrum/change-log';
import { recordedChange } from '@rostrum/contracts';
import { example } from '@rostrum/test-support';
import { expect, test } from 'vitest';

const at = (created_at: string) => ({ ...example(recordedChange), created_at });

test('steps stand under their day, newest first', () => {
  const days = groupByDay(
    [
      at('2026-11-19T10:00:00Z'),
      at('2026-11-19T08:00:00Z'),
      at('2026-11-18T12:00:00Z'),
      at('2026-11-16T12:00:00Z'),
    ],
    Date.parse('2026-11-19T12:00:00Z'),
  );
  expect(days.map(([label, steps]) => `${label}: ${steps.length}`)).toEqual([
    'Today: 2',
    'Yesterday: 1',
    'Mon 16 Nov: 1',
  ]);
});
