import { compareCentred } from './centre.ts';

/** How near an expert is to a request. */
export interface NearExpert {
  id: string;
  /** Half the whole profile, half the best three passages, as `compareCentred` measures them. */
  score: number;
  /** Place of the nearest passage, and how near it is. */
  passage: number | null;
  nearness: number;
}

export interface VectorIndex {
  readonly size: number;
  /** Bytes that the vectors take. */
  readonly bytes: number;
  set: (id: string, vectors: Int8Array<ArrayBuffer>) => void;
  remove: (id: string) => void;
  ids: () => IterableIterator<string>;
  clear: () => void;
  /** The nearest experts, the best first. Yields to other requests while it reads a large directory. */
  search: (query: Int8Array, options: { limit: number; englishWeight: number }) => Promise<NearExpert[]>;
}

const bestPassages = 3;
/** Experts whose passages are compared, chosen by their whole profile. */
const openedProfiles = 600;
/** Profiles compared without a pause: about 4 ms. */
const profilesAtOnce = 8000;

/**
 * An exact index in memory. It first compares whole profiles, then the passages of the nearest of them.
 *
 * @param dimensions numbers of a vector.
 * @param maxBytes memory for vectors; an expert beyond it is found by words alone.
 */
export function createVectorIndex(dimensions: number, maxBytes: number): VectorIndex {
  const entries = new Map<string, Int8Array<ArrayBuffer>>();
  let bytes = 0;

  function remove(id: string) {
    bytes -= entries.get(id)?.length ?? 0;
    entries.delete(id);
  }

  function compare(
    { id, vectors, near: profile }: { id: string; vectors: Int8Array; near: number },
    query: Int8Array,
    englishWeight: number,
  ): NearExpert {
    const best: number[] = [];
    let passage: number | null = null;
    let nearness = 0;
    for (let at = 1; at * dimensions < vectors.length; at += 1) {
      const near = compareCentred(query, vectors, { offset: at * dimensions, englishWeight });
      if (near > nearness) {
        nearness = near;
        passage = at - 1;
      }
      if (best.length < bestPassages) best.push(near);
      else {
        const least = best.indexOf(Math.min(...best));
        if (near > (best[least] ?? 0)) best[least] = near;
      }
    }
    const passages = best.length === 0 ? profile : best.reduce((sum, each) => sum + each, 0) / best.length;
    return { id, score: (profile + passages) / 2, passage, nearness };
  }

  return {
    get size() {
      return entries.size;
    },
    get bytes() {
      return bytes;
    },
    set(id, vectors) {
      remove(id);
      if (vectors.length < dimensions || bytes + vectors.length > maxBytes) return;
      entries.set(id, vectors);
      bytes += vectors.length;
    },
    remove,
    ids: () => entries.keys(),
    clear() {
      entries.clear();
      bytes = 0;
    },
    async search(query, { limit, englishWeight }) {
      const profiles: { id: string; vectors: Int8Array; near: number }[] = [];
      let compared = 0;
      for (const [id, vectors] of entries) {
        profiles.push({ id, vectors, near: compareCentred(query, vectors, { englishWeight }) });
        compared += 1;
        if (compared % profilesAtOnce === 0) await new Promise((resolve) => setImmediate(resolve));
      }
      const opened =
        profiles.length <= openedProfiles
          ? profiles
          : profiles.toSorted((left, right) => right.near - left.near).slice(0, openedProfiles);
      return opened
        .map((entry) => compare(entry, query, englishWeight))
        .toSorted((left, right) => right.score - left.score)
        .slice(0, limit);
    },
  };
}
