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
    for (const [place, part] of parts.entries()) {
      // Texts of like length stand in one run, so that few of its places are padding.
      const ordered = texts
        .map((text, row) => ({ tokens: part.encode(text, kind, maxTokens), row }))
        .toSorted((left, right) => left.tokens.length - right.tokens.length);
      for (let from = 0; from < ordered.length; from += part.rowsAtOnce) {
        const run = ordered.slice(from, from + part.rowsAtOnce);
        const found = await part.embed(run.map(({ tokens }) => tokens));
        for (const [at, { row }] of run.entries())
          values.set(found.subarray(at * width, (at + 1) * width), row * dimensions + place * width);
      }
    }
    return values;
  };
}
