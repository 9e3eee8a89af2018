import type { Node, Visitor } from './rule.ts';

/** A visitor that reports every module this file names: import, export … from, and import(). */
export function onImport(visit: (specifier: string, node: Node) => void): Visitor {
  const named = (node: Node) => {
    if (typeof node.source?.value === 'string') visit(node.source.value, node);
  };
  return {
    ImportDeclaration: named,
    ExportNamedDeclaration: named,
    ExportAllDeclaration: named,
    ImportExpression: named,
  };
}

/** `@scope/name/sub` -> `@scope/name`. */
export function packageNameOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

export const isRelative = (specifier: string) => specifier.startsWith('.');
export const isOurs = (specifier: string) => specifier.startsWith('@rostrum/');
