import type { AnalyticsTheme } from '@rostrum/ui-kit';
import { getTicks } from './line-places.ts';

/** One line of a chart; the days before are grey dashes. */
export interface ChartLine {
  name: string;
  theme: AnalyticsTheme | 'before';
  /** One value for each label; null where nothing was recorded. */
  values: readonly (number | null)[];
}

export interface DrawnLine extends ChartLine {
  colour: string;
  dash: readonly number[];
}

export interface LinesOptionInput {
  labels: readonly string[];
  lines: readonly DrawnLine[];
  /** Whether values are per cent: then the scale is that of all shares. */
  isShare?: boolean;
  colours: { grid: string; text: string };
}

/** Whether one line stands alone, or beside the days before: then nothing has to be told apart by dashes. */
export const isAlone = (lines: readonly ChartLine[]): boolean =>
  lines.filter(({ theme }) => theme !== 'before').length === 1;

/** The first step of the scale and its end, in whole steps at or above every value. */
function findScale(lines: readonly ChartLine[]): { interval: number; top: number } {
  const [, interval = 1, , top = interval] = getTicks(
    lines.flatMap(({ values }) => values.map((value) => value ?? 0)),
  );
  return { interval, top };
}
const shares = { interval: 25, top: 100 };

/** A value between two gaps is no line: it is drawn as a point. */
const isLonely = (values: readonly (number | null)[], place: number): boolean =>
  (values[place] ?? null) !== null &&
  (values[place - 1] ?? null) === null &&
  (values[place + 1] ?? null) === null;

/** Lines over one scale from zero; a single line has a light area, those before are drawn under it. */
export function linesOption({ labels, lines, colours, isShare = false }: LinesOptionInput) {
  const { interval, top } = isShare ? shares : findScale(lines);
  const isSingle = isAlone(lines);
  return {
    animation: false,
    grid: { left: 40, right: 8, top: 12, bottom: 28 },
    xAxis: {
      type: 'category' as const,
      data: [...labels],
      boundaryGap: false,
      axisTick: { show: false },
      axisLine: { lineStyle: { color: colours.grid } },
      axisLabel: {
        color: colours.text,
        fontSize: 12,
        margin: 10,
        interval: (index: number) =>
          index === 0 || index === labels.length - 1 || index === Math.floor(labels.length / 2),
        alignMinLabel: 'left' as const,
        alignMaxLabel: 'right' as const,
      },
    },
    yAxis: {
      type: 'value' as const,
      min: 0,
      max: top,
      interval,
      axisLabel: { color: colours.text, fontSize: 12 },
      splitLine: { lineStyle: { color: colours.grid } },
    },
    // Rich text and not HTML: an HTML tooltip writes style attributes, which the content security policy refuses.
    tooltip: { trigger: 'axis' as const, renderMode: 'richText' as const, confine: true },
    series: lines.map(({ name, theme, values, colour, dash }) => ({
      name,
      type: 'line' as const,
      data: [...values],
      showSymbol: values.some((_value, place) => isLonely(values, place)),
      showAllSymbol: true,
      symbol: (_value: unknown, { dataIndex }: { dataIndex: number }) =>
        isLonely(values, dataIndex) ? 'circle' : 'none',
      symbolSize: 6,
      lineStyle: {
        color: colour,
        width: theme === 'before' ? 1.5 : 2,
        type: dash.length > 0 ? [...dash] : ('solid' as const),
      },
      itemStyle: { color: colour },
      ...(isSingle && theme !== 'before' && { areaStyle: { color: colour, opacity: 0.08 } }),
    })),
  };
}
