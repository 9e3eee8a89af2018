import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import wabt from 'wabt';

const at = (name: string) => new URL(`../vectors/${name}`, import.meta.url);

/** Assembles `byte-dot.wat`. */
export async function assembleByteDot(): Promise<Uint8Array> {
  const { parseWat } = await wabt();
  const parsed = parseWat('byte-dot.wat', readFileSync(at('byte-dot.wat'), 'utf8'), { simd: true });
  try {
    return parsed.toBinary({}).buffer;
  } finally {
    parsed.destroy();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(at('byte-dot.wasm'), await assembleByteDot());
