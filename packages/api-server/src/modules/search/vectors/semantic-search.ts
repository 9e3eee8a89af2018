import { createLanguageModel, ModelUnavailableError, type LanguageModel } from '@rostrum/language-model';
import { runAsSystem, type Database, type Listener } from '@rostrum/server-kit/database';
import { centre, readCentre } from './centre.ts';
import { mainLanguage } from '../language/text-language.ts';
import { detectLanguage } from './detect-language.ts';
import { indexDueVectors } from './index-vectors.ts';
import { openConcepts } from './concepts.ts';
import { toNearMatches, type Comparison, type NearMatches } from './near-matches.ts';
import { minLikeness } from './compare-profiles.ts';
import { createVectorIndex } from './vector-index.ts';
import { readWeights } from './weights.ts';
import { vectorsRepository, type VectorRow } from './vectors.repository.ts';

/** `off`: the operator wants no model. `failed`: searches go by words alone until the model can be loaded. */
type SemanticState = 'off' | 'loading' | 'ready' | 'failed';

export interface SemanticSearch {
  readonly state: SemanticState;
  /** Why the model failed; null when it did not. */
  readonly failure: string | null;
  /** Experts whose vectors this server has in memory, and the bytes that they take. */
  readonly experts: number;
  readonly bytes: number;
  /** Experts whose vectors are still to be computed, by all servers together, as last counted; they are found by words alone. */
  readonly due: number;
  /** Loads the model and the vectors. Resolves when both are there, or cannot be. Never rejects. */
  start: () => Promise<void>;
  /** Keeps the stored vectors current: computes what is behind, now and after each change. */
  work: () => void;
  /**
   * The experts nearest to a text; null when the model is not ready or too busy: then words alone decide.
   *
   * @param orgId narrows to the experts of one organisation.
   */
  find: (text: string, orgId?: string) => Promise<NearMatches | null>;
  /**
   * The colleagues whose profiles are most alike to that of an expert, best first. No model is asked: their vectors are
   * compared. Null for an expert without vectors.
   */
  findSimilar: (id: string) => string[] | null;
  /** The vectors of texts, for comparing them with each other; null like `find`. */
  embed: (texts: readonly string[]) => Promise<EmbeddedTexts | null>;
  /** Everything that a text was compared with, before it is weighed; null like `find`. */
  compare: (text: string, orgId?: string) => Promise<Comparison | null>;
  close: () => void;
}

/** Vectors of texts, and the model that computed them: those of two models cannot be compared. */
export interface EmbeddedTexts {
  model: string;
  vectors: readonly Float32Array[];
}

interface SemanticSearchDeps {
  db: Database;
  /** Tells of changes on the connection that the server listens on anyway. */
  listener: Pick<Listener, 'subscribe'>;
  log: { warn: (context: object, message: string) => void; info: (context: object, message: string) => void };
  /** Bytes for vectors; an expert beyond them is found by words alone. */
  maxBytes: number;
  createModel?: () => LanguageModel;
}

/** A server without a model: searches go by words alone. */
export const noSemanticSearch: SemanticSearch = {
  state: 'off',
  failure: null,
  experts: 0,
  bytes: 0,
  due: 0,
  start: async () => undefined,
  work: () => undefined,
  find: async () => null,
  findSimilar: () => null,
  embed: async () => null,
  compare: async () => null,
  close: () => undefined,
};

/** How long a changed profile waits, so that changes of one form are computed once. */
const settleMs = 500;
/** What no notification told of is looked for this often: a lost connection, a retry after a failure. */
const sweepMs = 60_000;
/** A long computation is reported this often. */
const reportMs = 10_000;
/** Weight of the English model where nearness of both is one number. */
const englishWeight = 0.7;
const pageSize = 200;
/** Reading vectors lets other requests take their turn after this long: topics of many experts are compared with concepts. */
const turnMs = 8;

