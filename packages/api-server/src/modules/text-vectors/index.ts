export { createTextVectorWorker, textVectorGauges, type TextVectorWorker } from './text-vector-worker.ts';
export type { VectorSource } from './vector-source.ts';
