import { allTypes, runTurbo } from '../build/turbo.ts';
import { Refusal, runCommand } from '../terminal/refusal.ts';
import { step } from '../terminal/step.ts';

await runCommand(() =>
  step('Checking the types of every workspace', async (onProgress) => {
    const { code, output } = await runTurbo({ ...allTypes, onProgress });
    if (code === 0) return;
    console.error(`\n${output.trim()}`);
    throw new Refusal('Types do not fit; the compiler names the files above.');
  }),
);
