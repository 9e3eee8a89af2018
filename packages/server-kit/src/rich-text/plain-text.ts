import sanitizeHtml from 'sanitize-html';

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Text between the elements of sanitised markup, as it is read. */
export const decodeEntities = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);

/** Rich text as plain text: no elements, one blank between words. What it gives is text, and is escaped like any. */
export const plainText = (markup: string): string =>
  decodeEntities(sanitizeHtml(markup.replaceAll('<', ' <'), { allowedTags: [], allowedAttributes: {} }))
    .replaceAll(/\s+/g, ' ')
    .trim();
