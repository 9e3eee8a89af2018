import { execFile } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { remoteRelease, type RemoteRelease } from '@rostrum/contracts';
import { onTestFinished } from 'vitest';

const installed = resolve(import.meta.dirname, '../../../../node_modules');

const manifest = {
  area: 'sample',
  title: 'Sample',
  paths: [{ path: '/dashboard/sample', match: 'prefix', access: 'session' }],
  pages: ['/dashboard/sample'],
  navigation: [],
  tabs: [],
  hostApi: '^1.0.0',
};

const always: Record<string, string> = {
  'package.json': JSON.stringify({ name: '@rostrum/mf-sample', version: '0.1.0', type: 'module' }),
  'rspack.config.ts': `import { defineRemoteBuild } from '@rostrum/federation/build';\nexport default defineRemoteBuild();`,
  'src/manifest.ts': `export const manifest = ${JSON.stringify(manifest)};`,
};

export interface BuiltSample {
  /** What the bundler said, on one line; empty when the build went well. */
  refusal: string;
  /** What the build says of itself; null when it was refused. */
  release: RemoteRelease | null;
  /** All style sheets. */
  css: string;
}

/** Builds an area of the given files in a folder of its own, the way every area is built. */
export async function buildSample(files: Record<string, string>): Promise<BuiltSample> {
  const folder = mkdtempSync(join(tmpdir(), 'sample-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(installed, join(folder, 'node_modules'));
  const directory = join(folder, 'mf-sample');
  for (const [name, text] of Object.entries({ ...always, ...files })) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), text);
  }
  const refusal = await new Promise<string>((settle) => {
    const bundler = join(installed, '@rspack/cli/bin/rspack.js');
    execFile(process.execPath, [bundler, 'build'], { cwd: directory }, (error, said, complaint) =>
      settle(error ? `${said}${complaint}`.replaceAll(/\s+/g, ' ') : ''),
    );
  });
  const file = join(directory, 'dist/remote.json');
  return {
    refusal,
    release: existsSync(file) ? remoteRelease.parse(JSON.parse(readFileSync(file, 'utf8'))) : null,
    css: globSync(join(directory, 'dist/*.css'))
      .map((name) => readFileSync(name, 'utf8'))
      .join(''),
  };
}
