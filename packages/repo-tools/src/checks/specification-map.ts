import { globSync, readFileSync } from 'node:fs';
import { inRepository } from '../repository.ts';

const map = 'packages/docs/guides/specification-map.md';

/** The shortened folders that the map's first lines define: `e2e` is `packages/e2e-tests/src/journeys`. */
const readFolders = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(/`(\w+)` is `([^`]+)`/g)].map(([, name = '', folder = '']) => [name, folder]));

/** The tests that a map names, with their line. */
export function testsNamedIn(text: string): { line: number; pattern: string }[] {
  const folders = readFolders(text);
  return text.split('\n').flatMap((row, index) =>
    [...row.matchAll(/`([^`\s]+\.(?:test|spec)\.tsx?)`/g)].map(([, named = '']) => {
      const [first = '', ...rest] = named.split('/');
      const path = [folders.get(first) ?? first, ...rest].join('/');
      return { line: index + 1, pattern: path };
    }),
  );
}

/** Every test that the map names is there: one file, or those that its pattern stands for. */
export function specificationMap(): string[] {
  const named = testsNamedIn(readFileSync(inRepository(map), 'utf8'));
  return named
    .filter(({ pattern }) => globSync(pattern, { cwd: inRepository('.') }).length === 0)
    .map(
      ({ line, pattern }) =>
        `${map}:${line} names ${pattern}, which is not there. Name the test that holds the sentence.`,
    );
}
