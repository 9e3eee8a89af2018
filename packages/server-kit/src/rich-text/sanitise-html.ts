import { isWebAddress } from '@rostrum/contracts';
import sanitizeHtml from 'sanitize-html';

declare const isSanitised: unique symbol;

/** Rich text that went through `sanitiseHtml`: the only HTML that a column takes and that a page sends on. */
export type SanitisedHtml = string & { readonly [isSanitised]: true };

/** What answers are written with, and posts beside figures; the same elements have a look in the pages (rich-text.css). */
export const allowedElements =
  'p br hr h2 h3 h4 blockquote pre ul ol li a strong b em i s u sub sup code table caption thead tbody tr th td'.split(
    ' ',
  );

/** Attributes by element. No class, id, style, data-* or name: none may reach into the page around the text. */
export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'rel'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
};

/** What posts may have beside them: pictures that were uploaded here, with their caption, and in `small` their credit. */
export const figureElements = ['figure', 'figcaption', 'small', 'img'];
export const pictureAttributes = ['src', 'alt', 'width', 'height'];

/** Elements whose content is no text for readers, or that change how a browser reads what follows: they go with it. */
const removedWithContent =
  'script style noscript template iframe frameset object embed noembed noframes svg math title textarea option select xmp plaintext listing audio video'.split(
    ' ',
  );

/** A web address, a mailbox, a telephone, or a page of this very site; what the library lets pass beside these goes. */
const isLinkTarget = (href: string): boolean =>
  isWebAddress(href) ||
  /^(mailto|tel):[\w+.%@-]+$/.test(href) ||
  /^(#[\w.-]*|\/|\/[\w.~%-][\w.~%/?#&=+,-]*)$/.test(href);

const isSmallNumber = (value: string | undefined): boolean => /^[1-9]\d?$/.test(value ?? '');

/** Pictures that the server made of an upload: no text makes a reader's browser ask another host for anything. */
export const isPictureAddress = (src: string): boolean => /^\/files\/[0-9a-f]{32}-\d{2,4}\.webp$/.test(src);

const isLength = (value: string | undefined): boolean => /^[1-9]\d{0,3}$/.test(value ?? '');

/** Always in this order, so that a text that was cleaned can be read by pattern. */
const picture = (tagName: string, attributes: Record<string, string>): sanitizeHtml.Tag => {
  const { src = '', alt = '', width, height } = attributes;
  return {
    tagName,
    attribs: {
      ...(isPictureAddress(src) && { src }),
      alt,
      ...(width !== undefined && isLength(width) && { width }),
      ...(height !== undefined && isLength(height) && { height }),
    },
  };
};

/** Spans beyond a table's reason cost a browser seconds. */
function cell(tagName: string, { colspan, rowspan, scope }: Record<string, string>): sanitizeHtml.Tag {
  return {
    tagName,
    attribs: {
      ...(colspan !== undefined && isSmallNumber(colspan) && { colspan }),
      ...(rowspan !== undefined && isSmallNumber(rowspan) && { rowspan }),
      ...(scope !== undefined && ['row', 'col'].includes(scope) && { scope }),
    },
  };
}

const options: sanitizeHtml.IOptions = {
  allowedTags: allowedElements,
  allowedAttributes: Object.fromEntries(
    Object.entries(allowedAttributes).map(([element, names]) => [element, [...names]]),
  ),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href'],
  // `//host` would lead away from a text that looks as if it linked within the site.
  allowProtocolRelative: false,
  allowVulnerableTags: false,
  disallowedTagsMode: 'discard',
  nonTextTags: removedWithContent,
  // Comments and processing instructions never pass; deeper lists than these were made to be slow.
  nestingLimit: 20,
  enforceHtmlBoundary: false,
  transformTags: {
    // Whoever is linked to learns nothing of the page, and gets no hold of it, whatever `target` older rows had.
    a: (tagName, { href }) => ({
      tagName,
      attribs: { ...(href !== undefined && isLinkTarget(href) && { href }), rel: 'noopener noreferrer' },
    }),
    th: cell,
    td: cell,
  },
};

const postOptions: sanitizeHtml.IOptions = {
  ...options,
  allowedTags: [...allowedElements, ...figureElements],
  allowedAttributes: { ...options.allowedAttributes, img: pictureAttributes },
  transformTags: { ...options.transformTags, img: picture },
  exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
    (tag === 'img' && attribs.src === undefined) ||
    (tag === 'figure' && mediaChildren.length === 0 && text.trim() === ''),
};

/**
 * The server's one sanitiser. Keeps the allowed elements, drops everything else, and gives the same for what it gave
 * before, so that it may run where a text is stored and again where it leaves.
 */
export const sanitiseHtml = (markup: string): SanitisedHtml => sanitizeHtml(markup, options) as SanitisedHtml;

/** The same for the text of posts, which has figures as well. */
export const sanitisePostHtml = (markup: string): SanitisedHtml =>
  sanitizeHtml(markup, postOptions) as SanitisedHtml;
