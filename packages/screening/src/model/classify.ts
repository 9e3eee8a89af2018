import { screeningClasses, type ScreeningClass } from '../classes.ts';
import { readFeatures, type Feature } from './read-features.ts';

/** What was learned: weights by feature, one for each class in their order. */
export interface Model {
  version: string;
  weights: Readonly<Record<string, readonly number[]>>;
}

/** A feature of a text and what it counted for a class, compared with a genuine inquiry. */
export interface Evidence {
  feature: Feature;
  weight: number;
}

export interface Classified {
  /** How likely each class is; together 1. */
  likely: Readonly<Record<ScreeningClass, number>>;
  /** What counted for and against a class, compared with a genuine inquiry. */
  evidence: (of: ScreeningClass) => Evidence[];
}

/** Which class a text belongs to, by the words in it. */
export function classify(model: Model, text: string): Classified {
  const features = readFeatures(text);
  const none: readonly number[] = [];
  const weightsOf = (name: string) =>
    (Object.hasOwn(model.weights, name) ? model.weights[name] : none) ?? none;
  const rows = features.map(({ name, value }) => ({ value, weights: weightsOf(name) }));
  const scores = screeningClasses.map((_, at) =>
    rows.reduce((sum, { value, weights }) => sum + value * (weights[at] ?? 0), weightsOf('bias')[at] ?? 0),
  );
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const total = powers.reduce((sum, power) => sum + power, 0);
  const likely = Object.fromEntries(
    screeningClasses.map((name, at) => [name, (powers[at] ?? 0) / total]),
  ) as Record<ScreeningClass, number>;
  const genuine = screeningClasses.indexOf('genuine');
  const known = new Map<ScreeningClass, Evidence[]>();
  const weigh = (of: ScreeningClass): Evidence[] => {
    const at = screeningClasses.indexOf(of);
    return features.map((feature) => {
      const weights = weightsOf(feature.name);
      return { feature, weight: feature.value * ((weights[at] ?? 0) - (weights[genuine] ?? 0)) };
    });
  };
  return {
    likely,
    evidence: (of) => {
      const found = known.get(of) ?? weigh(of);
      known.set(of, found);
      return found;
    },
  };
}
