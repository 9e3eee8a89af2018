import { runChecks } from '../test-checks/run-checks.ts';
import { staticChecks } from '../test-checks/static-checks.ts';
import { findAffected } from '../test-checks/affected-workspaces.ts';
import { readChangedFiles } from '../test-checks/changed-files.ts';
import type { Check } from '../test-checks/check.ts';
import { testChecks, testChecksFor } from '../test-checks/test-checks.ts';
import { readWorkspaces } from '../repository.ts';
import { Refusal, runCommand } from '../terminal/refusal.ts';

const { format, lint, repository, dependencies, unused, types, build } = staticChecks;

/** Everything, or with `--changed [commit]` what the difference to that commit (the last one) can reach. */
async function chooseTests([option, since = 'HEAD', ...rest]: readonly string[]): Promise<Check[]> {
  if (option === undefined) return Object.values(testChecks);
  if (option !== '--changed' || rest.length > 0 || since.startsWith('-'))
    throw new Refusal('npm test takes nothing, or: -- --changed [commit].');
  const folders = findAffected(await readChangedFiles(since), readWorkspaces());
  console.log(folders.length === 0 ? 'No test can be reached.' : `Reached: ${folders.join(', ')}`);
  return testChecksFor(folders);
}

await runCommand(async () => {
  const tests = await chooseTests(process.argv.slice(2));
  return runChecks([format, lint, repository, dependencies, unused, types, build, ...tests]);
});
