import { since, step, type StepOptions } from '../terminal/step.ts';
import type { Check, CheckResult } from './check.ts';

type Row = CheckResult & { name: string; took: string };

async function runCheck({ name, run }: Check, options?: StepOptions): Promise<Row> {
  const began = performance.now();
  let result: CheckResult;
  try {
    result = await step(name, run, options);
  } catch (error) {
    const report = error instanceof Error ? error.message : String(error);
    result = { passed: 0, failed: 1, report };
  }
  if (result.failed > 0) console.error(`\n── ${name} ──\n${(result.report ?? '').trim()}\n`);
  return { ...result, name, took: since(began) };
}

function table(rows: readonly Row[]): string {
  const line = (name: string, passed: string | number, failed: string | number, took: string) =>
    `${name.padEnd(42)}${String(passed).padStart(8)}${String(failed).padStart(8)}${took.padStart(11)}`;
  return [
    line('check', 'passed', 'failed', 'time'),
    ...rows.map((row) => line(row.name, row.passed, row.failed, row.took)),
  ].join('\n');
}

/** Prints the results and returns the exit code. */
function report(rows: readonly Row[]): number {
  const total = (key: 'passed' | 'failed') => rows.reduce((sum, row) => sum + row[key], 0);
  const failures = rows.flatMap((row) => row.failures ?? []);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
  console.log(`\n${table(rows)}\n\n${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') > 0 ? 1 : 0;
}

/** Runs one check after the other, also after one failed, and returns the exit code. */
export async function runInTurn(checks: readonly Check[]): Promise<number> {
  const rows: Row[] = [];
  for (const check of checks) rows.push(await runCheck(check));
  return report(rows);
}

/**
 * Runs every check, also after one failed, and ends with the line that sums what really ran. Answers the exit code. The
 * first one, which keeps one processor busy, goes on beside those that follow.
 */
export async function runChecks([first, ...checks]: readonly [Check, ...Check[]]): Promise<number> {
  const beside = runCheck(first, { isBeside: checks.length > 0 });
  const rows: Row[] = [];
  for (const check of checks) rows.push(await runCheck(check));
  return report([await beside, ...rows]);
}
