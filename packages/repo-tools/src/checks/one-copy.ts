import { readFileSync } from 'node:fs';
import { isShellVendor } from '@rostrum/federation/shell-vendors';
import { inRepository } from '../repository.ts';

type Lock = { packages: Record<string, { version?: string }> };

const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? '';

/** Packages of the shell that are installed more than once, whatever their versions: each copy has contexts of its own. */
export function copiesIn({ packages }: Lock): string[] {
  const found = new Map<string, string[]>();
  for (const [path, { version }] of Object.entries(packages)) {
    const name = nameOf(path);
    if (!path.includes('node_modules/') || !isShellVendor(name)) continue;
    found.set(name, [...(found.get(name) ?? []), `${version} in ${path}`]);
  }
  return [...found]
    .filter(([, copies]) => copies.length > 1)
    .map(
      ([name, copies]) =>
        `'${name}' is installed ${copies.length} times: ${copies.join('; ')}. The workspace or package before the last node_modules wants its own; give it the version of the others.`,
    );
}

export const oneCopy = (): string[] =>
  copiesIn(JSON.parse(readFileSync(inRepository('package-lock.json'), 'utf8')) as Lock);
