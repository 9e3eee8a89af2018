import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TrialRelease } from './trial-releases.ts';

const root = resolve(import.meta.dirname, '../../../../..');
const dependencies = Object.fromEntries(
  ['contracts', 'remote-runtime', 'ui-kit'].map((name) => [`@rostrum/${name}`, '*']),
);

/** Writes the workspace of one release, as a team would have it, and answers its folder. */
export function writeSources(folder: string, { fault, label }: TrialRelease): string {
  const home = join(folder, label);
  const workspace = join(home, 'mf-trial');
  rmSync(home, { recursive: true, force: true });
  mkdirSync(workspace, { recursive: true });
  // Packages are found beside a workspace, as in the repository.
  symlinkSync(join(root, 'node_modules'), join(home, 'node_modules'), 'junction');
  cpSync(join(import.meta.dirname, 'src'), join(workspace, 'src'), { recursive: true });
  writeFileSync(
    join(workspace, 'src/fault.ts'),
    `export const fault = ${JSON.stringify(fault)};\nexport const label = ${JSON.stringify(label)};\n`,
  );
  writeFileSync(
    join(workspace, 'package.json'),
    JSON.stringify({
      name: '@rostrum/mf-trial',
      version: '0.1.0',
      private: true,
      type: 'module',
      dependencies,
    }),
  );
  return workspace;
}
