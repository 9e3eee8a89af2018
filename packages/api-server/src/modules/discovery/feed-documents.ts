import { iso } from '@rostrum/server-kit/database';
import { sanitisePostHtml } from '@rostrum/server-kit/rich-text';
import { html } from '@rostrum/server-kit/module';
import type { FeedEntryRow } from './discovery.repository.ts';
import { xmlDocument, xmlText } from './xml.ts';

/** Whole addresses throughout: a feed is read far from its page. */
export interface Feed {
  title: string;
  description: string;
  /** The page that the feed belongs to. */
  page: string;
  /** The feed itself. */
  self: string;
  entries: readonly (FeedEntryRow & { address: string })[];
}

const newest = ({ entries }: Feed) =>
  entries
    .map(({ changed_at }) => iso(changed_at))
    .toSorted()
    .at(-1) ?? '1970-01-01T00:00:00.000Z';
const rfc822 = (moment: string | Date) => new Date(moment).toUTCString();

/** The text of an entry, whose pictures and links name this site: it is read far from it. */
const textOf = (feed: Feed, { body_html }: FeedEntryRow): string =>
  xmlText(
    sanitisePostHtml(body_html).replaceAll(
      /<(a href|img src)="\/(?!\/)/g,
      (_all, start: string) => `<${start}="${new URL(feed.page).origin}/`,
    ),
  );

/** RSS 2.0, as the RSS Advisory Board describes it. */
export const rssOf = (feed: Feed): string =>
  xmlDocument(html`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
<title>${xmlText(feed.title)}</title><link>${feed.page}</link><description>${xmlText(feed.description)}</description><language>en</language>
<atom:link href="${feed.self}" rel="self" type="application/rss+xml"/>${feed.entries.length > 0 && html`<lastBuildDate>${rfc822(newest(feed))}</lastBuildDate>`}
${feed.entries.map(
  (
    entry,
  ) => html`<item><title>${xmlText(entry.title)}</title><link>${entry.address}</link><guid isPermaLink="false">urn:uuid:${entry.id}</guid>
<pubDate>${rfc822(entry.published_at)}</pubDate>${entry.authors.map((author) => html`<dc:creator>${xmlText(author)}</dc:creator>`)}${entry.summary && html`<description>${xmlText(entry.summary)}</description>`}${entry.body_html && html`<content:encoded>${textOf(feed, entry)}</content:encoded>`}</item>
`,
)}</channel></rss>`);

/** Atom 1.0, RFC 4287. */
export const atomOf = (feed: Feed): string =>
  xmlDocument(html`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${feed.self}</id><title>${xmlText(feed.title)}</title><subtitle>${xmlText(feed.description)}</subtitle><updated>${newest(feed)}</updated>
<link rel="self" type="application/atom+xml" href="${feed.self}"/><link rel="alternate" type="text/html" href="${feed.page}"/><author><name>${xmlText(feed.title)}</name></author>
${feed.entries.map(
  (
    entry,
  ) => html`<entry><id>urn:uuid:${entry.id}</id><title>${xmlText(entry.title)}</title><link rel="alternate" type="text/html" href="${entry.address}"/>
<published>${iso(entry.published_at)}</published><updated>${iso(entry.changed_at)}</updated>${entry.authors.map((author) => html`<author><name>${xmlText(author)}</name></author>`)}${entry.summary && html`<summary>${xmlText(entry.summary)}</summary>`}${entry.body_html && html`<content type="html">${textOf(feed, entry)}</content>`}</entry>
`,
)}</feed>`);
