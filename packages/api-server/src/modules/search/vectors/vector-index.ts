import { toLikeness, weigh, type Likeness } from './centre.ts';
import { createProfileComparison } from './compare-profiles.ts';
import { createVectorTable, maxRows, maxRowsAtOnce } from './vector-table.ts';

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

export interface IndexedExpert {
  orgId: string;
  /** The profile, then the passages in their order. */
  vectors: Int8Array;
  /** The concepts that the expert's topics stand for. */
  concepts?: readonly number[];
  /** Places of the first topic among the passages, and of the one after the last. */
  topics?: readonly [from: number, to: number];
}

export interface VectorIndex {
  readonly size: number;
  /** Bytes that the vectors take. */
  readonly bytes: number;
  set: (id: string, expert: IndexedExpert) => void;
  remove: (id: string) => void;
  ids: () => IterableIterator<string>;
  /**
   * Compares the experts whose profiles are nearest. Yields to other requests while it reads a large directory.
   *
   * @param orgId narrows to the experts of one organisation; null compares all.
   */
  compare: (request: ComparedRequest, orgId?: string | null) => Promise<ComparedExpert[]>;
  /** Returns how alike colleagues are to an expert, those nearest by their whole profile; null for an expert without vectors. */
  compareColleagues: (id: string) => { id: string; likeness: number }[] | null;
}

/** The nearness of an expert whose topics are no concept. */
export const noConcept = -0.2;

/** Experts whose passages are compared, chosen by their whole profile. */
const openedProfiles = 600;
/** Colleagues whose passages are compared with those of one expert. */
const openedColleagues = 100;
const noTopics = [0, 0] as const;
/** The share of the memory that passages may take; the rest is for profiles. */
const passageShare = 0.75;

interface Entry {
  orgId: string;
  row: number;
  passages: Int8Array<ArrayBuffer>;
  concepts: readonly number[];
  topics: readonly [from: number, to: number];
}

interface Candidate {
  id: string;
  profile: Likeness;
  near: number;
}

/** Keeps the three largest of many numbers. */
function createBest() {
  let [first, second, third, count] = [-Infinity, -Infinity, -Infinity, 0];
  return {
    add(value: number) {
      count += 1;
      if (value > first) [first, second, third] = [value, first, second];
      else if (value > second) [second, third] = [value, second];
      else if (value > third) third = value;
    },
    largest: () => first,
    mean: () => (count > 2 ? (first + second + third) / 3 : count > 1 ? (first + second) / 2 : first),
  };
}

const findNearest = (candidates: readonly Candidate[]) =>
  candidates.toSorted((left, right) => right.near - left.near).slice(0, openedProfiles);

/** Collects candidates and drops those that too many others are nearer than. */
function createCandidates() {
  let candidates: Candidate[] = [];
  let floor = -Infinity;
  return {
    add(candidate: Candidate) {
      if (candidate.near <= floor) return;
      candidates.push(candidate);
      if (candidates.length < 4 * openedProfiles) return;
      candidates = findNearest(candidates);
      floor = candidates.at(-1)?.near ?? floor;
    },
    nearest: () => findNearest(candidates),
  };
}

/**
 * An exact index in memory. It first compares whole profiles, then the passages of the nearest of them.
 *
 * @param dimensions numbers of a vector.
 * @param maxBytes memory for vectors. When passages have used three quarters of it, further experts are compared by their
 *   whole profile alone; an expert beyond all of it is found by words alone.
 */
