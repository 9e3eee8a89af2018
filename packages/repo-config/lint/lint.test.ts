import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cases } from './lint-cases.ts';
import { workspaces } from './lint-workspaces.ts';

const root = resolve(import.meta.dirname, '../../..');
let house = '';
let faults = new Map<string, string[]>();

/** A small house of its own, linted with the real rules: nothing here depends on what the product imports today. */
beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'rostrum-lint-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  };
  write('package.json', JSON.stringify({ type: 'module', workspaces: ['*'] }));
  for (const [folder, json] of Object.entries(workspaces)) {
    write(`${folder}/package.json`, JSON.stringify(json));
    write(`${folder}/src/index.ts`, 'export const here = 1;\n');
  }
  for (const [index, example] of cases.entries()) {
    for (const { at, code } of [example, ...(example.also ? [example.also] : [])]) {
      write(numbered(at, index), numbered(code, index));
    }
  }
  const config = readFileSync(join(root, '.oxlintrc.json'), 'utf8').replace(
    './packages/repo-config/lint/plugin.ts',
    './lint/plugin.ts',
  );
  write('.oxlintrc.json', config);
  cpSync(import.meta.dirname, join(house, 'lint'), {
    recursive: true,
    filter: (path) => !path.endsWith('.test.ts'),
  });
  faults = lint(house);
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

/** Each case gets a file name of its own, so that two cases may stand at the same place. */
function numbered(text: string, index: number): string {
  return text.replaceAll('{n}', String(index));
}

type Diagnostic = { filename: string; code: string; message: string };

function lint(directory: string): Map<string, string[]> {
  const bin = join(root, 'node_modules/oxlint/bin/oxlint');
  const args = [bin, '--format=json', '--ignore-pattern=lint/**'];
  let answer = '';
  try {
    answer = execFileSync(process.execPath, args, { cwd: directory, encoding: 'utf8' });
  } catch (error) {
    answer = String((error as { stdout?: string }).stdout);
  }
  const found = new Map<string, string[]>();
  for (const { filename, code, message } of (JSON.parse(answer) as { diagnostics: Diagnostic[] })
    .diagnostics) {
    found.set(filename, [...(found.get(filename) ?? []), `${code}: ${message}`]);
  }
  return found;
}

const numberedCases = cases.map((example, index) => ({ ...example, file: numbered(example.at, index) }));

test.each(numberedCases.filter(({ rule }) => rule !== undefined))(
  '$name',
  ({ file, rule = '', says = '' }) => {
    const found = faults.get(file) ?? [];
    expect(found).toContainEqual(expect.stringContaining(rule));
    expect(found.join('\n')).toContain(says);
  },
);

test.each(numberedCases.filter(({ rule }) => rule === undefined))('$name', ({ file }) => {
  expect(faults.get(file) ?? []).toEqual([]);
});
