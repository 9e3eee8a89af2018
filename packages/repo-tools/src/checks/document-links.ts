import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { inRepository, readWorkspaces } from '../repository.ts';

export interface DocumentSubjects {
  /** Whether a path, relative to the document's folder, is there. */
  exists: (path: string) => boolean;
  /** Scripts of the root, and of each workspace by its name or folder. */
  scripts: ReadonlyMap<string, readonly string[]>;
}

const root = '';
/** Scripts that npm starts without `run`. */
const short = new Set(['test', 'start']);

const linksIn = (text: string) =>
  Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, target = '']) => target)
    .filter((target) => !/^(https?:|mailto:|#)/.test(target))
    .map((target) => target.split('#')[0] ?? '');

/** `npm run NAME -w WORKSPACE`. */
const commandsIn = (text: string) =>
  Array.from(
    text.matchAll(/npm (run )?(?:--\w+ )*([a-z][\w:-]*)((?: (?!--)[^\s`|&]+)*)/g),
    ([whole, run, name = '', rest = '']) => ({
      whole: whole.trim(),
      name,
      isRun: run !== undefined,
      workspace: / -w (\S+)/.exec(rest)?.[1] ?? root,
    }),
  );

/** What one document names and is not there: files behind relative links, and scripts behind `npm run`. */
export function faultsOfDocument(text: string, { exists, scripts }: DocumentSubjects): string[] {
  const links = linksIn(text)
    .filter((target) => !exists(target))
    .map((target) => `links to ${target}, which is not there`);
  const commands = commandsIn(text)
    .filter(({ isRun, name }) => isRun || short.has(name))
    // A placeholder stands for any of them.
    .filter(({ workspace }) => !workspace.startsWith('<'))
    .filter(({ name, workspace }) => !scripts.get(workspace)?.includes(name))
    .map(({ whole }) => `names \`${whole}\`, which no package.json has`);
  return [...links, ...commands];
}

/** Documents are followed as readers follow them. */
export function documentLinks(): string[] {
  const { scripts } = JSON.parse(readFileSync(inRepository('package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const known = new Map<string, readonly string[]>([[root, Object.keys(scripts)]]);
  for (const workspace of readWorkspaces()) {
    known.set(workspace.name, Object.keys(workspace.scripts));
    known.set(workspace.folder, Object.keys(workspace.scripts));
  }
  return globSync('**/*.md', {
    cwd: inRepository('.'),
    exclude: (name) => /^(node_modules|dist|test-results|coverage|\..+)$/.test(basename(name)),
  }).flatMap((file) =>
    faultsOfDocument(readFileSync(inRepository(file), 'utf8'), {
      exists: (target) => existsSync(join(inRepository(dirname(file)), decodeURIComponent(target))),
      scripts: known,
    }).map((fault) => `${file} ${fault}.`),
  );
}