export function createVectorIndex(dimensions: number, maxBytes: number): VectorIndex {
  const table = createVectorTable();
  const compareProfiles = createProfileComparison(table, dimensions);
  const entries = new Map<string, Entry>();
  const idOfRow: string[] = [];
  const byOrganisation = new Map<string, Set<string>>();
  let passageBytes = 0;

  const countBytes = () => entries.size * dimensions + passageBytes;

  /** Removes the row of an expert; the last row takes its place. */
  function removeRow(row: number) {
    const last = idOfRow.pop();
    if (last === undefined || row === idOfRow.length) return;
    table.copy(idOfRow.length, row);
    idOfRow[row] = last;
    const moved = entries.get(last);
    if (moved) moved.row = row;
  }

  function remove(id: string) {
    const entry = entries.get(id);
    if (!entry) return;
    passageBytes -= entry.passages.length;
    entries.delete(id);
    removeRow(entry.row);
    const colleagues = byOrganisation.get(entry.orgId);
    colleagues?.delete(id);
    if (colleagues?.size === 0) byOrganisation.delete(entry.orgId);
  }

  function comparePassages(
    passages: Int8Array,
    { query, englishWeight }: ComparedRequest,
    profile: Likeness,
  ): Pick<ComparedExpert, 'passages' | 'best' | 'passage' | 'nearness'> {
    const count = passages.length / dimensions;
    if (count === 0) return { passages: profile, best: profile, passage: null, nearness: 0 };
    const [multilingual, english] = [createBest(), createBest()];
    let passage: number | null = null;
    let nearness = 0;
    const sums = table.compareOthers(query, passages);
    for (let place = 0; place < count; place += 1) {
      const near = toLikeness(sums, place, englishWeight > 0);
      multilingual.add(near.multilingual);
      english.add(near.english);
      const both = weigh(near, englishWeight);
      if (both <= nearness) continue;
      nearness = both;
      passage = place;
    }
    return {
      passages: { multilingual: multilingual.mean(), english: english.mean() },
      best: { multilingual: multilingual.largest(), english: english.largest() },
      passage,
      nearness,
    };
  }

  const toCandidate = (id: string, profile: Likeness, englishWeight: number): Candidate => ({
    id,
    profile,
    near: weigh(profile, englishWeight),
  });

  async function findAmongAll({ query, englishWeight }: ComparedRequest): Promise<Candidate[]> {
    const candidates = createCandidates();
    for (let from = 0; from < idOfRow.length; from += maxRowsAtOnce) {
      if (from > 0) await new Promise((resolve) => setImmediate(resolve));
      const ids = idOfRow.slice(from, from + maxRowsAtOnce);
      const sums = table.compareRows(query, from, ids.length);
      for (const [place, id] of ids.entries())
        candidates.add(toCandidate(id, toLikeness(sums, place, englishWeight > 0), englishWeight));
    }
    return candidates.nearest();
  }

  function findAmongColleagues({ query, englishWeight }: ComparedRequest, orgId: string): Candidate[] {
    const candidates = createCandidates();
    for (const id of byOrganisation.get(orgId) ?? []) {
      const row = entries.get(id)?.row;
      if (row === undefined) continue;
      const sums = table.compareRows(query, row, 1);
      candidates.add(toCandidate(id, toLikeness(sums, 0, englishWeight > 0), englishWeight));
    }
    return candidates.nearest();
  }

  return {
    get size() {
      return entries.size;
    },
    get bytes() {
      return countBytes();
    },
    set(id, { orgId, vectors, concepts = [], topics = noTopics }) {
      remove(id);
      if (vectors.length < dimensions || idOfRow.length >= maxRows) return;
      if (countBytes() + dimensions > maxBytes) return;
      const hasRoom = passageBytes + vectors.length - dimensions <= passageShare * maxBytes;
      const passages =
        hasRoom && countBytes() + vectors.length <= maxBytes ? vectors.slice(dimensions) : new Int8Array();
      const row = idOfRow.push(id) - 1;
      table.set(row, vectors);
      entries.set(id, { orgId, row, passages, concepts, topics: passages.length === 0 ? noTopics : topics });
      passageBytes += passages.length;
      byOrganisation.set(orgId, (byOrganisation.get(orgId) ?? new Set()).add(id));
    },
    remove,
    ids: () => entries.keys(),
    compareColleagues(id) {
      const own = entries.get(id);
      if (!own) return null;
      const toVectors = ({ row, passages, topics }: Entry) => ({ profile: table.get(row), passages, topics });
      const profile = toVectors(own);
      const request = { query: profile.profile, englishWeight: 0, concepts: new Float32Array() };
      return findAmongColleagues(request, own.orgId)
        .slice(0, openedColleagues + 1)
        .flatMap((colleague) => {
          const entry = colleague.id === id ? undefined : entries.get(colleague.id);
          return entry ? [{ id: colleague.id, likeness: compareProfiles(profile, toVectors(entry)) }] : [];
        });
    },
    async compare(request, orgId = null) {
      const nearest = orgId === null ? await findAmongAll(request) : findAmongColleagues(request, orgId);
      // An expert whose row moved during a pause may have been met twice.
      const profiles = new Map(nearest.map(({ id, profile }) => [id, profile]));
      return [...profiles].flatMap(([id, profile]) => {
        const entry = entries.get(id);
        if (!entry) return [];
        const near = entry.concepts.map((concept) => request.concepts[concept] ?? noConcept);
        return {
          id,
          profile,
          ...comparePassages(entry.passages, request, profile),
          concept: Math.max(noConcept, ...near),
        };
      });
    },
  };
}
