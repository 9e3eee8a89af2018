import { screeningClasses, type ScreeningCategory, type ScreeningClass } from '../classes.ts';
import { isEnglish } from '../text/is-english.ts';
import { readVector, weighVector, type VectorLanguage, type VectorModel } from './vector-model.ts';

/** What a text is taken for by its words: log-odds. */
export interface WordOdds {
  spam: number;
  threat: number;
}

/** Weights of words beside vectors. In other languages than English words say next to nothing. */
const weightOfWords: Record<VectorLanguage, WordOdds> = {
  english: { spam: 0.7, threat: 0.4 },
  others: { spam: 0, threat: 0 },
};

export const logOdds = (share: number) => {
  const bounded = Math.min(0.9999, Math.max(0.0001, share));
  return Math.log(bounded / (1 - bounded));
};

export type Likely = Readonly<Record<ScreeningClass, number>>;

/** What the vectors of a text say, and in which language it was read. */
export interface Meaning {
  language: VectorLanguage;
  /** How likely each class is; the mean of all parts. */
  likely: Likely;
  /** How likely the part that threatens most is a threat. */
  threat: number;
}

/** Reads the vectors of the parts of a text. A threat in one part of a long text is one. */
export function readMeaning(
  { means, weights }: Pick<VectorModel, 'means' | 'weights'>,
  text: string,
  vectors: readonly ArrayLike<number>[],
): Meaning {
  const language = isEnglish(text) ? 'english' : 'others';
  const parts = language === 'english' ? 'both' : 'multilingual';
  const each = vectors.map((vector) =>
    weighVector(weights[language], readVector(vector, means[language], parts)),
  );
  const likely = Object.fromEntries(
    screeningClasses.map((name) => [name, each.reduce((sum, one) => sum + one[name], 0) / each.length]),
  ) as Record<ScreeningClass, number>;
  return { language, likely, threat: Math.max(...each.map((one) => one.abuse_threat)) };
}

/** Adds what vectors and words say, as log-odds of spam and of a threat. */
export function combineOdds({ language, likely, threat }: Meaning, words: WordOdds): WordOdds {
  const weight = weightOfWords[language];
  return {
    spam: logOdds(1 - likely.genuine - likely.abuse_threat) + weight.spam * words.spam,
    threat: logOdds(threat) + weight.threat * words.threat,
  };
}

/** Returns the likeliest kind of spam. */
export function findCategory({ likely }: Pick<Meaning, 'likely'>, isThreat: boolean): ScreeningCategory {
  const [category = 'off_topic'] = screeningClasses
    .filter((name) => name !== 'genuine')
    .filter((name) => isThreat || name !== 'abuse_threat')
    .toSorted((one, other) => likely[other] - likely[one]);
  return category;
}
