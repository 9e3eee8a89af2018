const digits = {
  s: 2,
  ms: 0,
  kB: 1,
  MiB: 0,
  '/s': 0,
  '%': 0,
  failed: 0,
  'of 1': 3,
  times: 2,
  queries: 0,
} as const;

export type Unit = keyof typeof digits;

/** One line of the table: what was measured, beside a baseline of the same run. */
export type Metric = {
  name: string;
  value: number;
  unit: Unit;
  /** What it is compared with; its value and what it is. */
  baseline?: { value: number; name: string };
  /** What the specification of the product asks for, in the same unit. */
  target?: { atMost: number } | { atLeast: number };
};

const show = (value: number, unit: Unit) => `${value.toFixed(digits[unit])} ${unit}`;

function isReached({ value, target }: Metric): boolean {
  if (target === undefined) return true;
  return 'atMost' in target ? value <= target.atMost : value >= target.atLeast;
}

function showTarget(metric: Metric): string {
  const { target, unit } = metric;
  if (target === undefined) return '';
  const text = 'atMost' in target ? `≤ ${show(target.atMost, unit)}` : `≥ ${show(target.atLeast, unit)}`;
  return isReached(metric) ? text : `${text} (missed)`;
}

/** The table, for people. */
export function tableOf(metrics: readonly Metric[]): string {
  const rows = [
    ['metric', 'measured', 'asked for', 'baseline', 'ratio', 'which is'],
    ...metrics.map((metric) => {
      const { name, value, unit, baseline } = metric;
      return [
        name,
        show(value, unit),
        showTarget(metric),
        baseline === undefined ? '' : show(baseline.value, unit),
        baseline === undefined || baseline.value === 0 ? '' : (value / baseline.value).toFixed(2),
        baseline?.name ?? '',
      ];
    }),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const isText = (column: number) => column === 0 || column === 5;
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Middle of several measurements. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
