import { availableParallelism, cpus, loadavg } from 'node:os';
import { Refusal, runCommand, step } from '@rostrum/repo-tools/terminal';
import { tableOf, type Metric } from './metric.ts';
import { measures } from './measures.ts';
import { runMeasure } from './run-measure.ts';

/** What is asked for, with its size where one is given: `analytics=200000`. */
const asked = new Map(
  process.argv.slice(2).map((text) => {
    const [name = '', size] = text.split('=');
    return [name, size] as const;
  }),
);
const unknown = [...asked.keys()].find((given) => measures.every(({ name }) => name !== given));
const unsized = measures.find(
  ({ name, isSized }) =>
    asked.get(name) !== undefined && !(isSized && /^[1-9]\d{2,8}$/.test(asked.get(name) ?? '')),
);

await runCommand(async () => {
  if (unknown !== undefined)
    throw new Refusal(
      `There is no measure '${unknown}'. There are: ${measures.map(({ name }) => name).join(', ')}.`,
    );
  if (unsized !== undefined)
    throw new Refusal(
      unsized.isSized
        ? `The size of '${unsized.name}' is a number of 100 or more, as in ${unsized.name}=200000.`
        : `'${unsized.name}' has no size: ask for it by its name alone.`,
    );
  const metrics: Metric[] = [];
  const failures: string[] = [];
  const busy = (loadavg()[0] ?? 0) / availableParallelism();
  for (const measure of measures.filter(({ name, isLong }) =>
    asked.size === 0 ? !isLong : asked.has(name),
  )) {
    try {
      metrics.push(
        ...(await step(measure.label, (progress) => runMeasure(measure, progress, asked.get(measure.name)))),
      );
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
