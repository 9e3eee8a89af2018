import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { countProse, type Prose } from '../prose/count-prose.ts';
import { inRepository } from '../repository.ts';
import { runCommand } from '../terminal/refusal.ts';

const usage = `How comments and names are written.

  npm run prose                      a table of all workspaces
  npm run prose -- --list            each place as well
  npm run prose -- mf-people         the workspaces whose path begins so`;

const kinds = ['openings', 'words', 'ofNames', 'houseNames'] as const;
const titles: Record<(typeof kinds)[number], string> = {
  openings: 'openings',
  words: 'listed words',
  ofNames: 'xOf',
  houseNames: 'mostX',
};

const findSources = () =>
  globSync('{shell,mf-*,packages}/**/*.{ts,tsx}', {
    cwd: inRepository('.'),
    exclude: (name) => /^(node_modules|dist|test-results|coverage|migrations|\..+)$/.test(basename(name)),
  })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.d.ts'))
    .toSorted();

const toWorkspace = (file: string) => /^(?:packages\/[^/]+|[^/]+)/.exec(file)?.[0] ?? file;

const toRow = (name: string, all: readonly Prose[]) => {
  const comments = all.reduce((sum, prose) => sum + prose.comments, 0);
  const counts = kinds.map((kind) => all.reduce((sum, prose) => sum + prose[kind].length, 0));
  return [name, comments, ...counts] as const;
};

async function report(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { list: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const files = findSources().filter(
    (file) => positionals.length === 0 || positionals.some((start) => file.startsWith(start)),
  );
  const prose = files.map((file) => ({
    file,
    ...countProse(file, readFileSync(inRepository(file), 'utf8')),
  }));
  if (values.list)
    for (const each of prose)
      for (const kind of kinds)
        for (const { line, text } of each[kind])
          console.log(`${each.file}:${line}: ${titles[kind]}: ${text}`);
  const byWorkspace = Map.groupBy(prose, ({ file }) => toWorkspace(file));
  const rows = [...[...byWorkspace].map(([name, all]) => toRow(name, all)), toRow('all', prose)];
  const head = ['workspace', 'comments', ...kinds.map((kind) => titles[kind])];
  for (const [name, ...counts] of [head, ...rows])
    console.log(String(name).padEnd(32) + counts.map((each) => String(each).padStart(14)).join(''));
  return 0;
}

await runCommand(report);
