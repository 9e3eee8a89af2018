import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);
const text = /\.(js|css|json|svg|html|txt|webmanifest)$/;

/** Writes a brotli twin beside each text file, so that the server never compresses them again. */
export async function compressFiles(files: readonly string[]): Promise<void> {
  await Promise.all(
    files
      .filter((file) => text.test(file))
      .map(async (file) => {
        const content = await readFile(file);
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        };
        await writeFile(`${file}.br`, await brotli(content, { params }));
      }),
  );
}
