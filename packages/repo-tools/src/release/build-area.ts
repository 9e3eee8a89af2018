import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newRelease } from '@rostrum/contracts/releases';
import { runQuietly } from '../processes/run-quietly.ts';
import { inRepository } from '../repository.ts';
import { Refusal } from '../terminal/refusal.ts';
import { step } from '../terminal/step.ts';

export type BuiltRelease = ReturnType<typeof newRelease.parse>;

/** A build in a folder of its own: what a server of this working tree serves from dist stays as it is. */
export class AreaBuild implements Disposable {
  readonly folder = mkdtempSync(join(tmpdir(), 'rostrum-release-'));

  readFile(name: string): Uint8Array {
    return readFileSync(join(this.folder, name));
  }

  /** What the build says of itself, compared with the files that lie beside it. */
  get release(): BuiltRelease {
    const release = newRelease.parse(JSON.parse(readFileSync(join(this.folder, 'remote.json'), 'utf8')));
    for (const [name, expected] of Object.entries(release.integrity)) {
      const hash = createHash('sha384').update(this.readFile(name)).digest('base64');
      if (expected !== `sha384-${hash}`)
        throw new Refusal(`${name} is not what the build of ${release.area} says. Build again.`);
    }
    return release;
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const quiet = { CI: '1', NO_COLOR: '1', FORCE_COLOR: '0' };

/** Builds one area, checks its types and runs its tests, all at once; nothing else is built. */
export async function buildArea(area: string): Promise<AreaBuild> {
  const build = new AreaBuild();
  const cwd = inRepository(`mf-${area}`);
  await step(`Building mf-${area}, checking its types, running its tests`, async () => {
    const outcomes = await Promise.all([
      runQuietly('rspack', ['build', '--output-path', build.folder], { cwd, env: quiet }),
      runQuietly('tsc', ['--noEmit'], { cwd, env: quiet }),
      runQuietly('vitest', ['run'], {
        cwd,
        env: { ...quiet, NODE_ENV: 'test' },
        timeout: 10 * 60_000,
      }),
    ]);
    const failed = outcomes.filter(({ code }) => code !== 0);
    if (failed.length === 0) return;
    build[Symbol.dispose]();
    console.error(`\n${failed.map(({ output }) => output.trim()).join('\n\n')}\n`);
    throw new Refusal(
      `Nothing was released: mf-${area} is not good yet. What has to be mended stands above.`,
    );
  });
  return build;
}
