import { screeningClasses, type ScreeningCategory } from './classes.ts';
import { classify, type Classified, type Model } from './model/classify.ts';
import { ownModel } from './model/own-model.ts';
import { findReasons, type Reason } from './reasons.ts';
import { readSignals, type Signals } from './signals.ts';

export interface ScreenedText {
  subject: string;
  message: string;
  signals?: Signals;
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

const logit = (share: number) => Math.log(share / (1 - share));
const logistic = (value: number) => 1 / (1 + Math.exp(-value));
/** Added to the log-odds: by leaving a quarter of the training templates out, more would hold genuine ones as well. */
const calibration = 0.3;
/** Slightly less likely spam than not by its words is shown as the score of the usual threshold, 0.85. */
const shown = (likely: number, more = 0) =>
  logistic(1.4 * logit(Math.min(0.9999, Math.max(0.0001, likely))) + logit(0.85) + calibration + more);

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

/** Reads a subject and a message as one text: the spans of reasons count from the beginning of `subject\nmessage`. */
export function screenText(
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

/** Share of the words that the model learned something about; little of a text in another language. */
function knownShare({ evidence }: Classified, of: ScreeningCategory): number {
  const words = evidence(of).filter(({ feature: { name } }) => name.startsWith('w:'));
  return words.filter(({ weight }) => weight !== 0).length / Math.max(1, words.length);
}
