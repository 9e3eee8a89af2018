import { runInTurn } from '../test-checks/run-checks.ts';
import { staticChecks } from '../test-checks/static-checks.ts';
import { nightlyChecks } from '../test-checks/test-checks.ts';
import { runCommand } from '../terminal/refusal.ts';

await runCommand(() => runInTurn([staticChecks.build, ...nightlyChecks]));
