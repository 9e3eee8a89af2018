import { expect, test } from 'vitest';
import { linesOption } from './lines-option.ts';

const colours = { grid: '#eee', text: '#333' };
const line = { name: 'People', theme: 'people' as const, colour: '#00f', dash: [] };

test('the scale starts at zero, in whole steps above every value, and gaps stay gaps', () => {
  const before = { ...line, name: 'Before', theme: 'before' as const, dash: [4, 3], values: [10, null] };
  const option = linesOption({
    labels: ['1', '2'],
    lines: [before, { ...line, values: [4, 2] }],
    colours,
  });
  expect([option.yAxis.max, option.yAxis.interval]).toEqual([12, 4]);
  expect(option.series.map(({ data }) => data)).toEqual([
    [10, null],
    [4, 2],
  ]);
  expect(option.series.map(({ lineStyle }) => lineStyle.type)).toEqual([[4, 3], 'solid']);
  expect(option.series.map((series) => 'areaStyle' in series)).toEqual([false, true]);
});

test('a value between two gaps is drawn as a point, and shares stand on the scale of all shares', () => {
  const [alone, whole] = linesOption({
    labels: ['1', '2', '3', '4'],
    lines: [
      { ...line, values: [null, 89, null, null] },
      { ...line, values: [80, 80, 80, 80] },
    ],
    colours,
  }).series;
  expect([alone?.showSymbol, whole?.showSymbol]).toEqual([true, false]);
  expect([0, 1, 2].map((dataIndex) => alone?.symbol(null, { dataIndex }))).toEqual([
    'none',
    'circle',
    'none',
  ]);
  const { yAxis } = linesOption({
    labels: ['1'],
    lines: [{ ...line, values: [89] }],
    isShare: true,
    colours,
  });
  expect([yAxis.max, yAxis.interval]).toEqual([100, 25]);
});

test('an empty chart has a scale, and of several lines none is filled', () => {
  const option = linesOption({
    labels: [],
    lines: [line, line].map((each) => ({ ...each, values: [] })),
    colours,
  });
  expect(option.yAxis.max).toBe(3);
  expect(option.series.some((series) => 'areaStyle' in series)).toBe(false);
});
