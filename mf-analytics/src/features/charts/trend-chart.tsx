import { useEffect, useRef } from 'react';
import { chartStyle, useTheme, type AnalyticsTheme } from '@rostrum/ui-kit';
import { init } from './echarts.ts';
import { TrendLegend } from './trend-legend.tsx';
import { trendOption, type TrendDay } from './trend-option.ts';
import styles from './trend-chart.module.css';

export interface TrendChartProps {
  /** What is counted: "Inquiries a day". */
  label: string;
  theme: AnalyticsTheme;
  days: readonly TrendDay[];
  before: readonly TrendDay[];
  height?: number;
}

const variable = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name).trim();

/** A figure by day beside the period before. Screen readers get the table that stands under it. */
export function TrendChart({ label, theme, days, before, height = 180 }: TrendChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const { mode } = useTheme();
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const chart = init(element, null, { renderer: 'svg' });
    const colours = {
      line: chartStyle(theme, mode).colour,
      before: variable(element, '--rostrum-text-3'),
      grid: variable(element, '--rostrum-line'),
      text: variable(element, '--rostrum-text-3'),
    };
    chart.setOption(trendOption({ days, before, colours, label }));
    const resized = new ResizeObserver(() => chart.resize());
    resized.observe(element);
    return () => {
      resized.disconnect();
      chart.dispose();
    };
  }, [label, theme, mode, days, before]);
  return (
    <>
      <div ref={box} className={styles.chart} style={{ height }} />
      <TrendLegend theme={theme} />
    </>
  );
}
