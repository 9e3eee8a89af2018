import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteRelease } from '@rostrum/contracts';

/** Bytes of the brotli twins of some files, scripts and style sheets apart. Call it when they are written. */
export async function sizesOf(directory: string, names: readonly string[]): Promise<RemoteRelease['sizes']> {
  const sum = async (ending: string) => {
    const files = names.filter((name) => name.endsWith(ending));
    const sizes = await Promise.all(files.map((name) => stat(join(directory, `${name}.br`))));
    return sizes.reduce((total, { size }) => total + size, 0);
  };
  const [js, css] = await Promise.all([sum('.js'), sum('.css')]);
  return { js, css };
}
