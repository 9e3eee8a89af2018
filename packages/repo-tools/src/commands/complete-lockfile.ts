import { completeLockfile } from '../dependencies/complete-lockfile.ts';
import { runCommand } from '../terminal/refusal.ts';

await runCommand(async () => {
  const completed = await completeLockfile();
  console.log(
    completed === 0
      ? 'package-lock.json already names the binaries of every platform.'
      : `Added the binaries of other platforms for ${completed} packages. Commit package-lock.json.`,
  );
});
