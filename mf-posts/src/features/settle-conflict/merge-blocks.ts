/** A run of blocks that both agree on, or one that both wrote differently. */
export type MergePart =
  { kind: 'agreed'; blocks: string[] } | { kind: 'choice'; mine: string[]; theirs: string[] };

/** For each block of `from` the place of the same block in `to`, in order: a longest common subsequence. */
function matchBlocks(from: readonly string[], to: readonly string[]): (number | undefined)[] {
  const width = to.length + 1;
  const lengths = new Uint32Array((from.length + 1) * width);
  for (let i = from.length - 1; i >= 0; i--)
    for (let j = to.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        from[i] === to[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
  const places: (number | undefined)[] = from.map(() => undefined);
  for (let i = 0, j = 0; i < from.length && j < to.length;) {
    if (from[i] === to[j]) {
      places[i] = j;
      i++;
      j++;
    } else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) i++;
    else j++;
  }
  return places;
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((block, index) => block === other[index]);

function addAgreed(parts: MergePart[], blocks: readonly string[]): void {
  if (blocks.length === 0) return;
  const last = parts.at(-1);
  if (last?.kind === 'agreed') last.blocks.push(...blocks);
  else parts.push({ kind: 'agreed', blocks: [...blocks] });
}

/**
 * Brings two texts together, block by block. What one side alone changed since `base` is taken over; where both did, the
 * reader chooses. Without a common base every difference is a choice, so that nothing is decided by guessing.
 */
export function mergeBlocks({
  base,
  mine,
  theirs,
}: {
  base: readonly string[] | null;
  mine: readonly string[];
  theirs: readonly string[];
}): MergePart[] {
  const common = base ?? mine;
  const inMine = matchBlocks(common, mine);
  const inTheirs = matchBlocks(common, theirs);
  const parts: MergePart[] = [];
  let [atBase, atMine, atTheirs] = [0, 0, 0];
  const settle = (toBase: number, toMine: number, toTheirs: number) => {
    const before = common.slice(atBase, toBase);
    const own = mine.slice(atMine, toMine);
    const other = theirs.slice(atTheirs, toTheirs);
    if (isSame(own, other)) addAgreed(parts, own);
    else if (base !== null && isSame(own, before)) addAgreed(parts, other);
    else if (base !== null && isSame(other, before)) addAgreed(parts, own);
    else parts.push({ kind: 'choice', mine: own, theirs: other });
  };
  for (let index = 0; index < common.length; index++) {
    const own = inMine[index];
    const other = inTheirs[index];
    if (own === undefined || other === undefined) continue;
    settle(index, own, other);
    addAgreed(parts, common.slice(index, index + 1));
    [atBase, atMine, atTheirs] = [index + 1, own + 1, other + 1];
  }
  settle(common.length, mine.length, theirs.length);
  return parts;
}
