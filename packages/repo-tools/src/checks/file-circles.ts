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

/** The linter knows circles of imports that are there when a file is loaded; here those of `import()` and of types count. */
export const fileCircles = (): string[] => fileCirclesIn(readImporters());
