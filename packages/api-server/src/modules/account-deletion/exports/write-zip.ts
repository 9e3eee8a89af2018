import { randomBytes } from 'node:crypto';
import type { FileStore } from '@rostrum/server-kit/storage';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** As much of the file as one server holds. */
const partBytes = 4 * 1_048_576;

/** A zip without 64-bit sizes ends at 4 GiB; what would lead beyond it is left out, and said to be. */
export const mostZipBytes = 3_500_000_000;

interface ZipOptions {
  store: FileStore;
  /** Told of each part before it is written, so that none is left behind by a crash. */
  onPart: (keys: readonly string[], size: number) => Promise<void>;
}

/** A zip that goes into the file store while it is made, part by part. */
export function createZipWriter({ store, onPart }: ZipOptions) {
  const keys: string[] = [];
  let size = 0;
  let waiting: Uint8Array[] = [];
  let length = 0;
  let fault: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) fault = error;
    else {
      waiting.push(chunk);
      length += chunk.length;
    }
  });

  async function flush(least: number): Promise<void> {
    if (fault !== null) throw fault;
    if (length < least) return;
    const bytes = Buffer.concat(waiting);
    waiting = [];
    length = 0;
    const key = randomBytes(32).toString('hex');
    keys.push(key);
    size += bytes.length;
    await onPart(keys, size);
    await store.write(key, bytes);
  }

  return {
    size: () => size + length,

    async addText(name: string, chunks: AsyncIterable<string>): Promise<void> {
      const file = new ZipDeflate(name, { level: 6 });
      zip.add(file);
      for await (const chunk of chunks) {
        file.push(strToU8(chunk));
        await flush(partBytes);
      }
      file.push(new Uint8Array(0), true);
      await flush(partBytes);
    },

    /** As it is: pictures and documents are compressed already. */
    async addFile(name: string, bytes: Uint8Array): Promise<void> {
      const file = new ZipPassThrough(name);
      zip.add(file);
      file.push(bytes, true);
      await flush(partBytes);
    },

    async finish(): Promise<void> {
      zip.end();
      await flush(1);
    },
  };
}

export type ZipWriter = ReturnType<typeof createZipWriter>;

/** Rows as one JSON array, a part at a time. */
export async function* toJsonArray(pages: AsyncIterable<readonly string[]>): AsyncIterable<string> {
  let isFirst = true;
  yield '[';
  for await (const rows of pages) {
    for (const row of rows) {
      yield `${isFirst ? '\n' : ',\n'}${row}`;
      isFirst = false;
    }
  }
  yield '\n]\n';
}
