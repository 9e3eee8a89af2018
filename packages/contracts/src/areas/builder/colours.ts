const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const channels = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255);

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map(channel);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast of two colours of six digits, 1–21. */
export function contrast(first: string, second: string): number {
  const [light = 1, dark = 1] = [luminance(first), luminance(second)].sort((left, right) => right - left);
  return (light + 0.05) / (dark + 0.05);
}

/** What body text needs (WCAG 2.2, 1.4.3). */
export const textContrast = 4.5;

const hex = (value: number) =>
  Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');

/** A colour on its way to another one: 0 is the first, 1 the second. */
export function mixColours(from: string, to: string, share: number): string {
  const target = channels(to);
  return `#${channels(from)
    .map((value, index) => hex(value + ((target[index] ?? value) - value) * share))
    .join('')}`.toUpperCase();
}

/** Black or white, whichever is read better on a ground; one of them always reaches 4.5. */
export const inkOn = (ground: string): '#000000' | '#FFFFFF' =>
  contrast('#FFFFFF', ground) >= textContrast ? '#FFFFFF' : '#000000';

/** The nearest shade of a colour that is readable on all these grounds: darker on light grounds, lighter on dark ones. */
export const nearestReadable = (colour: string, ...grounds: readonly [string, ...string[]]): string =>
  nearestReadableOn(colour, () => grounds);

/** The same where grounds depend on the shade itself, such as a card that is tinted with the colour of the text. */
export function nearestReadableOn(
  colour: string,
  groundsOf: (shade: string) => readonly [string, ...string[]],
): string {
  const towards = luminance(groundsOf(colour)[0]) > 0.18 ? '#000000' : '#FFFFFF';
  for (let step = 0; step < 100; step += 2) {
    const shade = mixColours(colour, towards, step / 100);
    if (groundsOf(shade).every((ground) => contrast(shade, ground) >= textContrast)) return shade;
  }
  return towards;
}
