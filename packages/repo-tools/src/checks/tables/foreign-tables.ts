import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { z } from 'zod';
import { inRepository } from '../../repository.ts';
import { circlesIn } from '../circles-in.ts';
import { findTableUses, type TableUse } from './find-table-uses.ts';
import { findOwner, modulesFolder, readTables, type Tables } from './read-tables.ts';

/** Tables of other modules by the file that names them. */
export type ListedTables = Readonly<Record<string, readonly string[]>>;

export interface UsesOfFile {
  file: string;
  uses: readonly TableUse[];
}

const list = 'packages/repo-tools/src/checks/tables/foreign-tables.json';

const lists = z.strictObject({
  /** Modules in the largest circle, with imports and tables counted. */
  largestCircle: z.int(),
  reads: z.record(z.string(), z.array(z.string())),
  writes: z.record(z.string(), z.array(z.string())),
});

const advice = {
  read: 'Interpolate a fragment that the owner exports.',
  write: 'Call a function of the owner in the same transaction.',
} as const;

/** Compares the uses of one kind with the list, both ways: a new use and a listed one that is gone are faults. */
export function foreignTableFaults(
  files: readonly UsesOfFile[],
  listed: ListedTables,
  kind: TableUse['kind'],
): string[] {
  const found = new Map(files.map(({ file, uses }) => [file, uses.filter((use) => use.kind === kind)]));
  const unlisted = [...found].flatMap(([file, uses]) =>
    uses
      .filter(({ table }) => !listed[file]?.includes(table))
      .map(
        ({ table, owner, line }) =>
          `${file}:${line} ${kind === 'read' ? 'reads' : 'writes'} ${table}, a table of ${owner}. ${advice[kind]}`,
      ),
  );
  const gone = Object.entries(listed).flatMap(([file, tables]) =>
    tables
      .filter((name) => !found.get(file)?.some(({ table }) => table === name))
      .map(
        (name) =>
          `${file} no longer ${kind === 'read' ? 'reads' : 'writes'} ${name}. Remove it from ${list}.`,
      ),
  );
  return [...unlisted, ...gone];
}

const isChecked = (file: string) => !/\.test\.ts$|\/testing\//.test(file);

const readModuleFiles = () =>
  globSync(`${modulesFolder}/**/*.ts`, { cwd: inRepository('.') })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isChecked)
    .toSorted()
    .map((file) => ({ file, code: readFileSync(inRepository(file), 'utf8') }));

/** Foreign keys of a schema name tables of others; the database needs them, so they are no reads. */
const isSchema = (file: string) => file.endsWith('.schema.ts');

/** Every file of a module that names tables of others. */
function findForeignTables(tables: Tables = readTables()): UsesOfFile[] {
  return readModuleFiles()
    .filter(({ file }) => !isSchema(file))
    .map(({ file, code }) => ({ file, uses: findTableUses(file, code, tables) }))
    .filter(({ uses }) => uses.length > 0);
}

const imported = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** The largest circle of modules, with imports and tables counted. */
function findLargestCircle(files: readonly UsesOfFile[]): string[] {
  const arrows = new Map<string, Set<string>>();
  const add = (from: string, to: string) => {
    if (from !== to) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
  };
  for (const { file, code } of readModuleFiles())
    for (const [, specifier = ''] of code.matchAll(imported)) {
      const target = posix.join(posix.dirname(file), specifier);
      if (target.startsWith(`${modulesFolder}/`)) add(findOwner(file), findOwner(target));
    }
  for (const { file, uses } of files) for (const { owner } of uses) add(findOwner(file), owner);
  return circlesIn(arrows).toSorted((left, right) => right.length - left.length)[0] ?? [];
}

/** Faults of a circle that is not as large as listed, with the counts that a report needs. */
export function circleFaults(
  files: readonly UsesOfFile[],
  circle: readonly string[],
  listed: number,
): string[] {
  if (circle.length === listed) return [];
  const places = files.reduce((sum, { uses }) => sum + uses.length, 0);
  return [
    `The largest circle of modules has ${circle.length} instead of ${listed} (${circle.join(', ')}), with ${places} places in ${files.length} files that name tables of others. ${circle.length > listed ? 'Read through a fragment of a module below.' : `Write ${circle.length} in ${list}.`}`,
  ];
}

/** A module names its own tables only; what still names others' is in a list that shrinks. */
export function foreignTables(): string[] {
  const files = findForeignTables();
  const { largestCircle, reads, writes } = lists.parse(JSON.parse(readFileSync(inRepository(list), 'utf8')));
  return [
    ...foreignTableFaults(files, reads, 'read'),
    ...foreignTableFaults(files, writes, 'write'),
    ...circleFaults(files, findLargestCircle(files), largestCircle),
  ];
}
