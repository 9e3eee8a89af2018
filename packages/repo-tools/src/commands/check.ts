import { runLanes } from '../lanes/run-lanes.ts';
import { staticLanes } from '../lanes/static-lanes.ts';
import { testLanes } from '../lanes/test-lanes.ts';
import { runCommand } from '../terminal/refusal.ts';

const { format, lint, repository, dependencies, unused, types } = staticLanes;

await runCommand(() => runLanes([format, lint, repository, dependencies, unused, types, testLanes.unit]));
