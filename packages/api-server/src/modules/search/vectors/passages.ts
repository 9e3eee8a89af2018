import type { StoredPassage } from '../search.schema.ts';

/** A text of an expert as the database has it; `place` orders those of one source. */
export interface SourceText {
  source: string;
  place: number;
  body: string;
}

/** What is embedded of one expert: the whole profile as one text, then each passage. */
interface ExpertTexts {
  profile: string;
  passages: StoredPassage[];
}

/** Vectors of one expert: a profile of thousands of entries is bounded to these. */
export const maxPassages = 64;
/** The model reads about this much; the rest of a longer text would be cut. */
const maxPassageLength = 400;
const maxProfileLength = 1200;
/** A sentence of fewer letters says nothing of a subject alone. */
const minSentenceLength = 12;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Sentences of a text; an abbreviation that ends one early is joined to the next. */
export function splitSentences(text: string): string[] {
  const parts: string[] = [];
  for (const { segment } of sentences.segment(text)) {
    const part = segment.trim();
    if (part === '') continue;
    const last = parts.at(-1);
    if (
      last !== undefined &&
      (last.length < minSentenceLength || /\b(?:Dr|Prof|Mr|Mrs|Ms|St|Sr|Jr|vs)\.$/u.test(last))
    )
      parts[parts.length - 1] = `${last} ${part}`;
    else parts.push(part);
  }
  return parts;
}

const isSentences = (source: string) => source === 'biography' || source === 'quotation';

/** Composes the texts of one expert. What comes first is what describes a subject in the fewest words. */
export function composeExpertTexts(texts: readonly SourceText[]): ExpertTexts {
  const of = (source: string) =>
    texts
      .filter((text) => text.source === source && text.body.trim() !== '')
      .toSorted((left, right) => left.place - right.place)
      .map(({ body }) => body.trim());
  const order = [
    'headline',
    'topic',
    'biography',
    'quotation',
    'answer',
    'post',
    'publication',
    'research_focus',
  ];
  const others = [...new Set(texts.map(({ source }) => source))].filter(
    (source) => !order.includes(source) && source !== 'role',
  );
  const seen = new Set<string>();
  const passages: StoredPassage[] = [];
  for (const source of [...order, ...others.toSorted()])
    for (const body of of(source))
      for (const text of isSentences(source) ? splitSentences(body) : [body]) {
        const cut = text.slice(0, maxPassageLength).toWellFormed();
        if (seen.has(cut) || passages.length >= maxPassages) continue;
        seen.add(cut);
        passages.push({ source, text: cut });
      }
  const profile = [...of('role'), ...of('headline'), of('topic').join(', '), ...of('biography')]
    .filter((part) => part !== '')
    .join('. ');
  return { profile: profile.slice(0, maxProfileLength).toWellFormed(), passages };
}
