import { runLanes } from '../lanes/run-lanes.ts';
import { staticLanes } from '../lanes/static-lanes.ts';
import { findAffected } from '../lanes/affected-workspaces.ts';
import { readChangedFiles } from '../lanes/changed-files.ts';
import type { Lane } from '../lanes/lane.ts';
import { testLanes, testLanesFor } from '../lanes/test-lanes.ts';
import { readWorkspaces } from '../repository.ts';
import { Refusal, runCommand } from '../terminal/refusal.ts';

const { format, lint, repository, dependencies, types, build } = staticLanes;

/** Everything, or with `--changed [commit]` what the difference to that commit (the last one) can reach. */
async function chooseTests([option, since = 'HEAD', ...rest]: readonly string[]): Promise<Lane[]> {
  if (option === undefined) return Object.values(testLanes);
  if (option !== '--changed' || rest.length > 0 || since.startsWith('-'))
    throw new Refusal('npm test takes nothing, or: -- --changed [commit].');
  const folders = findAffected(await readChangedFiles(since), readWorkspaces());
  console.log(folders.length === 0 ? 'No test can be reached.' : `Reached: ${folders.join(', ')}`);
  return testLanesFor(folders);
}

await runCommand(async () => {
  const tests = await chooseTests(process.argv.slice(2));
  return runLanes([format, lint, repository, dependencies, types, build, ...tests]);
});
