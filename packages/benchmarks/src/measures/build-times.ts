import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { RepositoryCopy } from '@rostrum/repo-tools/repository-copy';
import { runQuietly } from '@rostrum/repo-tools/run';
import { median, type Metric } from '../metric.ts';
import { buildSingleBundle } from '../single-bundle/build.ts';

/** Runs `npm run build` in a copy of the repository, with a cache of its own, and answers the seconds. */
async function build(folder: string): Promise<number> {
  const began = performance.now();
  const command = join(folder, 'packages/repo-tools/src/commands/build.ts');
  const { code, output } = await runQuietly(process.execPath, [command], { cwd: folder });
  if (code !== 0) throw new Error(output);
  return (performance.now() - began) / 1000;
}

/** Everything from an empty cache, nothing changed, one file of one area changed. */
export async function measureBuilds(): Promise<Metric[]> {
  const { seconds: singleBundle } = await buildSingleBundle();
  using copy = new RepositoryCopy();
  const all = await build(copy.folder);
  const nothing = await build(copy.folder);
  const changed: number[] = [];
  for (const round of [1, 2, 3]) {
    appendFileSync(join(copy.folder, 'mf-posts/src/paths.ts'), `\nexport const round${round} = ${round};\n`);
    changed.push(await build(copy.folder));
  }
  const baseline = { value: singleBundle, name: 'one bundle of the same source, bundler alone' };
  return [
    { name: 'build of everything, empty cache', value: all, unit: 's', target: { atMost: 120 }, baseline },
    {
      name: 'build, one file of an area changed',
      value: median(changed),
      unit: 's',
      target: { atMost: 3 },
      baseline,
    },
    { name: 'build, nothing changed', value: nothing, unit: 's' },
  ];
}
