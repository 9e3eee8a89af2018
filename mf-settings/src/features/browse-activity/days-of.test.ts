import { activityEntry } from '@rostrum/contracts';
import { example } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { daysOf } from './days-of.ts';

const at = (created_at: string) => ({ ...example(activityEntry), created_at });

test('entries stand under their day, newest first', () => {
  const days = daysOf(
    [
      at('2026-11-19T10:00:00Z'),
      at('2026-11-19T08:00:00Z'),
      at('2026-11-18T12:00:00Z'),
      at('2026-11-16T12:00:00Z'),
    ],
    Date.parse('2026-11-19T12:00:00Z'),
  );
  expect(days.map(({ label, entries }) => `${label}: ${entries.length}`)).toEqual([
    'Today: 2',
    'Yesterday: 1',
    'Mon 16 Nov: 1',
  ]);
});
