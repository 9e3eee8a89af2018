import { readChangedFiles } from '../test-checks/changed-files.ts';
import { readImporters } from '../import-graph.ts';
import { findReachableTests, selectTests } from '../test-checks/reachable-tests.ts';
import { runChecks } from '../test-checks/run-checks.ts';
import { formatOf, staticChecks } from '../test-checks/static-checks.ts';
import { readTestDurations, unitTestsOf } from '../test-checks/test-checks.ts';
import { exists } from '../repository.ts';
import { Refusal, runCommand } from '../terminal/refusal.ts';

const { lint, repository, dependencies, types } = staticChecks;

/** Seconds of tests, one after the other: with two of them at once and all that runs beside, a check takes half a minute. */
const testSeconds = 10;

/**
 * What one waits for after each change: formatting of changed files, lint, types, rules of the repository, and the tests
 * nearest to the change. With a commit, the change is the difference to it.
 */
await runCommand(async () => {
  const [since = 'HEAD', ...rest] = process.argv.slice(2);
  if (rest.length > 0 || since.startsWith('-'))
    throw new Refusal('npm run check takes nothing, or: -- [commit].');
  const changed = await readChangedFiles(since);
  const reachable = findReachableTests(changed, readImporters()).filter(exists);
  const tests = unitTestsOf(selectTests(reachable, readTestDurations(), testSeconds));
  return runChecks([tests, formatOf(changed.filter(exists)), lint, repository, dependencies, types]);
});
