// It counts what readers see and formats nothing: no part of locale.ts.
const { Segmenter } = Intl;
const segmenter = new Segmenter('en', { granularity: 'grapheme' });

/** Characters as readers see them: an emoji of several code points is one. */
export const countGraphemes = (text: string): number => [...segmenter.segment(text)].length;

/** Letters of most European scripts and common punctuation count once with X, everything else twice. */
const isLight = (point: number): boolean =>
  point <= 4351 ||
  (point >= 8192 && point <= 8205) ||
  (point >= 8208 && point <= 8223) ||
  (point >= 8242 && point <= 8247);

const countForX = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (isLight(letter.codePointAt(0) ?? 0) ? 1 : 2), 0);

/** X and Mastodon count each address as this many characters. */
const countedAddress = 23;
const addresses = /https?:\/\/[^\s]+/g;
const withoutAddresses = (text: string): { rest: string; count: number } => ({
  rest: text.replaceAll(addresses, ''),
  count: text.match(addresses)?.length ?? 0,
});

export interface Network {
  name: string;
  limit: number;
  /** How long a text is as the network counts. */
  count: (text: string) => number;
}

export const networks = {
  linkedin: { name: 'LinkedIn', limit: 3000, count: (text) => text.length },
  x: {
    name: 'X',
    limit: 280,
    count: (text) => {
      const { rest, count } = withoutAddresses(text);
      return countForX(rest) + count * countedAddress;
    },
  },
  bluesky: { name: 'Bluesky', limit: 300, count: countGraphemes },
  mastodon: {
    name: 'Mastodon',
    limit: 500,
    count: (text) => {
      const { rest, count } = withoutAddresses(text);
      return countGraphemes(rest) + count * countedAddress;
    },
  },
} as const satisfies Record<string, Network>;
export type NetworkName = keyof typeof networks;
