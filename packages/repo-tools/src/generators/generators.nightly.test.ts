import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GeneratorCopy } from './testing/generator-copy.ts';

/** Compilers and bundlers of whole workspaces: minutes on a busy machine. */
const slow = 900_000;
let copy: GeneratorCopy;

beforeAll(() => {
  copy = new GeneratorCopy();
}, slow);
afterAll(() => copy[Symbol.dispose](), slow);

test(
  'a new area compiles, passes its test, is clean, builds, and has the common skeleton',
  { timeout: slow },
  async () => {
    const said = copy.generate('remote', 'events');
    copy.link('mf-events');

    expect(said).toContain('mf-events/src/remote.ts');
    expect(await copy.findCompilerProblems('mf-events')).toBe('');
    expect(await copy.findProblems('mf-events', 'vitest', 'run')).toBe('');
    expect(await copy.findProblems('.', 'oxlint', 'mf-events')).toBe('');
    expect(await copy.findProblems('.', 'prettier', '--check', 'mf-events')).toBe('');
    expect(await copy.findProblems('mf-events', 'rspack', 'build')).toBe('');
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
