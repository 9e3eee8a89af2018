import { meanVector, readVector, type VectorLanguage, type VectorModel } from '../meaning/vector-model.ts';
import { isEnglish } from '../text/is-english.ts';
import { fitVectors, type VectorRow } from './fit-vectors.ts';
import type { LabelledText } from './read-texts.ts';

/** A text with its vector. */
export interface EmbeddedText extends LabelledText {
  vector: Float32Array;
}

export const languageOf = ({ subject, message }: LabelledText): VectorLanguage =>
  isEnglish(`${subject}\n${message}`) ? 'english' : 'others';

/** Fits the regressions of both languages. That of other languages learns from the multilingual part of English texts, too. */
export function fitBoth(texts: readonly EmbeddedText[]): Pick<VectorModel, 'means' | 'weights'> {
  const byLanguage = Map.groupBy(texts, languageOf);
  const meanOfLanguage = (language: VectorLanguage) =>
    meanVector((byLanguage.get(language) ?? []).map(({ vector }) => vector));
  const means = { english: meanOfLanguage('english'), others: meanOfLanguage('others') };
  const rows = (language: VectorLanguage, parts: 'both' | 'multilingual'): VectorRow[] =>
    (byLanguage.get(language) ?? []).map(({ vector, label, template }) => ({
      label,
      template,
      read: readVector(vector, means[language], parts),
    }));
  return {
    means,
    weights: {
      english: fitVectors(rows('english', 'both')),
      others: fitVectors([...rows('english', 'multilingual'), ...rows('others', 'multilingual')]),
    },
  };
}
