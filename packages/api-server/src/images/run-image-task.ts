import { createWorkerPool } from '@rostrum/server-kit/workers';
import type { ImageTask, ImageTaskKind, ImageTasks } from './image-task.ts';

// In a process of their own: the memory of a native decoder is outside every limit of V8, and its crash ends the process.
const openPool = (maxMemoryMiB: number, maxCpuSeconds: number) =>
  createWorkerPool<ImageTask, ImageTasks[ImageTaskKind]['output']>({
    file: new URL('./image.worker.ts', import.meta.url),
    isolation: 'process',
    maxSeconds: 60,
    maxCpuSeconds,
    maxMemoryMiB,
    maxParallel: 1,
    maxWaiting: 100,
  });

/** 40 million pixels of every format are decoded within, but for progressive JPEGs without chroma subsampling. */
const unchecked = openPool(256, 8);
/** Pictures that were decoded once: a print of 3,000 pixels is made from the whole picture, turned upright. */
const checked = openPool(768, 20);

/**
 * Runs a task on a picture in a process whose memory and time are limited.
 *
 * @throws WorkerLimitError when the picture takes too much of either, or too many pictures wait.
 */
export const runImageTask = async <Kind extends ImageTaskKind>(
  kind: Kind,
  input: ImageTasks[Kind]['input'],
): Promise<ImageTasks[Kind]['output']> =>
  // A task and its output belong to each other by `kind`, which the pool cannot express.
  (kind === 'decode' || kind === 'header' ? unchecked : checked).run({
    kind,
    ...input,
  } as unknown as ImageTask) as Promise<ImageTasks[Kind]['output']>;
