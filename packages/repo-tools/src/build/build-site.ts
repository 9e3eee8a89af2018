import { Refusal } from '../terminal/refusal.ts';
import { step } from '../terminal/step.ts';
import { runTurbo } from './turbo.ts';

/** Builds the shell, every area and the embed; unchanged ones come from the cache. */
export async function buildSite(filter: readonly string[] = []): Promise<void> {
  const label =
    filter.length > 0 ? `Building ${filter.join(', ')}` : 'Building the shell, the areas and the embed';
  await step(label, async (onProgress) => {
    const { code, output } = await runTurbo({ tasks: ['build'], filter, onProgress });
    if (code === 0) return;
    console.error(`\n${output.trim()}\n`);
    throw new Refusal(
      "The build failed; the bundler's words are above. Fix the file it names and start again.",
    );
  });
}
