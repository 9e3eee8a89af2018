import { readPersonLink } from '@rostrum/contracts/posts';
import { escapeHtml } from './html.ts';
import { plainText } from './plain-text.ts';
import { sanitisePostHtml, type SanitisedHtml } from './sanitise-html.ts';

/** As the sanitiser writes a link to a page of this site. */
const written = /<a href="(\/people\/[^"]*)"[^<>]*>([\s\S]*?)<\/a>/g;

/** How a linked person is written: a name, and an address where there is one to lead to. */
export interface WrittenPerson {
  name: string;
  href: string | null;
}

/** Returns the ids of the people whom a cleaned text links. */
export const readLinkedPeople = (text: SanitisedHtml): string[] => [
  ...new Set(Array.from(text.matchAll(written), ([, href = '']) => readPersonLink(href) ?? []).flat()),
];

/** Rewrites each link to a person in a cleaned text. `write` receives the id and the words that the link has now. */
export function mapLinkedPeople(
  text: SanitisedHtml,
  write: (id: string, words: string) => WrittenPerson,
): SanitisedHtml {
  const mapped = text.replaceAll(written, (all, address: string, words: string) => {
    const id = readPersonLink(address);
    if (id === null) return all;
    const { name, href } = write(id, plainText(words));
    return href === null
      ? escapeHtml(name)
      : `<a href="${escapeHtml(href)}" rel="noopener noreferrer">${escapeHtml(name)}</a>`;
  });
  // A link within a link, which only a hostile text has, leaves an end tag without its start.
  return mapped === text ? text : sanitisePostHtml(mapped);
}
