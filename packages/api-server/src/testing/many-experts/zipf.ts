import type { Random } from '@rostrum/demo/random';

/** Draws places of a list so that the nth is drawn in proportion to 1 / (n + `shift`): a few often, most of them rarely. */
export function createZipf(size: number, shift: number): (random: Random) => number {
  const sums = new Float64Array(size);
  let sum = 0;
  for (let place = 0; place < size; place += 1) {
    sum += 1 / (place + 1 + shift);
    sums[place] = sum;
  }
  return (random) => {
    const wanted = random.next() * sum;
    let low = 0;
    let high = size - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
