/** A part of public pages that an organisation may style, by its class. */
export interface ThemeClass {
  name: `rx-${string}`;
  /** What it is, in the list beside the editor. */
  what: string;
}

/** Forms, consent and what surrounds them carry none of these classes, so that no rule reaches them. */
export const themeClasses: readonly ThemeClass[] = [
  { name: 'rx-hero', what: 'head of a profile or organisation' },
  { name: 'rx-portrait', what: 'portrait in the head of a profile' },
  { name: 'rx-name', what: 'name of the person or organisation' },
  { name: 'rx-headline', what: 'line under the name of a person' },
  { name: 'rx-job', what: 'job and organisation of a person' },
  { name: 'rx-description', what: 'description of an organisation' },
  { name: 'rx-section', what: 'any section of a profile' },
  { name: 'rx-section-title', what: 'heading of a section' },
  { name: 'rx-paragraph', what: 'paragraph of a biography' },
  { name: 'rx-topics', what: 'list of areas of expertise' },
  { name: 'rx-topic', what: 'one area of expertise' },
  { name: 'rx-facts', what: 'availability, languages and the like' },
  { name: 'rx-quotation', what: 'sentence that is cleared for print' },
  { name: 'rx-list', what: 'list of works, appearances, education' },
  { name: 'rx-fields', what: 'your own fields of a profile' },
  { name: 'rx-cards', what: 'experts of an organisation' },
  { name: 'rx-card', what: 'one expert of an organisation' },
  { name: 'rx-title', what: 'title of a post or question' },
  { name: 'rx-summary', what: 'summary of a post' },
  { name: 'rx-text', what: 'text of a post or answer' },
];

/** Where the preview of a style sheet is marked. */
export const previewScope = '[data-theme-preview]';

/** Colours of the published theme: they follow light and dark mode. */
export const themeColourVariables: readonly { name: `--${string}`; what: string }[] = [
  { name: '--rostrum-accent', what: 'links' },
  { name: '--rostrum-solid', what: 'buttons' },
  { name: '--rostrum-on-solid', what: 'text on buttons' },
  { name: '--rostrum-text', what: 'text' },
  { name: '--rostrum-text-2', what: 'quiet text' },
  { name: '--rostrum-surface', what: 'page' },
  { name: '--rostrum-sunken', what: 'cards' },
  { name: '--rostrum-line', what: 'lines' },
];
