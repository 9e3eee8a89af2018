import { compareCentred, compareParts, type Likeness } from './centre.ts';

/** What is known of the nearness of an expert to a request, before it is weighed. */
export interface ComparedExpert {
  id: string;
  /** The whole profile. */
  profile: Likeness;
  /** The mean of the best passages, and the best one by each model. */
  passages: Likeness;
  best: Likeness;
  /** The nearest concept that a topic of the expert stands for; `noConcept` when there is none. */
  concept: number;
  /** Place of the nearest passage, and how near it is by both models. */
  passage: number | null;
  nearness: number;
}

/** What a request is compared by. */
export interface ComparedRequest {
  query: Int8Array;
  /** Weight of the English model; the multilingual one has 1. */
  englishWeight: number;
  /** How near the request is to each concept. */
  concepts: Float32Array;
}

export interface VectorIndex {
  readonly size: number;
  /** Bytes that the vectors take. */
  readonly bytes: number;
  set: (id: string, expert: IndexedExpert) => void;
  remove: (id: string) => void;
  ids: () => IterableIterator<string>;
  clear: () => void;
  /**
   * Compares the experts whose profiles are nearest. Yields to other requests while it reads a large directory.
   *
   * @param orgId narrows to the experts of one organisation; null compares all.
   */
  compare: (request: ComparedRequest, orgId?: string | null) => Promise<ComparedExpert[]>;
}

export interface IndexedExpert {
  orgId: string;
  /** The profile, then the passages in their order. */
  vectors: Int8Array<ArrayBuffer>;
  /** The concepts that the expert's topics stand for. */
  concepts?: readonly number[];
}

/** The nearness of an expert whose topics are no concept. */
export const noConcept = -0.2;

const bestPassages = 3;
/** Experts whose passages are compared, chosen by their whole profile. */
const openedProfiles = 600;
/** Profiles compared without a pause: about 4 ms. */
const profilesAtOnce = 8000;

const meanOfBest = (values: readonly number[]): number => {
  const best = values.toSorted((left, right) => right - left).slice(0, bestPassages);
  return best.reduce((sum, each) => sum + each, 0) / best.length;
};

function comparePassages(
  vectors: Int8Array,
  dimensions: number,
  { query, englishWeight }: ComparedRequest,
  profile: Likeness,
): Pick<ComparedExpert, 'passages' | 'best' | 'passage' | 'nearness'> {
  const multilingual: number[] = [];
  const english: number[] = [];
  let passage: number | null = null;
  let nearness = 0;
  for (let at = 1; at * dimensions < vectors.length; at += 1) {
    const near = compareParts(query, vectors, { offset: at * dimensions, isEnglish: englishWeight > 0 });
    multilingual.push(near.multilingual);
    english.push(near.english);
    const both = near.multilingual + englishWeight * near.english;
    if (both > nearness) {
      nearness = both;
      passage = at - 1;
    }
  }
  if (multilingual.length === 0) return { passages: profile, best: profile, passage, nearness };
  return {
    passages: { multilingual: meanOfBest(multilingual), english: meanOfBest(english) },
    best: { multilingual: Math.max(...multilingual), english: Math.max(...english) },
    passage,
    nearness,
  };
}

/**
 * An exact index in memory. It first compares whole profiles, then the passages of the nearest of them.
 *
 * @param dimensions numbers of a vector.
 * @param maxBytes memory for vectors; an expert beyond it is found by words alone.
 */
export function createVectorIndex(dimensions: number, maxBytes: number): VectorIndex {
  const entries = new Map<string, IndexedExpert>();
  const byOrganisation = new Map<string, Map<string, IndexedExpert>>();
  let bytes = 0;

  function remove(id: string) {
    const entry = entries.get(id);
    if (!entry) return;
    bytes -= entry.vectors.length;
    entries.delete(id);
    const colleagues = byOrganisation.get(entry.orgId);
    colleagues?.delete(id);
    if (colleagues?.size === 0) byOrganisation.delete(entry.orgId);
  }

  function add(id: string, entry: IndexedExpert) {
    entries.set(id, entry);
    bytes += entry.vectors.length;
    const colleagues = byOrganisation.get(entry.orgId) ?? new Map<string, IndexedExpert>();
    byOrganisation.set(entry.orgId, colleagues.set(id, entry));
  }

  function compareEntry(
    id: string,
    { vectors, concepts = [] }: IndexedExpert,
    request: ComparedRequest,
  ): ComparedExpert {
    const profile = compareParts(request.query, vectors, {
      offset: 0,
      isEnglish: request.englishWeight > 0,
    });
    return {
      id,
      profile,
      ...comparePassages(vectors, dimensions, request, profile),
      concept: Math.max(noConcept, ...concepts.map((concept) => request.concepts[concept] ?? noConcept)),
    };
  }

  return {
    get size() {
      return entries.size;
    },
    get bytes() {
      return bytes;
    },
    set(id, expert) {
      remove(id);
      const { length } = expert.vectors;
      if (length >= dimensions && bytes + length <= maxBytes) add(id, expert);
    },
    remove,
    ids: () => entries.keys(),
    clear() {
      entries.clear();
      byOrganisation.clear();
      bytes = 0;
    },
    async compare(request, orgId = null) {
      const compared =
        orgId === null ? entries : (byOrganisation.get(orgId) ?? new Map<string, IndexedExpert>());
      if (compared.size <= openedProfiles)
        return [...compared].map(([id, entry]) => compareEntry(id, entry, request));
      const { query, englishWeight } = request;
      const profiles: { id: string; entry: IndexedExpert; near: number }[] = [];
      for (const [id, entry] of compared) {
        profiles.push({ id, entry, near: compareCentred(query, entry.vectors, { englishWeight }) });
        if (profiles.length % profilesAtOnce === 0) await new Promise((resolve) => setImmediate(resolve));
      }
      return profiles
        .toSorted((left, right) => right.near - left.near)
        .slice(0, openedProfiles)
        .map(({ id, entry }) => compareEntry(id, entry, request));
    },
  };
}
