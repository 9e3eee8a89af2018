import type { AnalyticsTheme } from '@rostrum/ui-kit';

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
  colours: { grid: string; text: string };
}

const gridLines = 3;

/** Whether one line stands alone, or beside the days before: then nothing has to be told apart by dashes. */
export const isAlone = (lines: readonly ChartLine[]): boolean =>
  lines.filter(({ theme }) => theme !== 'before').length === 1;

/** The highest value of the scale: whole steps, at or above every value. */
function findTop(lines: readonly ChartLine[]): number {
  const highest = Math.max(gridLines, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return Math.ceil(highest / gridLines) * gridLines;
}

/** Lines over one scale from zero; a single line has a light area, those before are drawn under it. */
export function linesOption({ labels, lines, colours }: LinesOptionInput) {
  const top = findTop(lines);
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
      interval: top / gridLines,
      axisLabel: { color: colours.text, fontSize: 12 },
      splitLine: { lineStyle: { color: colours.grid } },
    },
    // Rich text and not HTML: an HTML tooltip writes style attributes, which the content security policy refuses.
    tooltip: { trigger: 'axis' as const, renderMode: 'richText' as const, confine: true },
    series: lines.map(({ name, theme, values, colour, dash }) => ({
      name,
      type: 'line' as const,
      data: [...values],
      showSymbol: values.length === 1,
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
