/** One line of the table: what was measured, beside a yardstick of the same run. */
export type Figure = {
  name: string;
  value: number;
  unit: 's' | 'ms' | 'kB' | 'MiB';
  /** What it is compared with; its value and what it is. */
  yardstick?: { value: number; name: string };
  /** What the specification of the product asks for, in the same unit. */
  target?: number;
};

const digits = { s: 2, ms: 0, kB: 1, MiB: 0 } as const;
const show = (value: number, unit: Figure['unit']) => `${value.toFixed(digits[unit])} ${unit}`;

/** The table, for people. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [
    ['figure', 'measured', 'at most', 'yardstick', 'ratio', 'which is'],
    ...figures.map(({ name, value, unit, yardstick, target }) => [
      name,
      show(value, unit),
      target === undefined ? '' : show(target, unit),
      yardstick === undefined ? '' : show(yardstick.value, unit),
      yardstick === undefined ? '' : (value / yardstick.value).toFixed(2),
      yardstick?.name ?? '',
    ]),
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
