import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** SHA-384 of each file, as a browser compares it, by its path relative to the directory. */
export async function integrityOf(
  directory: string,
  names: readonly string[],
): Promise<Record<string, string>> {
  const entries = await Promise.all(
    [...names].sort().map(async (name) => {
      const digest = createHash('sha384')
        .update(await readFile(join(directory, name)))
        .digest('base64');
      return [name, `sha384-${digest}`] as const;
    }),
  );
  return Object.fromEntries(entries);
}
