import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of an installed program: one a variable names, one on the path, or one in a known place. */
export function findProgram(
  variable: string,
  names: readonly string[],
  elsewhere: readonly string[],
): string | null {
  const named = process.env[variable];
  if (named !== undefined && named !== '') return existsSync(named) ? named : null;
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return (
    [...onPath, ...elsewhere.flatMap((pattern) => globSync(pattern))].find((path) => existsSync(path)) ?? null
  );
}
