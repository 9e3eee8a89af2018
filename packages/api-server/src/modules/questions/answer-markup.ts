import { escapeHtml, plainText, sanitiseHtml, type SanitisedHtml } from '@rostrum/server-kit/rich-text';

/** Written text as stored markup: an empty line begins a paragraph, a single one a line. */
export const toMarkup = (text: string): SanitisedHtml =>
  sanitiseHtml(
    text
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean)
      .map((paragraph) => `<p>${paragraph.split('\n').map(escapeHtml).join('<br>')}</p>`)
      .join(''),
  );

/** Taken away without a space in their place, so that `<strong>closures</strong>;` stays one word and its mark. */
const inlineTag = /<\/?(?:strong|em|b|i|u|s|a|code|sub|sup)(?:\s[^<>]*)?>/g;

/** Stored markup as text that can be written on; emphasis and links are left out. */
export const toText = (markup: string): string =>
  markup
    .split(/<\/(?:p|li|blockquote|h[1-6])>/)
    .map((paragraph) =>
      paragraph
        .split(/<br\s*\/?>/)
        .map((line) => plainText(line.replaceAll(inlineTag, '')))
        .join('\n')
        .trim(),
    )
    .filter(Boolean)
    .join('\n\n');
