import { useRef, useState, type PointerEvent } from 'react';
import { chartStyle, useTheme, type AnalyticsTheme } from '@rostrum/ui-kit';
import { dayText } from './day-text.ts';
import { useChartKeys } from './use-chart-keys.ts';
import { findDay, getTicks, getX, getY, margin, toPoints } from './line-places.ts';
import type { TrendDay } from './trend-day.ts';
import { TrendLegend } from './trend-legend.tsx';
import { TrendTooltip } from './trend-tooltip.tsx';
import { useWidth } from './use-width.ts';
import styles from './trend-line.module.css';

export interface TrendLineProps {
  /** What is counted: "Inquiries a day". */
  label: string;
  theme: AnalyticsTheme;
  days: readonly TrendDay[];
  before: readonly TrendDay[];
  height: number;
}

const toCounts = (days: readonly TrendDay[]) => days.map(({ count }) => count);

/** The line of a first page, drawn without the chart library. Read with the arrow keys, or in the table under it. */
export function TrendLine({ label, theme, days, before, height }: TrendLineProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const { mode } = useTheme();
  const box = { width: useWidth(frame), height };
  const colour = chartStyle(theme, mode).colour;
  const ticks = getTicks(toCounts(days), toCounts(before));
  const highest = ticks.at(-1) ?? 1;
  const points = toPoints(toCounts(days), highest, box);
  const last = days.length - 1;
  const bottom = getY(0, highest, box);
  const marked = [...new Set([0, Math.floor(days.length / 2), last])].filter((index) => days[index]);
  const point = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) =>
    setPointed(findDay(clientX - currentTarget.getBoundingClientRect().left, days.length, box));
  const anchor = (index: number) => (index === 0 ? 'start' : index === last ? 'end' : 'middle');
  const keys = useChartKeys(
    days.map(
      ({ date, count }, place) =>
        `${dayText(date)}: This period ${count}, Before ${before[place]?.count ?? '–'}`,
    ),
    setPointed,
  );
  const shown = pointed === null ? undefined : days[pointed];
  return (
    <>
      <div
        ref={frame}
        data-chart
        className={styles.frame}
        style={{ height }}
        aria-label={`${label}. Arrow keys read it day by day, and a table with the same figures follows.`}
        {...keys}
      >
        <svg
          aria-hidden
          className={styles.chart}
          width={box.width}
          height={height}
          onPointerMove={point}
          onPointerLeave={() => setPointed(null)}
        >
          {ticks.map((tick) => (
            <g key={tick} className={styles.tick}>
              <line
                x1={margin.left}
                x2={Math.max(margin.left, box.width - margin.right)}
                y1={getY(tick, highest, box)}
                y2={getY(tick, highest, box)}
              />
              <text
                x={margin.left - 8}
                y={getY(tick, highest, box)}
                dominantBaseline="central"
                textAnchor="end"
              >
                {tick}
              </text>
            </g>
          ))}
          {marked.map((index) => (
            <text
              key={index}
              className={styles.day}
              x={getX(index, days.length, box)}
              y={bottom + 20}
              textAnchor={anchor(index)}
            >
              {dayText(days[index]?.date ?? '')}
            </text>
          ))}
          <polyline className={styles.before} points={toPoints(toCounts(before), highest, box)} />
          {days.length > 0 ? (
            <polygon
              points={`${margin.left},${bottom} ${points} ${getX(last, days.length, box)},${bottom}`}
              fill={colour}
              fillOpacity={0.08}
            />
          ) : null}
          <polyline className={styles.now} points={points} stroke={colour} />
          {shown && pointed !== null ? (
            <line
              className={styles.pointer}
              x1={getX(pointed, days.length, box)}
              x2={getX(pointed, days.length, box)}
              y1={margin.top}
              y2={bottom}
            />
          ) : null}
        </svg>
        {shown && pointed !== null ? (
          <TrendTooltip
            day={shown}
            before={before[pointed]}
            x={getX(pointed, days.length, box)}
            width={box.width}
          />
        ) : null}
      </div>
      <TrendLegend theme={theme} />
    </>
  );
}
