import { readFileSync } from 'node:fs';
import { z } from 'zod';

const phraseKinds = ['greeting', 'closing', 'courtesy', 'background', 'ask', 'subject'] as const;
const wordKinds = ['logistics', 'polite'] as const;
const kindSchema = z.enum([...phraseKinds, ...wordKinds]);

/** Words and phrases that tell the purpose of a sentence in an email, case-folded and without accents. */
export interface EmailWords {
  /** Phrases as lists of words, the longest first. */
  phrases: Readonly<Record<(typeof phraseKinds)[number], readonly (readonly string[])[]>>;
  /** Words of time, place, medium and money. */
  logistics: ReadonlySet<string>;
  /** Words of thanks and requests that name no subject. */
  polite: ReadonlySet<string>;
}

function readEmailWords(): ReadonlyMap<string, EmailWords> {
  const lines = readFileSync(new URL('email-words.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(2)
    .map((line) => {
      const [language = '', kind, words = ''] = line.split('\t');
      return { language, kind: kindSchema.parse(kind), words };
    });
  const byLanguage = Map.groupBy(lines, ({ language }) => language);
  return new Map(
    [...byLanguage].map(([language, rows]) => {
      const textOf = (kind: z.infer<typeof kindSchema>) => rows.find((row) => row.kind === kind)?.words ?? '';
      const phrasesOf = (kind: (typeof phraseKinds)[number]) =>
        textOf(kind)
          .split(';')
          .map((phrase) => phrase.split(' '))
          .toSorted((left, right) => right.length - left.length);
      return [
        language,
        {
          phrases: {
            greeting: phrasesOf('greeting'),
            closing: phrasesOf('closing'),
            courtesy: phrasesOf('courtesy'),
            background: phrasesOf('background'),
            ask: phrasesOf('ask'),
            subject: phrasesOf('subject'),
          },
          logistics: new Set(textOf('logistics').split(' ')),
          polite: new Set(textOf('polite').split(' ')),
        },
      ];
    }),
  );
}

/** By the code of a language; the languages in which an email is split. */
export const emailWords: ReadonlyMap<string, EmailWords> = readEmailWords();
