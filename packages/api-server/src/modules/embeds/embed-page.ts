import { embedWords, usualLanguage, type EmbedContentPage, type EmbedItem } from '@rostrum/contracts/builder';
import type { DirectorySettings, EmbedLanguage, EmbedType } from '@rostrum/contracts';
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
  /** What of a person is told. */
  content: DirectorySettings['content'];
  avatar: DirectorySettings['avatar'];
  language: EmbedLanguage;
  /** Address of the product, where the embed names it. */
  powered?: string | false;
}

const schemaTypes: Partial<Record<EmbedType, string>> = {
  posts: 'Article',
  post: 'Article',
  questions: 'Question',
  question: 'Question',
};
/** Whether cards are people, whose picture is a portrait, and not posts or questions. */
export const isOfPeople = (kind: EmbedType): boolean => schemaTypes[kind] === undefined;

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

function drawPicture({ kind, avatar }: DrawnEmbed, item: EmbedItem): SafeHtml | false {
  const isPerson = isOfPeople(kind);
  if (item.image === null || (isPerson && avatar === 'none')) return false;
  return isPerson
    ? html`<img src="${item.image}" alt="" width="56" height="56" loading="lazy"${focusOf(item)}>`
    : html`<img src="${item.image}" alt="" width="120" height="68" loading="lazy"${focusOf(item)}>`;
}

function drawItem(drawn: DrawnEmbed, item: EmbedItem): SafeHtml {
  const target = drawn.openTab && html` target="_blank" rel="noopener"`;
  const paragraphs = (texts: readonly string[]) => texts.map((text) => html`<p>${text}</p>`);
  const shows = (part: DirectorySettings['content'][number]) =>
    !isOfPeople(drawn.kind) || drawn.content.includes(part);
  return html`<li>${drawPicture(drawn, item)}<div><a href="${addressOf(drawn, item)}"${target}>${item.title}</a>${shows('title') && item.subtitle && html`<p>${item.subtitle}</p>`}${item.date !== null && html`<p><time datetime="${item.date}">${item.day}</time></p>`}${shows('headline') && item.text && html`<p>${item.text}</p>`}${paragraphs(item.body)}${item.answers.map(({ by, href, body }) => html`<div class="answer"><a href="${href}"${target}>${by}</a>${paragraphs(body)}</div>`)}${shows('expertise') && item.topics.length > 0 && html`<p class="topics">${item.topics.slice(0, 4).join(' · ')}</p>`}</div></li>`;
}

const drawSearch = ({ href, organisation, openTab, language }: DrawnEmbed): SafeHtml =>
  html`<form role="search" action="${href}"${openTab && html` target="_blank"`}><label>${embedWords[language].searchAt} ${organisation} <input type="search" name="q" maxlength="100"></label> <button>${embedWords[language].search}</button></form>`;

/** Other people's pages cannot hold the form itself without a frame: its link is what they can write. */
const drawInquiryLink = ({ items: [person], href, organisation, openTab, language }: DrawnEmbed): SafeHtml =>
  html`<p><a href="${person?.href ?? href}"${openTab && html` target="_blank" rel="noopener"`}>${embedWords[language].sendInquiryTo} ${person?.title ?? organisation}</a></p>`;

/** What is shown, readable without script, with its structured data: to be written into any page. */
export const drawFragment = (drawn: DrawnEmbed): SafeHtml =>
  html`<div class="rostrum-embed">${
    drawn.kind === 'search'
      ? drawSearch(drawn)
      : drawn.kind === 'inquiry'
        ? drawInquiryLink(drawn)
        : html`<ul>${drawn.items.map((item) => drawItem(drawn, item))}</ul><p><a href="${drawn.href}">${drawn.organisation}</a></p><script type="application/ld+json">${jsonForScript(toJsonLd(drawn))}</script>`
  }${drawn.powered && html`<p class="powered"><a href="${drawn.powered}" target="_blank" rel="noopener">${embedWords[drawn.language].poweredBy} Rostrum</a></p>`}</div>`;

/** What a paused embed leaves in its place: the way to the organisation, and nothing that could break. */
export const drawPaused = ({
  organisation,
  href,
  language,
}: Pick<DrawnEmbed, 'organisation' | 'href' | 'language'>): SafeHtml =>
  html`<div class="rostrum-embed"><p><a href="${href}" target="_blank" rel="noopener">${embedWords[language].expertsAt} ${organisation}</a></p></div>`;

/** Of what was loaded; a frame opens nothing inside itself. */
export const toDrawn = (
  page: Pick<EmbedContentPage, 'organisation' | 'href' | 'items'>,
  kind: EmbedType,
  {
    open_tab,
    link = '',
    content,
    avatar,
    language = usualLanguage,
  }: Pick<DirectorySettings, 'open_tab' | 'link' | 'content' | 'avatar' | 'language'>,
): DrawnEmbed => ({
  kind,
  organisation: page.organisation,
  href: page.href,
  items: page.items,
  openTab: open_tab,
  link,
  content,
  avatar,
  language,
});
