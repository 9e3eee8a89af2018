import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runQuietly } from '../processes/run-quietly.ts';
import { inRepository, readWorkspaces } from '../repository.ts';
import { RepositoryCopy } from './repository-copy.ts';

/** Compilers and bundlers of whole workspaces: minutes on a busy machine. */
const slow = 900_000;
let copy: RepositoryCopy;

beforeAll(() => {
  copy = new RepositoryCopy();
}, slow);
afterAll(() => copy[Symbol.dispose](), slow);

/** Runs the generator of the copy: it writes where it stands. */
function generate(...words: string[]): string {
  const command = join(copy.folder, 'packages/repo-tools/src/commands/new.ts');
  return execFileSync(process.execPath, [command, ...words], {
    cwd: copy.folder,
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

const tool = (name: string) => inRepository('node_modules/.bin', name);

/** What a tool says when it is not content with a workspace of the copy; empty when it is. */
async function complaints(folder: string, name: string, ...parameters: string[]): Promise<string> {
  const { code, output } = await runQuietly(tool(name), parameters, { cwd: join(copy.folder, folder) });
  return code === 0 ? '' : output;
}

/** One checker: the compiler takes four by itself, and each checks anew what the files have in common. */
const compilerComplaints = (folder: string) => complaints(folder, 'tsc', '--noEmit', '--checkers', '1');

test(
  'a new area compiles, passes its test, is clean, builds, and has the common skeleton',
  { timeout: slow },
  async () => {
    const said = generate('remote', 'events');
    copy.link('mf-events');

    expect(said).toContain('mf-events/src/remote.ts');
    expect(await compilerComplaints('mf-events')).toBe('');
    expect(await complaints('mf-events', 'vitest', 'run')).toBe('');
    expect(await complaints('.', 'oxlint', 'mf-events')).toBe('');
    expect(await complaints('.', 'prettier', '--check', 'mf-events')).toBe('');
    expect(await complaints('mf-events', 'rspack', 'build')).toBe('');
    const release = JSON.parse(readFileSync(join(copy.folder, 'mf-events/dist/remote.json'), 'utf8')) as {
      area: string;
    };
    expect(release.area).toBe('events');
    const check =
      "import { areaSkeleton } from './packages/repo-tools/src/checks/area-skeleton.ts'; console.log(areaSkeleton().join('\\n'));";
    const faults = execFileSync(process.execPath, ['--input-type=module', '-e', check], {
      cwd: copy.folder,
      encoding: 'utf8',
    });
    expect(faults.split('\n').filter((fault) => fault.includes('mf-events'))).toEqual([]);
  },
);

test(
  'a new resource compiles from contract to page, passes its test and is clean',
  { timeout: slow },
  async () => {
    const said = generate('resource', 'press-notes', '--area', 'posts');

    expect(said).toContain('packages/contracts/src/press-notes.contract.ts');
    // The contract is checked with the two that import it.
    for (const folder of ['packages/api-server', 'mf-posts'])
      expect(await compilerComplaints(folder)).toBe('');
    expect(await complaints('mf-posts', 'vitest', 'run', 'press-note')).toBe('');
    const written = [
      'packages/contracts/src/press-notes.contract.ts',
      'packages/api-server/src/modules/press-notes',
      'mf-posts/src/features/browse-press-notes',
      'mf-posts/src/pages/press-note-list-page.tsx',
    ];
    expect(await complaints('.', 'oxlint', ...written)).toBe('');
    expect(await complaints('.', 'prettier', '--check', ...written)).toBe('');
    expect(await complaints('mf-posts', 'rspack', 'build')).toBe('');
  },
);

test('refuses bad names and never overwrites', () => {
  expect(() => generate('remote', 'Press Notes')).toThrow(/small letters with hyphens/);
  expect(() => generate('remote', 'posts')).toThrow(/exists already/);
  expect(() => generate('resource', 'posts')).toThrow(/exists already/);
  expect(() => generate('thing')).toThrow(/npm run new/);
  expect(existsSync(join(copy.folder, 'mf-press'))).toBe(false);
  expect(readWorkspaces().some(({ folder }) => folder === 'mf-events')).toBe(false);
});
