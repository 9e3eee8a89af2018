import { escapeHtml } from './html.ts';
import { decodeEntities } from './plain-text.ts';
import type { SanitisedHtml } from './sanitise-html.ts';

/** A picture as a text names it. */
export interface TextPicture {
  src: string;
  alt: string;
}

/** As the sanitiser writes it. */
const written = /<img src="([^"]*)" alt="([^"]*)"[^<>]*>/g;

/** The pictures of a cleaned text, in its order. */
export const readPictures = (text: SanitisedHtml): TextPicture[] =>
  Array.from(text.matchAll(written), ([, src = '', alt = '']) => ({ src, alt: decodeEntities(alt) }));

/** Writes each picture of a cleaned text anew, with the size that is known of it: readers see no line jump. */
export const mapPictures = (
  text: SanitisedHtml,
  sizeOf: (src: string) => { width: number; height: number } | undefined,
): SanitisedHtml =>
  text.replaceAll(written, (_all, src: string, alt: string) => {
    const size = sizeOf(src);
    const lengths = size ? ` width="${String(size.width)}" height="${String(size.height)}"` : '';
    return `<img src="${escapeHtml(src)}" alt="${alt}"${lengths} />`;
  }) as SanitisedHtml;
