import { expect } from 'vitest';

const childrenOf = (parent: Element, name: string) =>
  Array.from(parent.childNodes).filter(
    (node): node is Element => node.nodeType === 1 && node.nodeName === name,
  );
const only = (parent: Element, name: string) => {
  const found = childrenOf(parent, name);
  expect([name, found.length]).toEqual([name, 1]);
  return found[0]?.textContent ?? '';
};
const isWholeAddress = (text: string | null | undefined) => /^https?:\/\/[^\s/]+\//.test(text ?? '');
const rfc822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const uuidUrn = /^urn:uuid:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What version 2.0 of RSS requires. */
export function expectRss(rss: Element): void {
  expect([rss.nodeName, rss.getAttribute('version')]).toEqual(['rss', '2.0']);
  only(rss, 'channel');
  const [channel = rss] = childrenOf(rss, 'channel');
  expect(only(channel, 'title')).not.toBe('');
  expect(only(channel, 'description')).not.toBe('');
  expect(isWholeAddress(only(channel, 'link'))).toBe(true);
  expect(only(channel, 'lastBuildDate')).toMatch(rfc822);
  for (const item of childrenOf(channel, 'item')) {
    expect(only(item, 'title')).not.toBe('');
    expect(isWholeAddress(only(item, 'link'))).toBe(true);
    expect(only(item, 'pubDate')).toMatch(rfc822);
    // What is no address must say so, or readers follow it.
    expect(only(item, 'guid')).toMatch(uuidUrn);
    expect(childrenOf(item, 'guid')[0]?.getAttribute('isPermaLink')).toBe('false');
  }
}

/** What RFC 4287 requires of Atom. */
export function expectAtom(atom: Element): void {
  expect([atom.nodeName, atom.getAttribute('xmlns')]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
  const entries = childrenOf(atom, 'entry');
  for (const part of [atom, ...entries]) {
    expect(only(part, 'title')).not.toBe('');
    expect(only(part, 'updated')).toMatch(rfc3339);
    const links = childrenOf(part, 'link');
    expect(links.every((link) => isWholeAddress(link.getAttribute('href')))).toBe(true);
    // At most one alternate of each type; one at least where there is no content.
    expect(links.filter((link) => link.getAttribute('rel') === 'alternate')).toHaveLength(1);
  }
  expect(childrenOf(atom, 'link')[0]?.getAttribute('href')).toBe(only(atom, 'id'));
  // An entry without an author has that of the feed.
  expect(childrenOf(atom, 'author').map((author) => only(author, 'name') !== '')).toEqual([true]);
  const ids = entries.map((entry) => only(entry, 'id'));
  expect(ids.every((id) => uuidUrn.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  for (const entry of entries) expect(only(entry, 'published')).toMatch(rfc3339);
}
