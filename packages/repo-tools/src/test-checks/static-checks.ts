import { checkTypes } from '../build/check-types.ts';
import { runTurbo } from '../build/turbo.ts';
import { repositoryChecks } from '../checks/repository-checks.ts';
import { checkDependencies, describeKnowledge } from '../dependencies/check-dependencies.ts';
import { readSnapshot } from '../dependencies/snapshot.ts';
import { runQuietly } from '../processes/run-quietly.ts';
import { asOne, type Check, type CheckResult } from './check.ts';

const checkFormat = async (parameters: readonly string[]): Promise<CheckResult> => {
  const { code, output } = await runQuietly('prettier', ['--check', '--log-level=warn', ...parameters]);
  return asOne(code === 0, `${output}\nWrite them right with: npm run format`);
};

const format: Check = {
  name: 'format (npm run format)',
  // Files that were found right before are not read again. By content: a checkout renews every time stamp.
  run: () => checkFormat(['--cache', '--cache-strategy=content', '.']),
};

/** Formatting of these files alone. */
export const formatOf = (files: readonly string[]): Check => ({
  name: `format of ${files.length} changed files`,
  run: async () => (files.length === 0 ? asOne(true) : checkFormat(['--ignore-unknown', '--', ...files])),
});

const lint: Check = {
  name: 'lint, import matrix (npm run lint)',
  run: async () => {
    const { code, output } = await runQuietly('oxlint', []);
    return asOne(code === 0, output);
  },
};

const repository: Check = {
  name: 'repository checks',
  run: async () => {
    const outcomes = repositoryChecks.map(({ name, faults }) => ({ name, found: faults() }));
    const bad = outcomes.filter(({ found }) => found.length > 0);
    return {
      passed: outcomes.length - bad.length,
      failed: bad.length,
      report: bad
        .map(({ name, found }) => [name, ...found.map((fault) => `  - ${fault}`)].join('\n'))
        .join('\n'),
    };
  },
};

/** Which advisories are known stands in the name: a check that knows none must not read like a clean audit. */
const dependencies: Check = {
  name: `dependencies (${describeKnowledge(readSnapshot())})`,
  run: async () => {
    const { checked, faults } = checkDependencies();
    return { passed: faults.length === 0 ? checked : 0, failed: faults.length, report: faults.join('\n') };
  },
};

/** Files that nothing reaches, and exports that no other file takes. */
const unused: Check = {
  name: 'unused files and exports (knip)',
  run: async () => {
    const { code, output } = await runQuietly('knip', [
      '--no-progress',
      '--no-config-hints',
      '--config',
      'packages/repo-tools/knip.json',
      '--include',
      'files,exports',
    ]);
    return asOne(
      code === 0,
      `${output}\nRemove them; what is reached by its path alone is an entry in packages/repo-tools/knip.json.`,
    );
  },
};

const types: Check = {
  name: 'types (npm run typecheck)',
  run: async (onProgress) => {
    const { checked, failed, output } = await checkTypes(onProgress);
    return { passed: checked - failed.length, failed: failed.length, report: output };
  },
};

const build: Check = {
  name: 'build (npm run build)',
  run: async (onProgress) => {
    const { code, output } = await runTurbo({ tasks: ['build'], onProgress });
    return asOne(code === 0, output);
  },
};

export const staticChecks = { format, lint, repository, dependencies, unused, types, build };
