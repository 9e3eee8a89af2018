import { ownVectorModel, vectorPartBounds, type VectorModel } from './vector-model.ts';

/** The vector of a text, and whether the text is in English. */
export interface ComparedText {
  vector: ArrayLike<number>;
  isEnglish: boolean;
}

/** Returns the cosine of one part of two vectors, each without its mean. */
function comparePart(
  [left, leftMean]: readonly [ArrayLike<number>, readonly number[]],
  [right, rightMean]: readonly [ArrayLike<number>, readonly number[]],
  [from, to]: readonly [number, number],
): number {
  let product = 0;
  let leftSquares = 0;
  let rightSquares = 0;
  for (let at = from; at < to; at += 1) {
    const one = (left[at] ?? 0) - (leftMean[at] ?? 0);
    const other = (right[at] ?? 0) - (rightMean[at] ?? 0);
    product += one * other;
    leftSquares += one * one;
    rightSquares += other * other;
  }
  return product / (Math.sqrt(leftSquares * rightSquares) || 1);
}

/** Returns how alike two texts are by meaning: 1 is the same, about 0 nothing in common. */
export function compareTexts(
  left: ComparedText,
  right: ComparedText,
  { means }: Pick<VectorModel, 'means'> = ownVectorModel(),
): number {
  const meanOf = ({ isEnglish }: ComparedText) => (isEnglish ? means.english : means.others);
  const one = [left.vector, meanOf(left)] as const;
  const other = [right.vector, meanOf(right)] as const;
  const multilingual = comparePart(one, other, vectorPartBounds.multilingual);
  if (!left.isEnglish || !right.isEnglish) return multilingual;
  return (multilingual + comparePart(one, other, vectorPartBounds.english)) / 2;
}
