import { availableParallelism, cpus } from 'node:os';
import { runCommand, step } from '@rostrum/repo-tools/terminal';
import { tableOf, type Figure } from './figure.ts';
import { measureBuilds } from './measures/build-times.ts';
import { measureFirstPages } from './measures/first-page-bytes.ts';
import { measureSecondStart } from './measures/second-start.ts';
import { measureServer } from './measures/server.ts';
import { buildSingleBundle } from './single-bundle/build.ts';

await runCommand(async () => {
  const figures: Figure[] = [];
  const measure = async (label: string, work: () => Promise<Figure[]>) => {
    figures.push(...(await step(label, work)));
  };
  const single = await step('Building everything as one bundle', () => buildSingleBundle());
  await measure('Measuring builds', () => measureBuilds(single.seconds));
  await measure('Measuring starts', () => measureSecondStart());
  await measure('Measuring the server', () => measureServer());
  await measure('Measuring first pages', () => measureFirstPages(single.site));
  console.log(
    `\n${availableParallelism()} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.version}\n\n${tableOf(figures)}`,
  );
});
