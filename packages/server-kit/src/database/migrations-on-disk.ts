import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a database remembers of a migration. */
export interface AppliedMigration {
  number: number;
  name: string;
  checksum: string;
}

export interface Migration extends AppliedMigration {
  sql: string;
}

// drizzle-kit reads the schemas as CommonJS, where a module knows no folder; it never reads migrations through here.
export const migrationsFolder = path.join(import.meta.dirname ?? '', 'migrations');

/** `0000_baseline.sql` and what came after it, in order. Line ends do not count, so a checkout on Windows has the same checksums. */
export function readMigrations(folder: string = migrationsFolder): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name))
    .sort()
    .map((file) => {
      const sql = readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n');
      return {
        number: Number(file.slice(0, 4)),
        name: file.slice(5, -4),
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
      };
    });
}
