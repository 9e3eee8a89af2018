import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** The folder with the files of the model that this package owns. */
export const modelFolder: string = fileURLToPath(new URL('../models', import.meta.url));

const sha256 = z.string().regex(/^[0-9a-f]{64}$/u);

const manifestSchema = z.object({
  /** Changes with everything that changes a vector; stored beside each of them. */
  id: z.string().min(1).max(60),
  dimensions: z.number().int().positive(),
  /** By file name. */
  sha256: z.record(z.string(), sha256),
});
export type ModelManifest = z.infer<typeof manifestSchema>;

/** Reads the identity of the model and the hashes of its files. */
export const readManifest = (folder: string): ModelManifest =>
  manifestSchema.parse(JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')));

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), hash);
  return hash.digest('hex');
}

/** Compares each file of the model with its hash. @throws Error naming the first file that differs. */
export async function verifyModelFiles(folder: string, manifest: ModelManifest): Promise<void> {
  for (const [name, expected] of Object.entries(manifest.sha256))
    if ((await hashFile(path.join(folder, name))) !== expected)
      throw new Error(`The model file ${name} differs from its hash. Restore it from the repository.`);
}
