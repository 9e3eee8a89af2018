import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { inRepository, readWorkspaces } from './repository.ts';

/** Files by their path from the root, each with the files that import it; types count as well. */
export type ImportersByFile = ReadonlyMap<string, ReadonlySet<string>>;

const specifiers = /(?:from|import)\s*\(?\s*'([^']+)'/g;

type Exports = Record<string, string | Record<string, string>>;

/** The source file of each public address of the workspaces: `@rostrum/ui-kit/form` is `packages/ui-kit/src/form.ts`. */
function readPublicFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const { name, folder } of readWorkspaces()) {
    const { exports = {} } = JSON.parse(readFileSync(inRepository(folder, 'package.json'), 'utf8')) as {
      exports?: Exports;
    };
    for (const [address, target] of Object.entries(exports)) {
      const file = typeof target === 'string' ? target : (target.source ?? target.default ?? '');
      files.set(posix.join(name, address), posix.join(folder, file));
    }
  }
  return files;
}

/** Reads who imports whom, in every source and test of the workspaces. Files outside of them are not followed. */
export function readImporters(): ImportersByFile {
  const publicFiles = readPublicFiles();
  const importers = new Map<string, Set<string>>();
  const patterns = readWorkspaces().map(({ folder }) => `${folder}/**/*.{ts,tsx,mts}`);
  const files = globSync(patterns, {
    cwd: inRepository('.'),
    exclude: (name) => name === 'node_modules' || name === 'dist',
  });
  for (const file of files) {
    const path = file.replaceAll('\\', '/');
    for (const [, specifier = ''] of readFileSync(inRepository(path), 'utf8').matchAll(specifiers)) {
      const imported = specifier.startsWith('.')
        ? posix.join(posix.dirname(path), specifier)
        : publicFiles.get(specifier);
      if (imported === undefined) continue;
      const known = importers.get(imported) ?? new Set();
      importers.set(imported, known.add(path));
    }
  }
  return importers;
}
