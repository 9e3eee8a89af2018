import { screeningClasses } from '../classes.ts';
import { readFeatures } from '../model/read-features.ts';
import type { LabelledText } from './read-texts.ts';
import { addMeanings, isMeaning, readMeanings, readWordVectors, type WordVectors } from './word-vectors.ts';

const classes = screeningClasses.length;

export interface FitOptions {
  rounds: number;
  rate: number;
  /** How strongly weights are drawn to zero, apart for words, for what words mean, and for concepts and shape. */
  decay: { words: number; meanings: number; others: number };
  /** Words of fewer templates than this are left out. */
  leastTemplates: number;
}

export const usualFit: FitOptions = {
  rounds: 150,
  rate: 0.3,
  decay: { words: 0.0015, meanings: 0.002, others: 0.002 },
  leastTemplates: 2,
};

/** Weights by feature, one for each class. */
export type Weights = Record<string, readonly number[]>;

const isWord = (name: string): boolean => /^[wpq]:/.test(name);

/** A text as it is learned from: what is read of every text, and what its words mean. */
function readAll(
  { subject, message }: LabelledText,
  vectors: WordVectors,
): { name: string; value: number }[] {
  const features = readFeatures(`${subject}\n${message}`);
  return [...features, ...readMeanings(features, vectors)];
}

function keptFeatures(
  texts: readonly LabelledText[],
  { leastTemplates: least }: FitOptions,
  vectors: WordVectors,
): Map<string, number> {
  const templates = new Map<string, Set<string>>();
  for (const text of texts)
    for (const { name } of readAll(text, vectors))
      templates.set(name, (templates.get(name) ?? new Set()).add(text.template));
  const kept = [...templates].filter(([name, { size }]) => size >= least || !isWord(name));
  return new Map(kept.map(([name], index) => [name, index]));
}

const decayOf = (name: string): keyof FitOptions['decay'] =>
  isWord(name) ? 'words' : isMeaning(name) ? 'meanings' : 'others';

const softmax = (scores: Float64Array): Float64Array => {
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
};

/**
 * Logistic regression of several classes by gradient descent with a step of its own for each weight (Adagrad). What was
 * learned about meanings becomes weights of the words that have them, those of no training text among them.
 */
export function fit(
  texts: readonly LabelledText[],
  options: FitOptions = usualFit,
  vectors: WordVectors = readWordVectors(),
): Weights {
  const index = keptFeatures(texts, options, vectors);
  const perTemplate = Map.groupBy(texts, ({ template }) => template);
  const rows = texts.map((text) => ({
    share: 1 / (perTemplate.get(text.template)?.length ?? 1) / perTemplate.size,
    label: screeningClasses.indexOf(text.label),
    features: [
      { at: index.size, value: 1 },
      ...readAll(text, vectors).flatMap(({ name, value }) => {
        const at = index.get(name);
        return at === undefined ? [] : [{ at, value }];
      }),
    ],
  }));
  const size = (index.size + 1) * classes;
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1e-8);
  const names = [...index.keys()];
  for (let round = 0; round < options.rounds; round += 1) {
    const slope = new Float64Array(size);
    for (const { share, label, features } of rows) {
      const scores = new Float64Array(classes);
      for (const { at, value } of features)
        for (let one = 0; one < classes; one += 1)
          scores[one] = (scores[one] ?? 0) + value * (weights[at * classes + one] ?? 0);
      const likely = softmax(scores);
      for (let one = 0; one < classes; one += 1) {
        const error = ((likely[one] ?? 0) - (one === label ? 1 : 0)) * share;
        for (const { at, value } of features)
          slope[at * classes + one] = (slope[at * classes + one] ?? 0) + error * value;
      }
    }
    for (let at = 0; at < size; at += 1) {
      const name = names[Math.floor(at / classes)];
      const decay = name === undefined ? 0 : options.decay[decayOf(name)];
      const step = (slope[at] ?? 0) + (decay * (weights[at] ?? 0)) / 10;
      squares[at] = (squares[at] ?? 0) + step * step;
      weights[at] = (weights[at] ?? 0) - (options.rate * step) / Math.sqrt(squares[at] ?? 1);
    }
  }
  const row = (at: number) => Array.from(weights.slice(at * classes, (at + 1) * classes));
  const learned = new Map([...names.map((name, at) => [name, row(at)] as const), ['bias', row(index.size)]]);
  return Object.fromEntries(
    [...addMeanings(learned, vectors)].map(([name, values]) => [
      name,
      values.map((weight) => Math.round(weight * 100) / 100),
    ]),
  );
}
