import { checkTypes } from '../build/check-types.ts';
import { Refusal, runCommand } from '../terminal/refusal.ts';
import { step } from '../terminal/step.ts';

await runCommand(() =>
  step('Checking the types of every workspace', async (onProgress) => {
    const { failed, output } = await checkTypes(onProgress);
    if (failed.length === 0) return;
    console.error(`\n${output.trim()}`);
    throw new Refusal('Types do not fit; the compiler names the files above.');
  }),
);
