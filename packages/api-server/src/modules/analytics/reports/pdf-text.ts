import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

const fontOf = (file: string) =>
  readFileSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/inter/${file}.ttf`));

/** The faces of the report, embedded in part: only the letters that are drawn. Inter has Latin, Greek and Cyrillic. */
export const loadFaces = () => ({
  regular: fontOf('400Regular/Inter_400Regular'),
  medium: fontOf('500Medium/Inter_500Medium'),
  bold: fontOf('600SemiBold/Inter_600SemiBold'),
});

const longest = 300;
/** Letters of scripts that the face has, marks that follow them, numbers, and signs that people write between them. */
const isDrawn =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]$/u;
const isPicture = /\p{Extended_Pictographic}/u;

/**
 * What people typed, as it may stand on a page: one line, no control characters, none that turn the rest around. A letter
 * of a script that the face does not have becomes a square, so that a reader sees that something is missing.
 */
export function toDrawable(text: string): string {
  const plain = text
    .normalize('NFC')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const letters = Array.from(plain).slice(0, longest);
  return letters
    .map((letter) =>
      isDrawn.test(letter) && (letter <= '\u00ff' || !isPicture.test(letter)) ? letter : '\u25a1',
    )
    .join('');
}
