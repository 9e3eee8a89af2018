export { changesInBatches } from './changes-in-batches.ts';
export { countDrawing, type DrawingKind } from './count-drawing.ts';
export { createPageCache, type Drawing, type PageCache } from './page-cache.ts';
export { pageChangesRepository } from './page-changes.repository.ts';
