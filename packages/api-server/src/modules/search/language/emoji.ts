import { readFileSync } from 'node:fs';

const readWords = (): ReadonlyMap<string, string> =>
  new Map(
    readFileSync(new URL('emoji.tsv', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => {
        const [emoji = '', word = ''] = line.split('\t');
        return [emoji, word] as const;
      }),
  );
let words: ReadonlyMap<string, string> | null = null;

/** The variant of a sign that is drawn in colours, and the tone of a skin: neither is another thing. */
const variants = /[\u{FE0E}\u{FE0F}]|\p{Emoji_Modifier}/gu;

/** Says in words what emoji show a thing, so that "⚡ prices" asks for electricity. Faces and hearts name nothing and stay. */
export function sayEmoji(text: string): string {
  if (!/\p{Extended_Pictographic}|₿/u.test(text)) return text;
  words ??= readWords();
  const known = words;
  return text
    .replace(variants, '')
    .replace(/\p{Extended_Pictographic}|₿/gu, (emoji) => {
      const word = known.get(emoji);
      return word === undefined ? emoji : ` ${word} `;
    })
    .replace(/ {2,}/gu, ' ')
    .trim();
}
