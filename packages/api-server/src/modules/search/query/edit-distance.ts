/** Letters that must be put in, left out, exchanged or turned round to make one word of another. */
export function editDistance(left: string, right: string): number {
  let before: number[] = [];
  let above = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      let least = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1])
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      current.push(least);
    }
    before = above;
    above = current;
  }
  return above[right.length] ?? 0;
}

const allowed = (word: string) => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);
const most = 3;

/** How far a word is from the one that was typed. A wrong first letter is rare and counts more. */
export interface NearWord {
  candidate: string;
  distance: number;
}

/** The likeliest of the words that look like a mistyped one: few edits, and rarely in the first letter. */
export function nearestWords(word: string, candidates: readonly string[]): NearWord[] {
  const rated = candidates
    .map((candidate) => ({
      candidate,
      distance: editDistance(word, candidate) + (candidate[0] === word[0] ? 0 : 0.5),
    }))
    .filter(({ distance }) => distance <= allowed(word))
    .toSorted(
      (left, right) => left.distance - right.distance || left.candidate.localeCompare(right.candidate),
    );
  const best = rated[0]?.distance ?? 0;
  return rated.filter(({ distance }) => distance <= best + 0.5).slice(0, most);
}
