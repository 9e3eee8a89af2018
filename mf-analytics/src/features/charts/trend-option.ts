import { formatDayMonth } from '@rostrum/contracts';
export interface TrendDay {
  date: string;
  count: number;
}

export interface TrendColours {
  line: string;
  before: string;
  grid: string;
  text: string;
}

/** `19 Nov`: dates of a day have no time zone of their own. */
export const dayText = (date: string): string => formatDayMonth(`${date}T00:00:00Z`, 'UTC');

/** This period as a line over a light area, the one before as grey dashes, y from zero, three grid lines. */
export function trendOption({
  days,
  before,
  colours,
  label,
}: {
  days: readonly TrendDay[];
  before: readonly TrendDay[];
  colours: TrendColours;
  label: string;
}) {
  const highest = Math.max(3, ...days.map(({ count }) => count), ...before.map(({ count }) => count));
  const step = Math.ceil(highest / 3);
  return {
    animation: false,
    aria: { enabled: true, label: { description: `${label}. A table with the same figures follows.` } },
    grid: { left: 28, right: 8, top: 12, bottom: 28 },
    xAxis: {
      type: 'category' as const,
      data: days.map(({ date }) => dayText(date)),
      boundaryGap: false,
      axisTick: { show: false },
      axisLine: { lineStyle: { color: colours.grid } },
      axisLabel: {
        color: colours.text,
        fontSize: 12,
        margin: 10,
        interval: (index: number) =>
          index === 0 || index === days.length - 1 || index === Math.floor(days.length / 2),
        alignMinLabel: 'left' as const,
        alignMaxLabel: 'right' as const,
      },
    },
    yAxis: {
      type: 'value' as const,
      min: 0,
      max: step * 3,
      interval: step,
      axisLabel: { color: colours.text, fontSize: 12 },
      splitLine: { lineStyle: { color: colours.grid } },
    },
    // Rich text and not HTML: an HTML tooltip writes style attributes, which the content security policy refuses.
    tooltip: { trigger: 'axis' as const, renderMode: 'richText' as const, confine: true },
    series: [
      {
        name: 'Before',
        type: 'line' as const,
        data: before.map(({ count }) => count),
        showSymbol: false,
        lineStyle: { color: colours.before, width: 1.5, type: 'dashed' as const },
        itemStyle: { color: colours.before },
      },
      {
        name: 'This period',
        type: 'line' as const,
        data: days.map(({ count }) => count),
        showSymbol: false,
        lineStyle: { color: colours.line, width: 2 },
        itemStyle: { color: colours.line },
        areaStyle: { color: colours.line, opacity: 0.08 },
      },
    ],
  };
}
