import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { encodedKey, keyOf, type FileStore } from './file-store.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const text = /\.(js|mjs|css|json|svg|html|txt|map|wasm|webmanifest)$/;

/** Whether compressed copies of a file are made. */
export const isCompressible = (file: string): boolean => text.test(file);

const brotliOf = (bytes: Buffer): Promise<Buffer> =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** Makes the compressed copies of a file, once: they are served for ever, so they may take their time. */
export async function compressFile(
  store: FileStore,
  { file, integrity, bytes }: { file: string; integrity: string; bytes: Buffer },
): Promise<void> {
  if (!isCompressible(file)) return;
  const key = keyOf(integrity);
  await Promise.all([
    (async () => {
      const copy = encodedKey(key, 'br');
      if (!(await store.has(copy))) await store.write(copy, await brotliOf(bytes));
    })(),
    (async () => {
      const copy = encodedKey(key, 'gzip');
      if (!(await store.has(copy))) await store.write(copy, await zip(bytes, { level: 9 }));
    })(),
  ]);
}
