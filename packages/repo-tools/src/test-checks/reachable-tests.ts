import type { ImportersByFile } from '../import-graph.ts';

const isTest = (file: string) => /\.test\.tsx?$/.test(file) && !/\.nightly\.test\./.test(file);

/** Tests that import these files, directly or through others: those with the fewest imports between first. */
export function findReachableTests(changed: readonly string[], importers: ImportersByFile): string[] {
  const seen = new Set(changed);
  // A set hands out what is added while it is read: first the files, then those one import away, and so on.
  for (const file of seen) for (const importer of importers.get(file) ?? []) seen.add(importer);
  return [...seen].filter(isTest);
}

/** How long a file of tests takes whose duration is not known, in seconds. */
const unknownSeconds = 2;

export interface TestSelection {
  selected: string[];
  /** How many more were within reach. */
  remaining: number;
}

/**
 * Takes tests in their order as long as they fit.
 *
 * @param durations Seconds that each file of tests took before.
 * @param limit Seconds of all of them together.
 */
export function selectTests(
  tests: readonly string[],
  durations: ReadonlyMap<string, number>,
  limit: number,
): TestSelection {
  const selected: string[] = [];
  let seconds = 0;
  for (const test of tests) {
    const own = durations.get(test) ?? unknownSeconds;
    if (seconds + own > limit) continue;
    seconds += own;
    selected.push(test);
  }
  return { selected, remaining: tests.length - selected.length };
}
