/** A small seeded generator (mulberry32): the same seed gives the same demonstration on every machine. */
export function createRandom(seed: string) {
  let state = hashOf(seed);
  /** 0 inclusive to 1 exclusive. */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  /** Whole number, both ends included. */
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from: the list is empty.');
    return item;
  };
  return {
    next,
    between,
    pick,
    chance: (probability: number) => next() < probability,
    weighted: <Item>(items: readonly Item[], weightOf: (item: Item) => number): Item =>
      items[createDraw({ next }, items.map(weightOf))()] ?? pick(items),
    shuffled: <Item>(items: readonly Item[]): Item[] => {
      const result = [...items];
      for (let index = result.length - 1; index > 0; index -= 1) {
        const other = between(0, index);
        const [a, b] = [result[index], result[other]];
        if (a !== undefined && b !== undefined) [result[index], result[other]] = [b, a];
      }
      return result;
    },
    /** Log-normal around a median; `spread` is the standard deviation of the logarithm. */
    around: (median: number, spread: number) => {
      const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
      return median * Math.exp(spread * normal);
    },
  };
}

export type Random = ReturnType<typeof createRandom>;

/** FNV-1a over UTF-16 code units: short, stable, good enough to spread names. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Draws places of a list by their weights, many times: added up once, and looked up by halving. */
export function createDraw(random: Pick<Random, 'next'>, weights: readonly number[]): () => number {
  let total = 0;
  const sums = weights.map((weight) => (total += weight));
  return () => {
    const wanted = random.next() * total;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
