import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const choice = /<(?:Checkbox|Radio(?:\.Group)?|Segmented|Select|Switch)\b/gu;
const root = join(import.meta.dirname, '..');

/** The attributes of the element that opens at `start`: up to the `>` outside of all braces. */
function readTag(source: string, start: number): string {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    const letter = source.charAt(at);
    if (letter === '{') depth += 1;
    else if (letter === '}') depth -= 1;
    else if (letter === '>' && depth === 0) return source.slice(start, at);
  }
  throw new Error('An element without an end.');
}

/** A choice that waits for its own call is available again at once, and needs no reason. */
const isTransient = (expression: string): boolean =>
  expression.split('||').every((part) => /^\s*\w+\.isPending\s*$/u.test(part));

/** Lists the choices of a source file that can stay disabled without a text that says why. */
const findUnexplained = (source: string): string[] =>
  [...source.matchAll(choice)]
    .map(({ index }) => readTag(source, index))
    .filter((tag) => {
      const disabled = /\bdisabled(?:=\{([^}]*)\})?/u.exec(tag);
      return disabled !== null && !isTransient(disabled[1] ?? '') && !tag.includes('aria-describedby=');
    });

test('a choice in settings that can stay disabled is described by a text that says why', () => {
  const files = globSync('**/*.tsx', { cwd: root });
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) => findUnexplained(readFileSync(`${root}/${file}`, 'utf8')));
  expect(found).toEqual([]);
});

test('finds a choice without a reason, and none that only waits for its call', () => {
  expect(findUnexplained('<Switch onChange={() => a > b} disabled={!hasOwn} />')).toHaveLength(1);
  expect(findUnexplained('<Radio disabled>')).toHaveLength(1);
  expect(findUnexplained('<Select disabled={change.isPending || first.isPending} />')).toEqual([]);
  expect(findUnexplained('<Switch disabled={!hasOwn} aria-describedby={id} />')).toEqual([]);
});
