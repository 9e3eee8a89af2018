import { compareTexts, type ComparedText } from '@rostrum/screening';

export interface ComparedQuestion extends ComparedText {
  text: string;
}

/**
 * Likeness from which two questions ask the same. Chosen on the tuned half of question-pairs.txt as the lowest at which at most
 * one in twenty pairs on the same subject that ask something else is above it.
 */
export const sameQuestion = 0.65;

/** How much of the likeness of meaning is explained by shared words. The value that ranks the tuned half best, in steps of 0.1. */
const wordShare = 0.8;
/** Letters by which forms of a word are taken for the same. */
const stemLetters = 5;

/** Shorter words say how something is asked, and not what about. */
const words = /\p{L}{4,}|\p{N}+/gu;

function toStems(text: string): Set<string> {
  const folded = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return new Set(Array.from(folded.matchAll(words), ([word]) => word.slice(0, stemLetters)));
}

/** Returns which share of the words of the shorter question the other one has too. */
function shareWords(left: string, right: string): number {
  const own = toStems(left);
  const others = toStems(right);
  const shared = [...own].filter((stem) => others.has(stem)).length;
  return shared / Math.max(1, Math.min(own.size, others.size));
}

/**
 * Returns how likely it is that two questions ask the same: 1 for the same words, about 0 and below for nothing in common.
 * Questions that share the words of their subject are alike by meaning whatever they ask, so shared words count against
 * likeness, and only what they leave unexplained counts.
 */
export function compareQuestions(left: ComparedQuestion, right: ComparedQuestion): number {
  const explained = wordShare * shareWords(left.text, right.text);
  return (compareTexts(left, right) - explained) / (1 - explained);
}

/** Returns the questions that ask the same as one, the nearest first. */
export const findSame = <Question extends ComparedQuestion>(
  question: ComparedQuestion,
  others: readonly Question[],
  max: number,
): Question[] =>
  others
    .map((other) => ({ other, likeness: compareQuestions(question, other) }))
    .filter(({ likeness }) => likeness >= sameQuestion)
    .toSorted((one, two) => two.likeness - one.likeness)
    .slice(0, max)
    .map(({ other }) => other);
