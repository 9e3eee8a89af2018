import { availableParallelism, cpus, loadavg } from 'node:os';
import { Refusal, runCommand, step } from '@rostrum/repo-tools/terminal';
import { tableOf, type Metric } from './metric.ts';
import { measures } from './measures.ts';
import { runMeasure } from './run-measure.ts';

const names = process.argv.slice(2);
const unknown = names.find((asked) => measures.every(({ name }) => name !== asked));

await runCommand(async () => {
  if (unknown !== undefined)
    throw new Refusal(
      `There is no measure '${unknown}'. There are: ${measures.map(({ name }) => name).join(', ')}.`,
    );
  const metrics: Metric[] = [];
  const failures: string[] = [];
  const busy = (loadavg()[0] ?? 0) / availableParallelism();
  for (const measure of measures.filter(({ name, isLong }) =>
    names.length === 0 ? !isLong : names.includes(name),
  )) {
    try {
      metrics.push(...(await step(measure.label, (progress) => runMeasure(measure, progress))));
    } catch (error) {
      failures.push(`${measure.label} ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  console.log(
    `\n${availableParallelism()} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.version}, ${Math.round(busy * 100)} % busy before\n\n${tableOf(metrics)}`,
  );
  for (const failure of failures) console.error(`\nFailed: ${failure}`);
  return failures.length === 0 ? 0 : 1;
});
