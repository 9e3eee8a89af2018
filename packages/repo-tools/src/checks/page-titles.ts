import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRepository } from '../repository.ts';

/** The names that a manifest gives its entries, whether in `titles` or at an entry itself. */
const namesIn = (manifest: string): ReadonlySet<string> => {
  const titles = /export const titles = \{([^}]*)\}/.exec(manifest)?.[1] ?? '';
  const found = [...titles.matchAll(/: '([^']+)'/g), ...manifest.matchAll(/\blabel: '([^']+)'/g)];
  return new Set(found.map(([, name = '']) => name));
};

/** The titles that a page repeats although its area's manifest has them. */
export function titleFaults(file: string, text: string, manifest: string): string[] {
  const names = namesIn(manifest);
  return [...text.matchAll(/<Page\b[^>]*?\b(?:title|documentTitle)="([^"]+)"/g)]
    .filter(([, title = '']) => names.has(title))
    .map(
      ([, title = '']) => `${file} writes '${title}' again. Take it from 'titles' in the area's manifest.ts.`,
    );
}

/** A page is called what its entry in the menus is called. */
export const pageTitles = (): string[] =>
  globSync('mf-*/src/manifest.ts', { cwd: inRepository('.') }).flatMap((manifest) => {
    const text = readFileSync(inRepository(manifest), 'utf8');
    return globSync(`${path.dirname(manifest)}/**/*.tsx`, { cwd: inRepository('.') })
      .filter((file) => !file.endsWith('.test.tsx'))
      .flatMap((file) => titleFaults(file, readFileSync(inRepository(file), 'utf8'), text));
  });