function openModel(createModel: () => LanguageModel): {
  model: LanguageModel | null;
  failure: string | null;
} {
  try {
    return { model: createModel(), failure: null };
  } catch (error) {
    return { model: null, failure: error instanceof Error ? error.message : String(error) };
  }
}

/** Finds experts by meaning: vectors in the database, an index of them in memory, and the work that keeps both current. */
export function createSemanticSearch({
  db,
  listener,
  log,
  maxBytes,
  createModel = createLanguageModel,
}: SemanticSearchDeps): SemanticSearch {
  const { model, failure: missing } = openModel(createModel);
  const mean = readCentre();
  const index = createVectorIndex(model?.dimensions ?? mean.passage.length, maxBytes);
  const concepts = openConcepts();
  const weights = readWeights();
  const versions = new Map<string, string>();
  let isStarted = false;
  let isLoaded = false;
  let isClosed = false;
  let isWorker = false;
  let isWorking = false;
  let due = 0;
  let timer: NodeJS.Timeout | undefined;
  let sweeper: NodeJS.Timeout | undefined;

  const asSystem = <Result>(work: () => Promise<Result>) =>
    runAsSystem('vectors belong to the server, and each search narrows to what its caller may see', work);

  function put({ id, orgId, vectors, topics }: VectorRow, dimensions: number) {
    const bytes = new Int8Array(vectors);
    const centred = new Int8Array(bytes.length);
    for (let at = 0; at < bytes.length; at += dimensions)
      centred.set(centre(bytes.subarray(at, at + dimensions), mean.passage, 1 / 600), at);
    const named = topics.flatMap(({ title, place }) => {
      const from = (place + 1) * dimensions;
      return concepts.conceptOfTopic(title, centred.subarray(from, from + dimensions)) ?? [];
    });
    const places = topics.map(({ place }) => place);
    const span =
      places.length === 0 ? {} : { topics: [Math.min(...places), Math.max(...places) + 1] as const };
    index.set(id, { orgId, vectors: centred, concepts: named, ...span });
  }

  async function read(ids: readonly string[], { id: modelId, dimensions }: LanguageModel) {
    for (let from = 0; from < ids.length; from += pageSize) {
      const rows = await vectorsRepository.readByIds(db, modelId, ids.slice(from, from + pageSize));
      let since = performance.now();
      for (const row of rows) {
        put(row, dimensions);
        if (performance.now() - since < turnMs) continue;
        await new Promise((resolve) => setImmediate(resolve));
        since = performance.now();
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Compares what is in memory with what is stored, and reads what differs. */
  async function reconcile(of: LanguageModel) {
    const stored = await vectorsRepository.listVersions(db, of.id);
    // A copy: removing moves other entries.
    const held = [...index.ids()];
    for (const id of held)
      if (!stored.has(id)) {
        versions.delete(id);
        index.remove(id);
      }
    const changed = [...stored].filter(([id, version]) => versions.get(id) !== version);
    await read(
      changed.map(([id]) => id),
      of,
    );
    for (const [id, version] of changed) versions.set(id, version);
    isLoaded = true;
  }

  const tryTo = (work: (of: LanguageModel) => Promise<void>) => {
    if (!model || isClosed) return Promise.resolve();
    return asSystem(() => work(model)).catch((error: unknown) => {
      if (!isClosed && !(error instanceof ModelUnavailableError))
        log.warn({ err: error }, 'vectors are behind; they are read again in a minute');
    });
  };

  const computeDue = () =>
    tryTo(async (of) => {
      if (of.state !== 'ready') return;
      if (isWorking) {
        computeSoon();
        return;
      }
      isWorking = true;
      try {
        let total = 0;
        let reportedAt = performance.now();
        due = await vectorsRepository.countDue(db, of.id);
        for (let done = 1; done > 0 && !isClosed; total += done) {
          done = await indexDueVectors(db, of);
          if (performance.now() - reportedAt < reportMs) continue;
          reportedAt = performance.now();
          due = await vectorsRepository.countDue(db, of.id);
          log.info({ computed: total + done, due }, 'computing vectors');
        }
        due = await vectorsRepository.countDue(db, of.id);
        if (total > 0) log.info({ computed: total, due }, 'vectors computed');
      } finally {
        isWorking = false;
      }
    });

  const computeSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void computeDue(), settleMs).unref();
  };

  const sweep = () =>
    tryTo(async (of) => {
      if (of.state === 'failed') await of.start();
      await reconcile(of);
      if (isWorker) computeSoon();
    });

  async function start() {
    if (isStarted) return;
    isStarted = true;
    if (!model) {
      log.warn({ reason: missing }, 'the language model is missing: searches go by words alone');
      return;
    }
    listener.subscribe('search_vectors', {
      onPayload: (payload) =>
        void tryTo((of) =>
          read(
            payload.split(' ').filter((id) => id !== ''),
            of,
          ),
        ),
      onGap: () => void tryTo(reconcile),
    });
    sweeper = setInterval(() => void sweep(), sweepMs).unref();
    const [state] = await Promise.all([model.start(), tryTo(reconcile)]);
    if (state === 'failed')
      log.warn({ reason: model.failure }, 'the language model was not loaded: searches go by words alone');
    if (isWorker) computeSoon();
  }

  async function embed(texts: readonly string[]): Promise<EmbeddedTexts | null> {
    if (!isStarted) void start();
    if (!model) return null;
    try {
      return { model: model.id, vectors: await model.embed(texts, { kind: 'passage' }) };
    } catch (error) {
      if (error instanceof ModelUnavailableError) return null;
      throw error;
    }
  }

  async function compare(text: string, orgId?: string): Promise<Comparison | null> {
    if (!isStarted) void start();
    if (!model || !isLoaded || index.size === 0) return null;
    try {
      const [vector] = await model.embed([text], { kind: 'query' });
      if (!vector) return null;
      const language = detectLanguage(text, vector, mean);
      const isEnglish = language === mainLanguage;
      const query = centre(vector, mean.queries[language] ?? []);
      const request = {
        query,
        englishWeight: isEnglish ? englishWeight : 0,
        concepts: concepts.compare(query, isEnglish ? englishWeight : 0),
      };
      return { experts: await index.compare(request, orgId), concepts: request.concepts, isEnglish };
    } catch (error) {
      if (error instanceof ModelUnavailableError) return null;
      throw error;
    }
  }

  return {
    start,
    get state() {
      if (!model) return 'failed';
      if (model.state === 'ready') return isLoaded ? 'ready' : 'loading';
      return model.state === 'off' ? 'loading' : model.state;
    },
    get failure() {
      return missing ?? model?.failure ?? null;
    },
    get experts() {
      return index.size;
    },
    get bytes() {
      return index.bytes;
    },
    get due() {
      return due;
    },
    work() {
      isWorker = true;
      listener.subscribe('search_vectors_due', { onPayload: computeSoon, onGap: computeSoon });
      computeSoon();
    },
    compare,
    embed,
    findSimilar(id) {
      if (!isStarted) void start();
      const colleagues = isLoaded ? index.compareColleagues(id) : null;
      return (
        colleagues
          ?.filter(({ likeness }) => likeness >= minLikeness)
          .toSorted((left, right) => right.likeness - left.likeness)
          .map((each) => each.id) ?? null
      );
    },
    async find(text, orgId) {
      const comparison = await compare(text, orgId);
      return comparison && toNearMatches(comparison, weights);
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      clearInterval(sweeper);
      model?.close();
    },
  };
}

/** Opens search by meaning as the settings say. Nothing is loaded before `start` or the first search. */
export const openSemanticSearch = (
  { hasSearchModel, searchVectorBytes }: { hasSearchModel: boolean; searchVectorBytes: number },
  deps: Omit<SemanticSearchDeps, 'maxBytes'>,
): SemanticSearch =>
  hasSearchModel ? createSemanticSearch({ ...deps, maxBytes: searchVectorBytes }) : noSemanticSearch;
