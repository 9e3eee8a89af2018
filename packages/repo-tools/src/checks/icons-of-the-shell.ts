import { globSync, readFileSync } from 'node:fs';
import { inRepository } from '../repository.ts';

const list = 'packages/ui-kit/src/icons.ts';
/** Drawn for pages without the application, which carry their icons themselves. */
const withoutShell = 'packages/public-pages/src/guest/';
const imported = /import\s+\{([^}]*)\}\s+from 'lucide-react'/g;

/** The icons that a file takes from lucide and that the list does not hold. */
export function missingIcons(file: string, text: string, listed: ReadonlySet<string>): string[] {
  return [...text.matchAll(imported)]
    .flatMap(([, names = '']) => names.match(/\b\w+Icon\b/g) ?? [])
    .filter((name) => !listed.has(name))
    .map(
      (name) =>
        `${file} draws ${name}, which no shell has: areas get the icons of lucide from ui-kit. Add it to ${list}, or take one that is there.`,
    );
}

/** Packages that areas carry name icons by lucide; built into an area, they come from the shell's ui-kit. */
export function iconsOfTheShell(): string[] {
  const listed = new Set(readFileSync(inRepository(list), 'utf8').match(/\b\w+Icon\b/g));
  return globSync('{packages,mf-*,shell}/**/src/**/*.{ts,tsx}', { cwd: inRepository('.') })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) => file !== list && !/node_modules|\.test\.tsx?$/.test(file) && !file.startsWith(withoutShell),
    )
    .flatMap((file) => missingIcons(file, readFileSync(inRepository(file), 'utf8'), listed));
}
