import { LRUCache } from 'lru-cache';
import type { FileStore } from '@rostrum/server-kit/storage';
import { toBuffer } from '@rostrum/server-kit/workers';
import { runImageTask } from '../../images/run-image-task.ts';

/** Made by this server from what was uploaded; addresses elsewhere are not asked. */
const ownFile = /^\/files\/([0-9a-f]{32}-[0-9]{2,4}\.webp)$/;

/** The file of a logo, where it is one of ours. */
export const fileOfLogo = (address: string | null): string | undefined => ownFile.exec(address ?? '')?.[1];

/** A logo as PNG, which mail programs and papers read too, no larger than the box; undefined where it cannot be read. */
export async function readLogo(
  uploadStore: FileStore,
  file: string | undefined,
  box: { width?: number; height: number },
): Promise<Buffer | undefined> {
  const bytes = file === undefined ? undefined : await uploadStore.read(file);
  if (!bytes) return undefined;
  try {
    return toBuffer(await runImageTask('png', { bytes, box, isPadded: false }));
  } catch {
    return undefined;
  }
}

/** Twice the height at which it stands in an email, for sharp screens. */
const mailBox = { width: 320, height: 64 };
const mostKept = 100;

/** Logos for emails, each drawn once for the many that leave together. A file never changes. */
export function createMailLogos(uploadStore: FileStore): (file: string) => Promise<Buffer | undefined> {
  const kept = new LRUCache<string, Buffer>({ max: mostKept });
  return async (file) => {
    const logo = kept.get(file) ?? (await readLogo(uploadStore, file, mailBox));
    if (logo) kept.set(file, logo);
    return logo;
  };
}
