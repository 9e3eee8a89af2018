import { WorkerLimitError, createWorkerPool } from '@rostrum/server-kit/workers';
import { LRUCache } from 'lru-cache';
import type { EmbedResult, EmbedTask, TextKind } from './embedding/embed-task.ts';
import { modelFolder, readManifest } from './model-files.ts';
import { ModelUnavailableError } from './unavailable-error.ts';

export type ModelState = 'off' | 'loading' | 'ready' | 'failed';

export interface EmbedOptions {
  kind: TextKind;
}

export interface LanguageModel {
  /** Stored beside each vector: vectors of another model cannot be compared. */
  readonly id: string;
  readonly dimensions: number;
  readonly state: ModelState;
  /** Why it failed, for the log and the page of a server's health. */
  readonly failure: string | null;
  /** Loads the model and resolves with the state that it reached. Never rejects. */
  start: () => Promise<ModelState>;
  /**
   * Returns one vector for each text: that of the multilingual model, then that of the English one, each of length 1. Vectors
   * of queries are cached.
   *
   * @throws ModelUnavailableError when the model is not ready or too many texts are waiting.
   */
  embed: (texts: readonly string[], options: EmbedOptions) => Promise<Float32Array[]>;
  close: () => void;
}

export interface LanguageModelOptions {
  /** Where the files are; another folder in tests of what happens without them. */
  folder?: string;
  /** Workers, each with the models in memory. */
  workers?: number;
  /** Calls that may wait for a worker. */
  maxWaiting?: number;
  /** Queries whose vectors are remembered, 3 kB each. */
  cachedQueries?: number;
  /** Milliseconds after a failure until the model is loaded again. */
  retryMs?: number;
  now?: () => number;
}

/** Texts of one task; more are split, so that a query waits for few passages. */
const maxTexts = 16;
const probe = 'ready';

/** Creates the language model. Nothing is loaded before `start`, and nothing is computed on the calling thread. */
export function createLanguageModel({
  folder = modelFolder,
  workers = 1,
  maxWaiting = 64,
  cachedQueries = 2000,
  retryMs = 60_000,
  now = () => performance.now(),
}: LanguageModelOptions = {}): LanguageModel {
  const { id, dimensions } = readManifest(folder);
  const pool = createWorkerPool<EmbedTask, EmbedResult>({
    file: new URL('embedding/embed.worker.ts', import.meta.url),
    isolation: 'thread',
    isKept: true,
    maxSeconds: 30,
    maxCpuSeconds: 30,
    maxMemoryMiB: 512,
    maxHeapMiB: 192,
    maxParallel: workers,
    maxWaiting,
  });
  const cache = new LRUCache<string, Float32Array>({ max: cachedQueries });
  let state: ModelState = 'off';
  let failure: string | null = null;
  let failedAt = 0;
  let starting: Promise<ModelState> | null = null;

  async function compute(texts: readonly string[], kind: TextKind): Promise<Float32Array[]> {
    const { values } = await pool.run({ folder, kind, texts });
    return texts.map((_text, row) => values.slice(row * dimensions, (row + 1) * dimensions));
  }

  async function load(): Promise<ModelState> {
    state = 'loading';
    try {
      await compute([probe], 'query');
      state = 'ready';
      failure = null;
    } catch (error) {
      fail(error);
    }
    starting = null;
    return state;
  }

  function fail(error: unknown) {
    state = 'failed';
    failure = error instanceof Error ? error.message : String(error);
    failedAt = now();
  }

  const start = () =>
    (starting ??= state === 'ready' ? Promise.resolve(state).finally(() => (starting = null)) : load());

  function requireReady() {
    if (state === 'ready') return;
    if (state === 'failed' && now() - failedAt >= retryMs) void start();
    throw new ModelUnavailableError(state, failure === null ? undefined : { cause: failure });
  }

  async function embedTexts(texts: readonly string[], kind: TextKind): Promise<Float32Array[]> {
    const parts: Float32Array[][] = [];
    for (let from = 0; from < texts.length; from += maxTexts) {
      try {
        parts.push(await compute(texts.slice(from, from + maxTexts), kind));
      } catch (error) {
        if (error instanceof WorkerLimitError && error.reason === 'busy')
          throw new ModelUnavailableError('busy', { cause: error });
        fail(error);
        throw new ModelUnavailableError('failed', { cause: error });
      }
    }
    return parts.flat();
  }

  return {
    id,
    dimensions,
    get state() {
      return state;
    },
    get failure() {
      return failure;
    },
    start,
    async embed(texts, { kind }) {
      requireReady();
      if (kind === 'passage') return embedTexts(texts, kind);
      const missing = [...new Set(texts.filter((text) => !cache.has(text)))];
      const computed = new Map<string, Float32Array>();
      for (const [row, vector] of (await embedTexts(missing, kind)).entries()) {
        const text = missing[row] ?? '';
        computed.set(text, vector);
        cache.set(text, vector);
      }
      return texts.map((text) => computed.get(text) ?? cache.get(text) ?? new Float32Array(dimensions));
    },
    close() {
      state = 'off';
      pool.close();
    },
  };
}
