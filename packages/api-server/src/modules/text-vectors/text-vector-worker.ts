import { setTimeout as wait } from 'node:timers/promises';
import { toBytes } from '@rostrum/language-model';
import { isEnglish, type TextVectors } from '@rostrum/screening';
import { runAsSystem, type Database, type Listener } from '@rostrum/server-kit/database';
import type { ComputedVector, DueText, VectorSource } from './vector-source.ts';

interface TextVectorDeps {
  db: Database;
  /** Tells of changes on the connection that the server listens on anyway. */
  listener: Pick<Listener, 'subscribe'>;
  log: { warn: (context: object, message: string) => void; info: (context: object, message: string) => void };
  semantics: {
    readonly state: 'off' | 'loading' | 'ready' | 'failed';
    embed: (texts: readonly string[]) => Promise<TextVectors | null>;
  };
  /** In the order in which they are computed. */
  sources: readonly VectorSource[];
}

/** How long a change waits, so that changes of one request are computed once. */
const settleMs = 500;
/** How often a server looks whether its model has loaded. */
const loadingMs = 1000;
/** How often a server looks for texts whose notification was lost, or whose computation failed. */
const sweepMs = 60_000;
/** How often the count of due texts is read while many are computed. */
const countMs = 10_000;
/** How long a busy model is left alone. */
const busyMs = 1000;
const maxBusyRetries = 20;
const textsAtOnce = 16;
/** Texts of one task of the model, so that a query never waits for more of them. */
const textsPerTask = 4;

const average = (vectors: readonly ArrayLike<number>[]): Float32Array =>
  Float32Array.from(
    vectors[0] ?? [],
    (_value, at) => vectors.reduce((sum, vector) => sum + (vector[at] ?? 0), 0) / vectors.length,
  );

/** Keeps one vector for each text of its sources current, off the main thread. Without a model it does nothing. */
export function createTextVectorWorker({ db, listener, log, semantics, sources }: TextVectorDeps) {
  let model: string | null = null;
  let due = 0;
  let isClosed = false;
  let isWorking = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let sweeper: NodeJS.Timeout | undefined;

  /** Returns null when the model went away. */
  async function embed(texts: readonly string[]): Promise<TextVectors | null> {
    for (let retries = 0; retries < maxBusyRetries && !isClosed; retries += 1) {
      const embedded = await semantics.embed(texts);
      if (embedded || semantics.state !== 'ready') return embedded;
      await wait(busyMs, undefined, { ref: false });
    }
    return null;
  }

  async function compute(texts: readonly DueText[]): Promise<ComputedVector[] | null> {
    const computed: ComputedVector[] = [];
    for (let from = 0; from < texts.length; from += textsPerTask) {
      const some = texts.slice(from, from + textsPerTask);
      const embedded = await embed(some.flatMap(({ parts }) => parts));
      if (!embedded) return null;
      const vectors = [...embedded.vectors];
      for (const { orgId, id, changes, parts, whole } of some)
        computed.push({
          orgId,
          id,
          changes,
          model: embedded.model,
          isEnglish: isEnglish(whole),
          vector: Buffer.from(toBytes(average(vectors.splice(0, parts.length))).buffer),
        });
    }
    return computed;
  }

  async function count(of: string) {
    let total = 0;
    for (const source of sources) total += await source.countDue(db, of);
    due = total;
  }

  /** Computes some texts of the first source that has any. Returns how many; 0 when none is left or the model went away. */
  async function computeSome(of: string): Promise<number> {
    for (const source of sources) {
      const claimed = await source.claim(db, of, textsAtOnce);
      if (claimed.length === 0) continue;
      const computed = await compute(claimed);
      if (!computed) return 0;
      await source.write(db, computed);
      return computed.length;
    }
    return 0;
  }

  async function computeDue() {
    model ??= (await semantics.embed(['ready']))?.model ?? null;
    if (model === null) return;
    let total = 0;
    let countedAt = performance.now();
    await count(model);
    for (let done = 1; done > 0 && !isClosed; total += done) {
      done = await computeSome(model);
      if (performance.now() - countedAt < countMs) continue;
      countedAt = performance.now();
      await count(model);
    }
    await count(model);
    if (total > 0) log.info({ computed: total, due }, 'vectors of texts computed');
  }

  function start() {
    if (isClosed) return;
    if (isWorking) {
      startIn(settleMs);
      return;
    }
    isWorking = true;
    running = runAsSystem('vectors are computed for every organisation', computeDue)
      .catch((error: unknown) => {
        if (!isClosed)
          log.warn({ err: error }, 'vectors of texts are behind; they are tried again in a minute');
      })
      .finally(() => {
        isWorking = false;
        // The first call loads the model.
        if (model === null && semantics.state === 'loading') startIn(loadingMs);
      });
  }

  function startIn(ms: number) {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(start, ms).unref();
  }

  const startSoon = () => startIn(settleMs);

  return {
    /** Texts whose vectors are still to be computed, by all servers together, as last counted. */
    get due() {
      return due;
    },
    /** Computes what is due, now and after each change. */
    work() {
      if (semantics.state === 'off') return;
      listener.subscribe('text_vectors_due', { onPayload: startSoon, onGap: startSoon });
      sweeper = setInterval(startSoon, sweepMs).unref();
      startSoon();
    },
    /** Resolves when nothing is written any more. */
    async close() {
      isClosed = true;
      clearTimeout(timer);
      clearInterval(sweeper);
      await running;
    },
  };
}

export type TextVectorWorker = ReturnType<typeof createTextVectorWorker>;

/** What a scrape reads of it. */
export const textVectorGauges = (worker: Pick<TextVectorWorker, 'due'>) => ({
  rostrum_text_vectors_due: {
    help: 'Questions and inquiries whose vectors are still to be computed, as this server last counted.',
    read: () => worker.due,
  },
});
