import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { inRepository } from '../repository.ts';

test('a first install writes nothing where a command writes its answer, such as a deploy token', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'rostrum-bootstrap-'));
  try {
    const bootstrap = path.join(root, 'packages/repo-tools/bootstrap');
    await cp(inRepository('packages/repo-tools/bootstrap'), bootstrap, { recursive: true });
    await writeFile(path.join(root, 'package-lock.json'), '{"packages":{}}');
    // An npm that installs nothing.
    const npm = path.join(root, 'npm-cli.js');
    await writeFile(npm, '');
    const install = pathToFileURL(path.join(bootstrap, 'install.mjs')).href;
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      ['-e', `import(${JSON.stringify(install)}).then(({ ensureInstalled }) => ensureInstalled())`],
      { env: { ...process.env, npm_execpath: npm } },
    );
    expect(stdout).toBe('');
    expect(stderr).toContain('Installing what the lockfile names');
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});

test('an install keeps the model runtime of this platform alone', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'rostrum-bootstrap-'));
  try {
    const bootstrap = path.join(root, 'packages/repo-tools/bootstrap');
    await cp(inRepository('packages/repo-tools/bootstrap'), bootstrap, { recursive: true });
    await writeFile(path.join(root, 'package-lock.json'), '{"packages":{}}');
    const npm = path.join(root, 'npm-cli.js');
    await writeFile(npm, '');
    const binaries = path.join(root, 'node_modules/onnxruntime-node/bin/napi-v6');
    const own = path.join(process.platform, process.arch);
    for (const place of [own, path.join(process.platform, 'other'), 'other/x64'])
      await mkdir(path.join(binaries, place), { recursive: true });
    const install = pathToFileURL(path.join(bootstrap, 'install.mjs')).href;
    await promisify(execFile)(
      process.execPath,
      ['-e', `import(${JSON.stringify(install)}).then(({ ensureInstalled }) => ensureInstalled())`],
      { env: { ...process.env, npm_execpath: npm } },
    );
    expect(await readdir(binaries)).toEqual([process.platform]);
    expect(await readdir(path.join(binaries, process.platform))).toEqual([process.arch]);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});
