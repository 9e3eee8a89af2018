/** A piece of a word and how likely it is, as the encoder's vocabulary lists them. */
export type Piece = readonly [text: string, score: number];

/** The first ones stand for no text. */
const reserved = 6;
const unknown = { place: 0, score: -20 };

/** Parts a text into the pieces that are likeliest together, by their place in the vocabulary. */
export function partIntoPieces(vocabulary: readonly Piece[]): (text: string) => number[] {
  const places = new Map(vocabulary.map(([text, score], place) => [text, { place, score }]));
  const longest = Math.max(...vocabulary.map(([text]) => text.length));
  return (text) => {
    const whole = `▁${text.normalize('NFKC').trim().replace(/\s+/gu, '▁')}`;
    const best: { score: number; from: number; place: number }[] = [{ score: 0, from: 0, place: 0 }];
    for (let from = 0; from < whole.length; from += 1) {
      const before = best[from]?.score;
      if (before === undefined) continue;
      for (let length = 1; length <= longest && from + length <= whole.length; length += 1) {
        const found = places.get(whole.slice(from, from + length));
        const piece = found && found.place >= reserved ? found : length === 1 ? unknown : null;
        if (!piece) continue;
        const score = before + piece.score;
        if (score > (best[from + length]?.score ?? -Infinity))
          best[from + length] = { score, from, place: piece.place };
      }
    }
    const pieces: number[] = [];
    for (let to = whole.length; to > 0; to = best[to]?.from ?? 0) pieces.unshift(best[to]?.place ?? 0);
    return pieces;
  };
}
