import { expect, test } from 'vitest';
import { describeGap, listRotaGaps } from './rota-gaps.ts';
import { usualHours } from './setup-hours.ts';
import { setupRota, usualRota } from './setup-rota.ts';

const ana = '00000000-0000-4000-8000-000000000001';
const ben = '00000000-0000-4000-8000-000000000002';
let made = 10;
const newId = () => `00000000-0000-4000-8000-0000000000${(made += 1)}`;
const shift = (day: number, from: string, to: string, member_id: string | null = ana) => ({
  id: newId(),
  day,
  from,
  to,
  member_id,
});
const gaps = (shifts: ReturnType<typeof shift>[], days = usualHours.days) =>
  listRotaGaps({ shifts }, { days }, (id) => id === ana).map(describeGap);
const week = [0, 1, 2, 3, 4].map((day) => shift(day, '09:00', '17:00'));

test('hours in which no one is on duty are named, and shifts that meet or overlap leave none', () => {
  expect(gaps(week)).toEqual([]);
  expect(gaps([shift(0, '08:00', '12:00'), shift(0, '13:00', '16:30'), ...week.slice(1)])).toEqual([
    'Monday 12:00 to 13:00',
    'Monday 16:30 to 17:00',
  ]);
  const meeting = [shift(0, '13:00', '17:00'), shift(0, '09:00', '13:00'), shift(0, '10:00', '11:00')];
  expect(gaps([...meeting, ...week.slice(1)])).toEqual([]);
  expect(gaps(week.slice(1))).toEqual(['Monday 09:00 to 17:00']);
});

test('a shift through the night covers the morning after it, from Sunday to Monday too', () => {
  const always = Array.from({ length: 7 }, () => ({ from: '00:00', to: '24:00' }));
  const nights = always.map((_, day) => shift(day, '20:00', '08:00'));
  const daytime = always.map((_, day) => shift(day, '08:00', '20:00'));
  expect(gaps([...nights, ...daytime], always)).toEqual([]);
  expect(gaps([...nights.slice(0, 6), ...daytime], always)).toEqual([
    'Monday 00:00 to 08:00',
    'Sunday 20:00 to 24:00',
  ]);
  // From nine to nine is a day and a night.
  expect(
    gaps(
      always.map((_, day) => shift(day, '09:00', '09:00')),
      always,
    ),
  ).toEqual([]);
});

test('whoever left the desk, or was never named, is on duty no more', () => {
  expect(gaps([shift(0, '09:00', '17:00', ben), shift(1, '09:00', '17:00', null), ...week.slice(2)])).toEqual(
    ['Monday 09:00 to 17:00', 'Tuesday 09:00 to 17:00'],
  );
});

test('a swap is of a shift, on its day of the week, and of each day once', () => {
  const [monday, tuesday] = week;
  const swap = (date: string, shift_id = monday?.id ?? '') => ({ date, shift_id, member_id: ben });
  const problems = (swaps: ReturnType<typeof swap>[]) =>
    setupRota
      .safeParse({ ...usualRota, shifts: week, swaps })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  expect(problems([swap('2026-11-30'), swap('2026-12-01', tuesday?.id)])).toEqual([]);
  expect(problems([swap('2026-12-01')])).toEqual([
    'swaps.0.date: Choose a Monday: the shift begins on that day of the week.',
  ]);
  expect(problems([swap('2026-11-30'), swap('2026-11-30')])).toEqual([
    'swaps.1.date: This shift is swapped on that day already.',
  ]);
  expect(problems([swap('2026-11-30', newId())])).toEqual(['swaps.0.shift_id: Choose a shift of the rota.']);
});
