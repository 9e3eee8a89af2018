import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { ComparedExpert } from './vector-index.ts';

const likeness = z.object({ multilingual: z.number(), english: z.number() });
const rankSchema = z.object({ profile: likeness, passages: likeness, concept: z.number() });
const ableSchema = z.object({
  base: z.number(),
  profile: likeness,
  best: likeness,
  held: z.number(),
  first: z.number(),
  common: z.number(),
  isEnglish: z.number(),
});
const weightsSchema = z.object({ english: rankSchema, others: rankSchema, able: ableSchema });

/** Fitted to judged requests by `fit-weights.ts` of the benchmarks. */
export type Weights = z.infer<typeof weightsSchema>;

export const readWeights = (): Weights =>
  weightsSchema.parse(JSON.parse(readFileSync(new URL('weights.json', import.meta.url), 'utf8')));

type RankWeights = Weights['english'];

/** Returns how well an expert fits a request: differences are logarithms of how much likelier one is meant than another. */
export const fitOf = ({ profile, passages, concept }: ComparedExpert, weights: RankWeights): number =>
  weights.profile.multilingual * profile.multilingual +
  weights.profile.english * profile.english +
  weights.passages.multilingual * passages.multilingual +
  weights.passages.english * passages.english +
  weights.concept * concept;

/** What decides whether any expert can help with a request. */
export interface AbleFeatures {
  profile: { multilingual: number; english: number };
  best: { multilingual: number; english: number };
  /** How much nearer the request is to a concept that is no expert's than to any that is; at most 0. */
  held: number;
  /** The same for the concepts of the expert who fits best. */
  first: number;
  /** How near the request is to concepts of every subject: some texts are near everything. */
  common: number;
  isEnglish: number;
}

const largest = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((most, item) => Math.max(most, of(item)), -1);

/** Measures a request against all experts, of whom `first` fits best. */
export function ableFeaturesOf(
  compared: readonly ComparedExpert[],
  first: ComparedExpert,
  { concepts, isEnglish }: { concepts: Float32Array; isEnglish: boolean },
): AbleFeatures {
  const nearest = concepts.reduce((most, near) => Math.max(most, near), -1);
  return {
    profile: {
      multilingual: largest(compared, ({ profile }) => profile.multilingual),
      english: largest(compared, ({ profile }) => profile.english),
    },
    best: {
      multilingual: largest(compared, ({ best }) => best.multilingual),
      english: largest(compared, ({ best }) => best.english),
    },
    held: largest(compared, ({ concept }) => concept) - nearest,
    first: first.concept - nearest,
    common: concepts.reduce((sum, near) => sum + near, 0) / Math.max(1, concepts.length),
    isEnglish: isEnglish ? 1 : 0,
  };
}

/** Returns how likely it is that any expert can help, as the logarithm of the odds. */
export const oddsOfHelp = (features: AbleFeatures, able: Weights['able']): number =>
  able.base +
  able.profile.multilingual * features.profile.multilingual +
  able.profile.english * features.profile.english +
  able.best.multilingual * features.best.multilingual +
  able.best.english * features.best.english +
  able.held * features.held +
  able.first * features.first +
  able.common * features.common +
  able.isEnglish * features.isEnglish;
