import type { EmbedContentPage, EmbedItem } from '@rostrum/contracts/builder';
import { coverFocusStep, type DirectorySettings, type EmbedType } from '@rostrum/contracts';
import type { EmbedColours } from './follow-colours.ts';
import { html, jsonForScript, type SafeHtml } from '@rostrum/server-kit/module';

/** What a page of its own is drawn from. */
export interface DrawnEmbed {
  kind: EmbedType;
  organisation: string;
  href: string;
  items: readonly EmbedItem[];
  openTab: boolean;
  /** Address of a person's page on the organisation's own site; empty: the public page. */
  link: string;
}

const schemaTypes: Partial<Record<EmbedType, string>> = {
  posts: 'Article',
  post: 'Article',
  questions: 'Question',
  question: 'Question',
};
const isOfPeople = (kind: EmbedType): boolean => schemaTypes[kind] === undefined;

const addressOf = ({ kind, link }: DrawnEmbed, { key, href }: EmbedItem): string =>
  isOfPeople(kind) && link !== '' ? link.replaceAll('{{username}}', encodeURIComponent(key)) : href;

/** schema.org's words for what is shown, so that it is found as what it is. */
function toJsonLd(drawn: DrawnEmbed): object {
  const { kind, organisation, href, items } = drawn;
  const publisher = { '@type': 'Organization', name: organisation, url: href };
  const toItem = (item: EmbedItem) => {
    const common = { url: addressOf(drawn, item), ...(item.image !== null && { image: item.image }) };
    if (isOfPeople(kind))
      return {
        '@type': 'Person',
        name: item.title,
        jobTitle: item.subtitle,
        knowsAbout: item.topics,
        worksFor: publisher,
        ...common,
      };
    if (schemaTypes[kind] === 'Question')
      return {
        '@type': 'Question',
        name: item.title,
        ...(item.answers.length > 0 && {
          acceptedAnswer: item.answers.map(({ by, body }) => ({
            '@type': 'Answer',
            text: body.join('\n'),
            author: { '@type': 'Person', name: by },
          })),
        }),
        ...common,
      };
    return { '@type': 'Article', headline: item.title, datePublished: item.date, publisher, ...common };
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: toItem(item),
    })),
  };
}

/** The page allows no styles but its own: the point is named, and its style knows each. */
const focusOf = ({ image_focus: { x, y } }: EmbedItem): SafeHtml =>
  html`${x !== 50 && html` data-focus-x="${String(x)}"`}${y !== 50 && html` data-focus-y="${String(y)}"`}`;

const focusPlaces = Array.from({ length: 100 / coverFocusStep + 1 }, (_, step) =>
  String(step * coverFocusStep),
);
const focusStyle = focusPlaces.map(
  (place) =>
    html`img[data-focus-x="${place}"]{--focus-x:${place}%}img[data-focus-y="${place}"]{--focus-y:${place}%}`,
);

function drawItem(drawn: DrawnEmbed, item: EmbedItem): SafeHtml {
  const target = drawn.openTab && html` target="_blank" rel="noopener"`;
  const paragraphs = (texts: readonly string[]) => texts.map((text) => html`<p>${text}</p>`);
  return html`<li>${item.image !== null && html`<img src="${item.image}" alt="" width="56" height="56" loading="lazy"${focusOf(item)}>`}<div><a href="${addressOf(drawn, item)}"${target}>${item.title}</a>${item.subtitle && html`<p>${item.subtitle}</p>`}${item.date !== null && html`<p><time datetime="${item.date}">${item.day}</time></p>`}${item.text && html`<p>${item.text}</p>`}${paragraphs(item.body)}${item.answers.map(({ by, href, body }) => html`<div class="answer"><a href="${href}"${target}>${by}</a>${paragraphs(body)}</div>`)}${item.topics.length > 0 && html`<p class="topics">${item.topics.slice(0, 4).join(' · ')}</p>`}</div></li>`;
}

const drawSearch = ({ href, organisation, openTab }: DrawnEmbed): SafeHtml =>
  html`<form role="search" action="${href}"${openTab && html` target="_blank"`}><label>Search the experts at ${organisation} <input type="search" name="q" maxlength="100"></label> <button>Search</button></form>`;

/** Other people's pages cannot hold the form itself without a frame: its link is what they can write. */
const drawInquiryLink = ({ items: [person], href, organisation, openTab }: DrawnEmbed): SafeHtml =>
  html`<p><a href="${person?.href ?? href}"${openTab && html` target="_blank" rel="noopener"`}>Send an inquiry to ${person?.title ?? organisation}</a></p>`;

/** What is shown, readable without script, with its structured data: to be written into any page. */
export const drawFragment = (drawn: DrawnEmbed): SafeHtml =>
  html`<div class="rostrum-embed">${
    drawn.kind === 'search'
      ? drawSearch(drawn)
      : drawn.kind === 'inquiry'
        ? drawInquiryLink(drawn)
        : html`<ul>${drawn.items.map((item) => drawItem(drawn, item))}</ul><p><a href="${drawn.href}">${drawn.organisation}</a></p><script type="application/ld+json">${jsonForScript(toJsonLd(drawn))}</script>`
  }</div>`;

/** Colours are six digits each: the contract takes nothing else. */
export const pageStyle = (
  { colour, link_colour, background }: EmbedColours,
  density: DirectorySettings['density'] = 'comfortable',
): SafeHtml =>
  html`*{box-sizing:border-box}html{background:${background};color:${colour};font:16px/1.45 system-ui,sans-serif}body{margin:0;padding:2px;overflow-wrap:anywhere}a{color:${link_colour};font-weight:600}ul{display:grid;gap:12px;grid-template-columns:repeat(auto-fill,minmax(min(260px,100%),1fr));margin:0;padding:0;list-style:none}li{display:flex;gap:14px;padding:14px;border:1px solid color-mix(in srgb,${colour} 16%,transparent);border-radius:10px}li:only-child{grid-column:1/-1}img{flex:none;border-radius:50%;object-fit:cover;object-position:var(--focus-x,50%) var(--focus-y,50%)}p{margin:4px 0 0;font-size:14px}.answer{margin-top:12px;padding-inline-start:12px;border-inline-start:3px solid color-mix(in srgb,${link_colour} 40%,transparent)}input,button{font:inherit;min-height:40px;padding:0 12px}:focus-visible{outline:2px solid ${link_colour};outline-offset:2px}${focusStyle}${density === 'compact' && html`ul{gap:8px}li{gap:10px;padding:8px 12px}li p{margin:0;font-size:13px}img{width:40px;height:40px}`}`;

/** Of what was loaded; a frame opens nothing inside itself. */
export const toDrawn = (
  page: Pick<EmbedContentPage, 'organisation' | 'href' | 'items'>,
  kind: EmbedType,
  { open_tab, link = '' }: { open_tab: boolean; link?: string | undefined },
): DrawnEmbed => ({
  kind,
  organisation: page.organisation,
  href: page.href,
  items: page.items,
  openTab: open_tab,
  link,
});
