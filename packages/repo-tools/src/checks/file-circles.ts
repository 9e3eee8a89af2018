import { type ImportersByFile, readImporters } from '../import-graph.ts';
import { circlesIn } from './circles-in.ts';

/** Circles of files, each once. */
export function fileCirclesIn(importers: ImportersByFile): string[] {
  const arrows = new Map<string, Set<string>>();
  for (const [imported, by] of importers)
    for (const importer of by) arrows.set(importer, (arrows.get(importer) ?? new Set()).add(imported));
  return circlesIn(arrows).map(
    (circle) =>
      `${circle.toSorted().join(', ')} import each other. Move what both need to a file that imports neither.`,
  );
}

/** Finds circles of files. The linter ignores `import()`; this check counts it, and types as well. */
export const fileCircles = (): string[] => fileCirclesIn(readImporters());
