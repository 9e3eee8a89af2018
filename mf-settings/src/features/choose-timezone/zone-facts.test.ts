import { expect, test } from 'vitest';
import { describeDistance, describeShift, findNextChange, formatOffset, getOffset } from './zone-facts.ts';

const november = Date.parse('2026-11-19T10:12:00Z');

test('offsets of whole, half and negative hours', () => {
  const shown = (zone: string) => formatOffset(getOffset(zone, november));
  expect(['UTC', 'Europe/Berlin', 'Asia/Kolkata', 'America/St_Johns'].map(shown)).toEqual([
    'UTC',
    'UTC+1',
    'UTC+5:30',
    'UTC−3:30',
  ]);
});

test('the next change of clocks to the minute, and none where there is none', () => {
  expect(findNextChange('Europe/Berlin', november)).toBe(Date.parse('2027-03-28T01:00:00Z'));
  expect(findNextChange('America/New_York', november)).toBe(Date.parse('2027-03-14T07:00:00Z'));
  expect(findNextChange('Asia/Tokyo', november)).toBeNull();
});

test('the distance of two zones in words, in both directions', () => {
  expect(describeDistance('Europe/London', 'Europe/Berlin', november)).toBe('Now 1 h ahead of Europe/London');
  expect(describeDistance('Europe/London', 'America/New_York', november)).toBe(
    'Now 5 h behind Europe/London',
  );
  expect(describeDistance('Europe/London', 'Africa/Abidjan', november)).toBe(
    'Now the same time as Europe/London',
  );
  expect(describeShift('Europe/London', 'Europe/Berlin', november)).toBe('1 h earlier');
  expect(describeShift('Europe/London', 'America/New_York', november)).toBe('5 h later');
});
