import { useEffect, useRef } from 'react';
import { formatNumber } from '@rostrum/contracts';
import { chartStyle, useTheme } from '@rostrum/ui-kit';
import { init } from './echarts.ts';
import { useChartKeys } from './use-chart-keys.ts';
import { isAlone, linesOption, type ChartLine } from './lines-option.ts';
import styles from './lines-chart.module.css';

export interface LinesChartProps {
  /** What is counted: "Inquiries a day". */
  label: string;
  labels: readonly string[];
  lines: readonly ChartLine[];
  height: number;
  /** Whether values are per cent. */
  isShare?: boolean;
}

const variable = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name).trim();

const valueText = (value: number | null) => (value === null ? 'no figure' : formatNumber(value));

const textOf = (label: string, place: number, lines: readonly ChartLine[]) =>
  `${label}: ${lines.map(({ name, values }) => `${name} ${valueText(values[place] ?? null)}`).join(', ')}`;

/** Lines over days, drawn by the chart library; read point by point with the arrow keys, or in the table under it. */
export function LinesChart({ label, labels, lines, height, isShare = false }: LinesChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<ReturnType<typeof init>>(undefined);
  const { mode } = useTheme();
  const keys = useChartKeys(
    labels.map((text, place) => textOf(text, place, lines)),
    (place) =>
      drawn.current?.dispatchAction(
        place === null ? { type: 'hideTip' } : { type: 'showTip', seriesIndex: 0, dataIndex: place },
      ),
  );
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const chart = init(element, null, { renderer: 'svg' });
    drawn.current = chart;
    const text = variable(element, '--rostrum-text-3');
    chart.setOption(
      linesOption({
        labels,
        isShare,
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
  }, [labels, lines, isShare, mode]);
  return (
    <div className={styles.frame} aria-label={`${label}. Arrow keys read it point by point.`} {...keys}>
      <div ref={box} data-chart className={styles.chart} style={{ height }} aria-hidden />
    </div>
  );
}
