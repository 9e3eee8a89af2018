import { runChecks } from '../test-checks/run-checks.ts';
import { staticChecks } from '../test-checks/static-checks.ts';
import { testChecks } from '../test-checks/test-checks.ts';
import { runCommand } from '../terminal/refusal.ts';

const { format, lint, repository, dependencies, unused, types } = staticChecks;

await runCommand(() => runChecks([format, lint, repository, dependencies, unused, types, testChecks.unit]));
