import { useEffect, useRef } from 'react';
import { chartStyle, useTheme } from '@rostrum/ui-kit';
import { init } from './echarts.ts';
import { isAlone, linesOption, type ChartLine } from './lines-option.ts';
import styles from './lines-chart.module.css';

export interface LinesChartProps {
  /** What is counted: "Inquiries a day". */
  label: string;
  labels: readonly string[];
  lines: readonly ChartLine[];
  height: number;
}

const variable = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name).trim();

/** Lines over days, drawn by the chart library. Screen readers get the table that stands under it. */
export function LinesChart({ label, labels, lines, height }: LinesChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const { mode } = useTheme();
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const chart = init(element, null, { renderer: 'svg' });
    const text = variable(element, '--rostrum-text-3');
    chart.setOption(
      linesOption({
        label,
        labels,
        lines: lines.map((line) => ({
          ...line,
          ...(line.theme === 'before'
            ? { colour: text, dash: [4, 3] }
            : { ...chartStyle(line.theme, mode), ...(isAlone(lines) && { dash: [] }) }),
        })),
        colours: { grid: variable(element, '--rostrum-line'), text },
      }),
    );
    const resized = new ResizeObserver(() => chart.resize());
    resized.observe(element);
    return () => {
      resized.disconnect();
      chart.dispose();
    };
  }, [label, labels, lines, mode]);
  return <div ref={box} data-chart className={styles.chart} style={{ height }} />;
}
