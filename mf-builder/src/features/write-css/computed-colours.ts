import { contrast, textContrast } from '@rostrum/contracts/builder';

/** A colour in sRGB: channels and alpha from 0 to 1. */
export interface Rgba {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

/** What one element paints behind its text: each colour that can appear, and the opacity of the element as a group. */
export interface Layer {
  /** Several for the stops of a gradient. */
  colours: readonly Rgba[];
  opacity: number;
}

export interface ColourPair {
  /** Six hexadecimal digits, as painted. */
  front: string;
  ground: string;
  /** 1–21. */
  ratio: number;
  /** Every ground that the text is painted on, such as each stop of a gradient. */
  grounds: readonly string[];
}

const number = String.raw`(-?[\d.]+(?:e-?\d+)?)`;
const alpha = String.raw`(?:\s*[,/]\s*${number})?`;
const rgb = new RegExp(String.raw`^rgba?\(${number},?\s*${number},?\s*${number}${alpha}\)$`);
const srgb = new RegExp(String.raw`^color\(srgb ${number} ${number} ${number}${alpha}\)$`);
const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** Parses `rgb()`, `rgba()` and `color(srgb …)`, which browsers return as computed colours. Undefined for other notations. */
export function parseComputedColour(text: string): Rgba | undefined {
  const match = rgb.exec(text);
  const [, red, green, blue, opacity] = match ?? srgb.exec(text) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  const range = match ? 255 : 1;
  return {
    red: clamp(Number(red) / range),
    green: clamp(Number(green) / range),
    blue: clamp(Number(blue) / range),
    alpha: clamp(Number(opacity ?? 1)),
  };
}

/** Parses six hexadecimal digits, as looks have them. */
export function parseHexColour(text: string): Rgba {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (start) => Number.parseInt(text.slice(start, start + 2), 16) / 255,
  );
  return { red, green, blue, alpha: 1 };
}

/** Splits a computed `background-image` into the colours of its gradients, as text. */
export const listGradientColours = (image: string): string[] =>
  image.match(/(?:rgba?|color|oklab|oklch|lab|lch|hsla?|hwb)\([^()]*\)/g) ?? [];

/** Paints one colour over another (source-over). */
export function blend(top: Rgba, bottom: Rgba): Rgba {
  const total = top.alpha + bottom.alpha * (1 - top.alpha);
  const mix = (over: number, under: number) =>
    total === 0 ? 0 : (over * top.alpha + under * bottom.alpha * (1 - top.alpha)) / total;
  return {
    red: mix(top.red, bottom.red),
    green: mix(top.green, bottom.green),
    blue: mix(top.blue, bottom.blue),
    alpha: total,
  };
}

const digits = (value: number) =>
  Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');
const toHex = ({ red, green, blue }: Rgba) => `#${[red, green, blue].map(digits).join('')}`.toUpperCase();

const clear: Rgba = { red: 0, green: 0, blue: 0, alpha: 0 };
/** Gradients within gradients multiply; more combinations than this add nothing a reader would notice. */
const maxCombinations = 64;

/**
 * Returns the least readable pair of a text and what is painted behind it.
 *
 * @param layers from the element of the text outwards
 * @param page the opaque colour behind all of them
 */
export function findWorstPair(text: Rgba, layers: readonly Layer[], page: Rgba): ColourPair {
  let painted = [{ front: text, ground: clear }];
  for (const { colours, opacity } of [...layers, { colours: [page], opacity: 1 }]) {
    const fade = (colour: Rgba): Rgba => ({ ...colour, alpha: colour.alpha * opacity });
    painted = painted
      .flatMap(({ front, ground }) =>
        (colours.length === 0 ? [clear] : colours).map((colour) => ({
          front: fade(blend(front, colour)),
          ground: fade(blend(ground, colour)),
        })),
      )
      .slice(0, maxCombinations);
  }
  const grounds = [...new Set(painted.map(({ ground }) => toHex(ground)))];
  const pairs = painted.map((each): ColourPair => {
    const [front, ground] = [toHex(each.front), toHex(each.ground)];
    return { front, ground, ratio: contrast(front, ground), grounds };
  });
  return pairs.reduce((worst, pair) => (pair.ratio < worst.ratio ? pair : worst));
}

/** What large text needs (WCAG 2.2, 1.4.3). */
const largeTextContrast = 3;

/** Returns the contrast a text needs. Large is 24 px, or 18.66 px in bold. */
export const getRequiredContrast = (fontSize: number, fontWeight: number): number =>
  fontSize >= 24 || (fontSize >= 18.66 && fontWeight >= 700) ? largeTextContrast : textContrast;
