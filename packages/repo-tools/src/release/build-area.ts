import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { newRelease } from '@rostrum/contracts/releases';
import { runTurbo } from '../build/turbo.ts';
import { runQuietly } from '../processes/run-quietly.ts';
import { inRepository } from '../repository.ts';
import { Refusal } from '../terminal/refusal.ts';
import { step } from '../terminal/step.ts';

export type BuiltRelease = ReturnType<typeof newRelease.parse>;

const filesOf = (area: string, name: string) => inRepository(`mf-${area}`, 'dist', name);

/** Builds one area, checks its types and runs its tests, all at once; nothing else is built. */
export async function buildArea(area: string): Promise<BuiltRelease> {
  await step(`Building mf-${area}, checking its types, running its tests`, async () => {
    const [turbo, tests] = await Promise.all([
      runTurbo({
        tasks: ['build', 'typecheck'],
        filter: [`@rostrum/mf-${area}`],
        flags: ['--continue=always'],
      }),
      runQuietly('vitest', ['run'], {
        cwd: inRepository(`mf-${area}`),
        env: { CI: '1', NO_COLOR: '1', FORCE_COLOR: '0', NODE_ENV: 'test' },
        patience: 10 * 60_000,
      }),
    ]);
    const failed = [turbo, tests].filter(({ code }) => code !== 0);
    if (failed.length === 0) return;
    console.error(`\n${failed.map(({ output }) => output.trim()).join('\n\n')}\n`);
    throw new Refusal(
      `Nothing was released: mf-${area} is not good yet. What has to be mended stands above.`,
    );
  });
  return readRelease(area);
}

/** What the build says of itself, compared with the files that lie beside it. */
function readRelease(area: string): BuiltRelease {
  const release = newRelease.parse(JSON.parse(readFileSync(filesOf(area, 'remote.json'), 'utf8')));
  for (const [name, expected] of Object.entries(release.integrity)) {
    const hash = createHash('sha384')
      .update(readFileSync(filesOf(area, name)))
      .digest('base64');
    if (expected !== `sha384-${hash}`)
      throw new Refusal(
        `mf-${area}/dist/${name} is not what was built. Delete mf-${area}/dist and try again.`,
      );
  }
  return release;
}

export const readFileOf = (area: string, name: string): Uint8Array => readFileSync(filesOf(area, name));
