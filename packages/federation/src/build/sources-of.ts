import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const notShipped = /\.test\.tsx?$|(^|\/)(node_modules|dist|testing|coverage)\//;

/** The files of a folder that a release is built from, in one order everywhere. */
export const sourcesOf = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !notShipped.test(relative(directory, file)))
    .sort();
