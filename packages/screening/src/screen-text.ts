import { screeningClasses, type ScreeningCategory } from './classes.ts';
import { combineOdds, findCategory, logOdds, readMeaning } from './meaning/combine.ts';
import { ownVectorModel, type VectorModel } from './meaning/vector-model.ts';
import { classify, type Classified, type Model } from './model/classify.ts';
import { ownModel } from './model/own-model.ts';
import { findReasons, type Reason } from './reasons.ts';
import { readSignals, type Signals } from './signals.ts';

/** The vectors of the texts that `splitParts` returns, by the language model of this id. */
export interface TextVectors {
  model: string;
  vectors: readonly ArrayLike<number>[];
}

export interface ScreenedText {
  subject: string;
  message: string;
  signals?: Signals;
  /** Without them, or with those of another language model, words alone decide. */
  embedded?: TextVectors | null;
}

/** What a model takes a text for. Whether it is held is decided by thresholds and guards, elsewhere. */
export interface Assessment {
  /** 0 genuine, 1 spam. */
  score: number;
  /** How likely it threatens or abuses a person. */
  threat: number;
  /** The likeliest kind of spam. */
  category: ScreeningCategory;
  /** Whether something of it says so, beside the general drift of its words. Without, it is never held. */
  hasEvidence: boolean;
  reasons: Reason[];
  modelVersion: string;
}

/** Another model can take the place of the own one; none does unless the server is given it. */
export type Screener = (text: ScreenedText) => Assessment;

const genuineConcepts = new Set([
  'press',
  'legal',
  'scholarship',
  'asks',
  'reported',
  'no_charge',
  'flattery',
]);
const threatConcepts = new Set(['harm', 'stalking', 'insult']);

/** The score from which on a text is held at the default sensitivity. */
const defaultThreshold = 0.85;
const logistic = (value: number) => 1 / (1 + Math.exp(-value));
/** Added to the log-odds: by leaving a quarter of the training templates out, more would hold genuine ones as well. */
const calibration = 0.3;
/** Slightly less likely spam than not by its words is shown as the score of the usual threshold, 0.85. */
const shown = (likely: number, more = 0) =>
  logistic(1.4 * logOdds(likely) + logOdds(defaultThreshold) + calibration + more);

const namesConcept = (
  { evidence }: Classified,
  of: ScreeningCategory,
  isMeant: (concept: string) => boolean,
) => evidence(of).some(({ feature: { name } }) => name.startsWith('c:') && isMeant(name.slice(2)));

/** Words alone, without a concept, count only where they are sure and the model has seen most of them. */
const sureOfWords = { score: 0.9, known: 0.5, knownOfThreat: 0.35 };
/** So few words can be nonsense as a whole, though each of them is a real one. */
const nonsenseWords = 15;

/** Below it, insults in the heat of a complaint are no threat. */
export const threatThreshold = 0.4;

/** Screens a text by its words alone. */
export function screenByWords(
  { subject, message, signals = {} }: ScreenedText,
  model: Model = ownModel(),
): Assessment {
  const text = `${subject}\n${message}`;
  const classified = classify(model, text);
  const { likely, evidence } = classified;
  const threat =
    namesConcept(classified, 'abuse_threat', (concept) => threatConcepts.has(concept)) ||
    knownShare(classified, 'abuse_threat') >= sureOfWords.knownOfThreat
      ? likely.abuse_threat
      : 0;
  const isThreat = threat >= threatThreshold;
  // Anger that is no threat is no spam either: it takes no part in the score.
  const [category = 'off_topic'] = screeningClasses
    .filter((name) => name !== 'genuine')
    .filter((name) => isThreat || name !== 'abuse_threat')
    .toSorted((one, other) => likely[other] - likely[one]);
  const found = readSignals(text, signals);
  const pull = found.reduce((sum, { weight }) => sum + weight, 0);
  const nonsense =
    evidence('gibberish').find(({ feature: { name } }) => name === 's:nonsense')?.feature.value ?? 0;
  const score = shown(1 - likely.genuine - (isThreat ? 0 : likely.abuse_threat), pull);
  const known = knownShare(classified, category);
  const readsWell = known >= sureOfWords.known;
  return {
    score,
    threat,
    category,
    hasEvidence:
      pull >= 1.5 ||
      nonsense >= 0.5 ||
      (likely.gibberish >= 0.5 && text.split(/\s+/, nonsenseWords + 1).length <= nonsenseWords) ||
      (readsWell && score >= sureOfWords.score) ||
      namesConcept(classified, category, (concept) => !genuineConcepts.has(concept)),
    reasons: findReasons(classified, category, found),
    modelVersion: model.version,
  };
}

/**
 * Screens a subject and a message as one text, by its words and, where there are any, by its vectors. The spans of reasons
 * count from the beginning of `subject\nmessage`.
 */
export function screenText(text: ScreenedText, model: VectorModel = ownVectorModel()): Assessment {
  const words = screenByWords(text);
  const { subject, message, signals = {}, embedded } = text;
  if (!embedded || embedded.model !== model.embedding || embedded.vectors.length === 0) return words;
  const whole = `${subject}\n${message}`;
  const meaning = readMeaning(model, whole, embedded.vectors);
  const pull = readSignals(whole, signals).reduce((sum, { weight }) => sum + weight, 0);
  const odds = combineOdds(meaning, { spam: logOdds(words.score) - pull, threat: logOdds(words.threat) });
  const limits = model.limits[meaning.language];
  // A threat behind polite sentences changes the vector of their part little, so what words say of it stands.
  const threat = Math.max(words.threat, logistic(odds.threat - limits.threat + logOdds(threatThreshold)));
  const category = findCategory(meaning, threat >= threatThreshold);
  const weight = logOdds(1 - meaning.likely.genuine);
  const reads: Reason = {
    code: weight > 0 ? `reads_like_${category}` : 'reads_like_genuine',
    weight: Math.round(weight * 100) / 100,
    spans: [],
  };
  return {
    score: logistic(odds.spam - limits.spam + pull + logOdds(defaultThreshold)),
    threat,
    category,
    hasEvidence: words.hasEvidence || meaning.likely.genuine < 0.5,
    reasons: [...words.reasons, reads].toSorted((one, other) => other.weight - one.weight),
    modelVersion: `${words.modelVersion} ${model.version}`,
  };
}

/** Share of the words that the model learned something about; little of a text in another language. */
function knownShare({ evidence }: Classified, of: ScreeningCategory): number {
  const words = evidence(of).filter(({ feature: { name } }) => name.startsWith('w:'));
  return words.filter(({ weight }) => weight !== 0).length / Math.max(1, words.length);
}
