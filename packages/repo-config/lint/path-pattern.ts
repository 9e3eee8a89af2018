const patterns = new Map<string, RegExp>();

function compile(pattern: string): RegExp {
  const source = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('**/', '\u0000')
    .replaceAll('**', '\u0001')
    .replaceAll('*', '[^/]*')
    .replaceAll('\u0000', '(?:.*/)?')
    .replaceAll('\u0001', '.*');
  return new RegExp(`^${source}$`);
}

/** Whether a path matches a pattern: `*` within a folder, `**` across folders. */
export function matchesPath(path: string, pattern: string): boolean {
  const known = patterns.get(pattern) ?? compile(pattern);
  patterns.set(pattern, known);
  return known.test(path);
}

/** Whether an import names a package, one of its subpaths, or (with a trailing `*`) one of a family. */
export function matchesPackage(specifier: string, pattern: string): boolean {
  if (pattern.endsWith('*')) return specifier.startsWith(pattern.slice(0, -1));
  return specifier === pattern || specifier.startsWith(`${pattern}/`);
}
