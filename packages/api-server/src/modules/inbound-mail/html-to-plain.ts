import { compile, type FormatCallback } from 'html-to-text';
import { indentMark } from './quotation/lines.ts';

/** The longest HTML that is read. Outlook needs 30 KB for a sentence, with ten quoted mails below it 500 KB. */
export const maxHtmlLength = 1_000_000;

/** Writes `[cid:…]` for an attached picture, as Outlook does in plain text, and the alternative text of any other. */
const formatPicture: FormatCallback = (node, _walk, builder) => {
  const { src = '', alt = '' } = (node.attribs ?? {}) as Record<string, string>;
  if (src.toLowerCase().startsWith('cid:')) builder.addInline(`[${src}]`, { noWordTransform: true });
  else if (alt.trim() !== '')
    builder.addInline(alt.length <= 4 ? alt : `[${alt.trim()}]`, { noWordTransform: true });
};

/** Every line of a block begins with a mark, as lines of a quotation do in plain text. */
const formatMarked =
  (mark: string): FormatCallback =>
  (node, walk, builder) => {
    builder.openBlock({ leadingLineBreaks: 1 });
    walk(node.children, builder);
    builder.closeBlock({
      trailingLineBreaks: 1,
      blockTransform: (block: string) =>
        block
          .split('\n')
          .map((line) => `${mark}${line}`)
          .join('\n'),
    });
  };

/** Adds a blank after each cell; otherwise the words of two cells would join. */
const formatCell: FormatCallback = (node, walk, builder) => {
  walk(node.children, builder);
  builder.addInline(' ');
};

const quotation = { format: 'quotation' };
const block = { format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } };
/** Blocks that html-to-text treats as inline. */
const blocks = 'tr caption center address dl dt dd details summary figure figcaption fieldset legend'.split(
  ' ',
);
const plain = { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 1 };

const convert = compile({
  wordwrap: false,
  limits: { maxInputLength: maxHtmlLength, maxDepth: 200, maxChildNodes: 200_000, ellipsis: '…' },
  formatters: {
    picture: formatPicture,
    cell: formatCell,
    quotation: formatMarked('> '),
    indentation: formatMarked(indentMark),
  },
  selectors: [
    { selector: 'img', format: 'picture' },
    {
      selector: 'a',
      options: { linkBrackets: ['<', '>'], hideLinkHrefIfSameAsText: true, noAnchorUrl: true },
    },
    // Mail programs mark what they quote; other blocks may be the writer's own, indented.
    { selector: 'blockquote', format: 'indentation' },
    ...['[type=cite]', '[cite]', '.gmail_quote', '.protonmail_quote', '.yahoo_quoted', '.tutanota_quote'].map(
      (which) => ({
        selector: `blockquote${which}`,
        ...quotation,
      }),
    ),
    { selector: 'hr', options: { length: 32, leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'p', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: plain })),
    { selector: 'table', options: { uppercaseHeaderCells: false } },
    { selector: 'ul', options: { itemPrefix: '- ', leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'ol', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    ...blocks.map((selector) => ({ selector, ...block })),
    { selector: 'td', format: 'cell' },
    { selector: 'th', format: 'cell' },
    { selector: 'title', format: 'skip' },
  ],
});

/** Returns the text of HTML with its links; what it quotes is marked as in plain text. */
export const htmlToPlain = (html: string): string =>
  convert(html.slice(0, maxHtmlLength)).replaceAll('\u00A0', ' ');
