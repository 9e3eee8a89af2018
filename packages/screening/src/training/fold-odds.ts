import type { ScreeningClass } from '../classes.ts';
import { combineOdds, logOdds, readMeaning, type WordOdds } from '../meaning/combine.ts';
import type { VectorLanguage, VectorModel } from '../meaning/vector-model.ts';
import { screenByWords } from '../screen-text.ts';
import type { Figures } from './figures.ts';
import { fit } from './fit.ts';
import { fitBoth, languageOf, type EmbeddedText } from './vector-rows.ts';

/** Texts of one occasion resemble each other, so all of them are left out together. */
export function foldOf({ template }: EmbeddedText): string {
  const [set = '', file = ''] = template.split(/[/:]/);
  const [occasion = ''] = file.replace(/\.txt$/, '').split('-');
  const isFirst = ['genuine', 'spam', 'threats'].includes(occasion);
  return `${set}/${isFirst ? 'first' : occasion}`;
}

/** What a text is taken for by models that were trained without its fold. */
export interface FoldOdds {
  label: ScreeningClass;
  language: VectorLanguage;
  odds: WordOdds;
}

/** Weighs each text by models that never saw its fold. */
export function weighFolds(texts: readonly EmbeddedText[]): FoldOdds[] {
  return [...new Set(texts.map(foldOf))].flatMap((fold) => {
    const rest = texts.filter((text) => foldOf(text) !== fold);
    // The word model learns from the texts of its own folder alone.
    const words = {
      version: fold,
      weights: fit(rest.filter(({ template }) => template.startsWith('training/'))),
    };
    const vectors = fitBoth(rest);
    return texts
      .filter((text) => foldOf(text) === fold)
      .map((text) => {
        const { score, threat } = screenByWords(text, words);
        const meaning = readMeaning(vectors, `${text.subject}\n${text.message}`, [text.vector]);
        return {
          label: text.label,
          language: languageOf(text),
          odds: combineOdds(meaning, { spam: logOdds(score), threat: logOdds(threat) }),
        };
      });
  });
}

/** Shares of genuine texts that may be held as spam, and as a threat, at the default sensitivity. */
const maxHeld = { spam: 0.003, threat: 0.004 };
/** Added to the limits of other languages, of which the folds have too few genuine texts to set them alone. */
const margins = { english: { spam: 0, threat: 0 }, others: { spam: 0.5, threat: 2 } };

/** The value that a share of others exceeds: halfway between the last of them and the next. */
function findLimit(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => other - one);
  const count = Math.floor(sorted.length * share);
  const next = sorted[count] ?? 0;
  return (next + (sorted[count - 1] ?? next + 0.2)) / 2;
}

const isThreat = ({ label }: FoldOdds) => label === 'abuse_threat';
const isGenuine = ({ label }: FoldOdds) => label === 'genuine';

/** Sets the limits so that few genuine texts are held, and tells what they reach. */
export function fitLimits(texts: readonly FoldOdds[]): {
  limits: VectorModel['limits'];
  figures: Record<VectorLanguage, Figures>;
} {
  const fitOne = (language: VectorLanguage) => {
    const own = texts.filter((text) => text.language === language);
    const oddsOf = (kind: keyof WordOdds) => own.filter(isGenuine).map(({ odds }) => odds[kind]);
    const limits = {
      spam: findLimit(oddsOf('spam'), maxHeld.spam) + margins[language].spam,
      threat: findLimit(oddsOf('threat'), maxHeld.threat) + margins[language].threat,
    };
    const share = (part: readonly FoldOdds[], isFound: (text: FoldOdds) => boolean) =>
      part.filter(isFound).length / Math.max(1, part.length);
    const isSafety = ({ odds }: FoldOdds) => odds.threat >= limits.threat;
    const isHeld = (text: FoldOdds) => isSafety(text) || text.odds.spam >= limits.spam;
    const figures = {
      genuineHeld: share(own.filter(isGenuine), isHeld),
      spamCaught: share(
        own.filter((text) => !isGenuine(text) && !isThreat(text)),
        isHeld,
      ),
      threatsToSafety: share(own.filter(isThreat), isSafety),
    };
    return { limits, figures };
  };
  const [english, others] = [fitOne('english'), fitOne('others')];
  return {
    limits: { english: english.limits, others: others.limits },
    figures: { english: english.figures, others: others.figures },
  };
}
