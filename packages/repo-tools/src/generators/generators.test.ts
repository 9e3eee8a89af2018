import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readWorkspaces } from '../repository.ts';
import { GeneratorCopy } from './testing/generator-copy.ts';

/** Compilers and bundlers of whole workspaces: minutes on a busy machine. */
const slow = 900_000;
let copy: GeneratorCopy;

beforeAll(() => {
  copy = new GeneratorCopy();
}, slow);
afterAll(() => copy[Symbol.dispose](), slow);

test(
  'a new resource compiles from contract to page, passes its test and is clean',
  { timeout: slow },
  async () => {
    const said = copy.generate('resource', 'press-notes', '--area', 'posts');

    expect(said).toContain('packages/contracts/src/press-notes.contract.ts');
    const inServer = said.match(/packages\/api-server\/[\w./-]+\.ts\b/g) ?? [];
    expect(inServer.filter((file) => !file.includes('/modules/press-notes/'))).toEqual([
      'packages/api-server/src/module-list.ts',
    ]);
    // The contract is checked with the two that import it.
    for (const folder of ['packages/api-server', 'mf-posts'])
      expect(await copy.findCompilerProblems(folder)).toBe('');
    expect(await copy.findProblems('mf-posts', 'vitest', 'run', 'press-note')).toBe('');
    const written = [
      'packages/contracts/src/press-notes.contract.ts',
      'packages/api-server/src/modules/press-notes',
      'mf-posts/src/features/browse-press-notes',
      'mf-posts/src/pages/press-note-list-page.tsx',
    ];
    expect(await copy.findProblems('.', 'oxlint', ...written)).toBe('');
    expect(await copy.findProblems('.', 'prettier', '--check', ...written)).toBe('');
    expect(await copy.findProblems('mf-posts', 'rspack', 'build')).toBe('');
  },
);

test('refuses bad names and never overwrites', () => {
  expect(() => copy.generate('remote', 'Press Notes')).toThrow(/small letters with hyphens/);
  expect(() => copy.generate('remote', 'posts')).toThrow(/exists already/);
  expect(() => copy.generate('resource', 'posts')).toThrow(/exists already/);
  expect(() => copy.generate('thing')).toThrow(/npm run new/);
  expect(existsSync(join(copy.folder, 'mf-press'))).toBe(false);
  expect(readWorkspaces().some(({ folder }) => folder === 'mf-events')).toBe(false);
});
