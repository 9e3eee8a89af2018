import MarkdownIt from 'markdown-it';

// Markup in the source is shown as text, and links lead only where the library lets them: nothing can be smuggled in.
const markdown = new MarkdownIt({ html: false });

/** The HTML of a post or an answer. */
export const htmlOf = (source: string): string => markdown.render(source).trim();
