import { expect, test } from 'vitest';
import { chartColours, chartStyle } from './chart-colours.ts';

const themes = ['all', 'inquiry', 'people', 'posts', 'qanda'] as const;

test.each(['light', 'dark'] as const)('analytics has a colour of its own for each theme, %s', (mode) => {
  expect(Object.keys(chartColours[mode])).toEqual([...themes]);
  expect(new Set(Object.values(chartColours[mode])).size).toBe(themes.length);
});

test('no two themes differ by colour alone', () => {
  const drawn = themes.map((theme) => chartStyle(theme, 'light').mark);
  expect(new Set(drawn).size).toBe(themes.length);
});
