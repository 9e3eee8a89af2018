import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { requireKey, type FileStore } from './file-store.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Files in a folder. Several servers share it by sharing the folder. */
export function createFolderStore(root: string): FileStore {
  // By their first digits, since folders of many thousand files are slow.
  const fileOf = (key: string): string => {
    requireKey(key);
    return path.join(root, key.slice(0, 2), key);
  };
  return {
    async has(key) {
      try {
        return (await stat(fileOf(key))).isFile();
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    async read(key) {
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async size(key) {
      try {
        return (await stat(fileOf(key))).size;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async readPart(key, { start, end }) {
      try {
        await using file = await open(fileOf(key));
        const { bytesRead, buffer } = await file.read(Buffer.alloc(end - start + 1), { position: start });
        return buffer.subarray(0, bytesRead);
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async write(key, bytes) {
      const file = fileOf(key);
      const draft = `${file}.${randomUUID()}`;
      await mkdir(path.dirname(file), { recursive: true, mode: 0o750 });
      try {
        await writeFile(draft, bytes, { mode: 0o640, flush: true });
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}
