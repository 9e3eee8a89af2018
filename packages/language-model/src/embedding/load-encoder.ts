import { readManifest, verifyModelFiles } from '../model-files.ts';
import type { TextKind } from './embed-task.ts';
import { openEnglish } from './open-english.ts';
import { openMultilingual } from './open-multilingual.ts';

/** A longer text is cut; the models themselves have 512 places. */
const maxTokens = 256;

export type Encoder = (texts: readonly string[], kind: TextKind) => Promise<Float32Array<ArrayBuffer>>;

/** Verifies and opens the models of a folder. @throws Error when a file is missing or differs from its hash. */
export async function loadEncoder(folder: string): Promise<Encoder> {
  const manifest = readManifest(folder);
  await verifyModelFiles(folder, manifest);
  const { dimensions } = manifest;
  const parts = [await openMultilingual(folder), await openEnglish(folder)];
  const width = dimensions / parts.length;

  return async (texts, kind) => {
    const values = new Float32Array(texts.length * dimensions);
    for (const [row, text] of texts.entries())
      for (const [place, part] of parts.entries())
        values.set(await part.embed(part.encode(text, kind, maxTokens)), row * dimensions + place * width);
    return values;
  };
}
