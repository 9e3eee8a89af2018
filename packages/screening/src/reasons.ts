import type { ScreeningClass } from './classes.ts';
import type { Classified } from './model/classify.ts';
import type { Signal } from './signals.ts';

/** Why a text was taken for what it was: a concept, a word or a signal, and where it stands. */
export interface Reason {
  /** A concept or a signal; `words` for words that are no concept. */
  code: string;
  /** Added to the log-odds of spam; below 0 it speaks for a genuine inquiry. */
  weight: number;
  /** From and to which character of the text that was screened. */
  spans: [start: number, end: number][];
}

const mostReasons = 8;
const mostSpans = 5;
/** Words tell less than concepts; those that tell next to nothing are not named. */
const leastWeight = 0.35;

/** Weights of a concept and of its phrases are one reason; so are those of a word and of the pairs that it is part of. */
function gather(classified: Classified, of: ScreeningClass): Reason[] {
  const byCode = new Map<string, Reason>();
  for (const { feature, weight } of classified.evidence(of)) {
    const [kind, concept = ''] = feature.name.split(':');
    const isConcept = kind === 'c' || kind === 'q';
    if (!isConcept && (kind === 's' || weight < leastWeight)) continue;
    const key = isConcept ? concept : feature.name;
    const known = byCode.get(key) ?? { code: isConcept ? concept : 'words', weight: 0, spans: [] };
    known.weight += weight;
    if (kind !== 'q')
      known.spans.push(
        ...feature.spans.slice(0, mostSpans).map(([start, end]): [number, number] => [start, end]),
      );
    byCode.set(key, known);
  }
  return [...byCode.values()];
}

/** At most eight reasons, those that count most first; two of them may speak for a genuine inquiry. */
export function findReasons(
  classified: Classified,
  of: ScreeningClass,
  signals: readonly Signal[],
): Reason[] {
  const all = [
    ...gather(classified, of),
    ...signals.map(({ code, weight }): Reason => ({ code, weight, spans: [] })),
  ].toSorted((one, other) => other.weight - one.weight);
  const against = all.filter(({ weight }) => weight >= leastWeight);
  const genuine = all.filter(({ weight }) => weight <= -leastWeight).slice(-2);
  return [...against.slice(0, mostReasons - genuine.length), ...genuine].map(({ weight, ...reason }) => ({
    ...reason,
    weight: Math.round(weight * 100) / 100,
  }));
}
