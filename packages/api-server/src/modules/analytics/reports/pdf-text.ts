import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { create } from 'fontkit';

const readFont = (file: string) => readFileSync(createRequire(import.meta.url).resolve(`${file}.ttf`));
const inter = (file: string) => readFont(`@expo-google-fonts/inter/${file}`);
const noto = (file: string) => readFont(`@expo-google-fonts/noto-sans/${file}`);

/**
 * The faces of the report, embedded in part: only the letters that are drawn. Inter is the product's own; letters that it
 * lacks are drawn in Noto Sans, which has nearly all of Latin, Greek, Cyrillic and Devanagari.
 */
export const loadFaces = () => ({
  regular: inter('400Regular/Inter_400Regular'),
  medium: inter('500Medium/Inter_500Medium'),
  bold: inter('600SemiBold/Inter_600SemiBold'),
  'regular fallback': noto('400Regular/NotoSans_400Regular'),
  'medium fallback': noto('500Medium/NotoSans_500Medium'),
  'bold fallback': noto('600SemiBold/NotoSans_600SemiBold'),
});

const longest = 300;

/** What people typed as one line: no control characters, and none that turn the rest around. */
export const toPlainLine = (text: string): string =>
  Array.from(
    text
      .normalize('NFC')
      .toWellFormed()
      .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, ' ')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
  )
    .slice(0, longest)
    .join('');

function readCoverage(face: Buffer): (letters: string) => boolean {
  const font = create(face);
  if (!('hasGlyphForCodePoint' in font)) throw new Error('A collection of fonts is no face.');
  return (letters) =>
    Array.from(letters).every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

/** The weights of a face have the same letters. Read once: it takes longer than drawing a page. */
let coverage: readonly [main: (letters: string) => boolean, fallback: (letters: string) => boolean] | null =
  null;
const readCoverages = () =>
  (coverage ??= [
    readCoverage(inter('400Regular/Inter_400Regular')),
    readCoverage(noto('400Regular/NotoSans_400Regular')),
  ]);

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const isPicture = /\p{Extended_Pictographic}/u;

/** A part of a line that one face can draw. */
export interface Run {
  isFallback: boolean;
  text: string;
}

/**
 * A line by the face that draws each part. A letter that neither has becomes a square, so that a reader sees that
 * something is missing.
 */
export function splitByFace(text: string): Run[] {
  const [inMain, inFallback] = readCoverages();
  const runs: Run[] = [];
  for (const { segment } of letters.segment(toPlainLine(text))) {
    const isDrawn = segment <= '\u00ff' || !isPicture.test(segment);
    const isMain = isDrawn && inMain(segment);
    const isFallback = isDrawn && !isMain && inFallback(segment);
    const drawn = isMain || isFallback ? segment : '\u25a1';
    const last = runs.at(-1);
    if (last?.isFallback === isFallback) last.text += drawn;
    else runs.push({ isFallback, text: drawn });
  }
  return runs;
}

/** What of a line is drawn, whichever face draws it. */
export const toDrawable = (text: string): string =>
  splitByFace(text)
    .map((run) => run.text)
    .join('');
