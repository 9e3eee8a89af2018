export { findTopicMove } from './find-topic-move.ts';
export { drawPreview } from './preview-image.ts';
export { noQuery } from './page-query.ts';
export { previewFile, previewSize } from './preview-size.ts';
export { loadViews } from './load-views.ts';
