import { LRUCache } from 'lru-cache';
import { InputError } from '@rostrum/server-kit';
import { createWorkerPool, isInputTooDemanding } from '@rostrum/server-kit/workers';
import { compileCss, type CompiledCss } from './compile-css.ts';

export interface CssTask {
  source: string;
  scope: string;
}

/** Shorter sheets take less than a worker takes to start. */
const shortLength = 4096;
const maxRemembered = 50;

const pool = createWorkerPool<CssTask, CompiledCss>({
  file: new URL('./compile-css.worker.ts', import.meta.url),
  isolation: 'thread',
  maxSeconds: 20,
  maxCpuSeconds: 5,
  maxMemoryMiB: 128,
  maxParallel: 1,
  maxWaiting: 20,
});
/** The same sheet is checked when it is saved, published and sent. */
const compiled = new LRUCache<string, Promise<CompiledCss>>({ max: maxRemembered });

async function compileLong(task: CssTask): Promise<CompiledCss> {
  try {
    return await pool.run(task);
  } catch (error) {
    if (isInputTooDemanding(error))
      throw InputError.field(
        'css',
        'The style sheet takes too long to check. Use fewer rules.',
        'css_problem',
      );
    throw error;
  }
}

/**
 * Compiles a style sheet as `compileCss` does, off the event loop where it is long.
 *
 * @throws InputError when it cannot be checked within the limits of time and memory.
 */
export async function compileCssInWorker(source: string, scope: string): Promise<CompiledCss> {
  if (source.length < shortLength) return compileCss(source, scope);
  const key = `${scope}\n${source}`;
  const known = compiled.get(key);
  if (known) return known;
  const result = compileLong({ source, scope });
  compiled.set(key, result);
  // A failure is not remembered: the next attempt may find a free worker.
  result.catch(() => compiled.delete(key));
  return result;
}
