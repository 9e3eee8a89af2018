import { embedWords, type EmbedItem } from '@rostrum/contracts/builder';
import type { ContentSettings } from './content-settings.ts';
import { element } from './dom.ts';
import { addressOfPerson, portrait } from './person-card.ts';

const paragraphs = (texts: readonly string[]) => texts.map((text) => element('p', {}, text));

function link(
  text: string,
  href: string,
  { openTab, language }: Pick<ContentSettings, 'openTab' | 'language'>,
  className = 'name',
) {
  const made = element(
    'a',
    { class: className, part: 'name', href, ...(openTab ? { target: '_blank', rel: 'noopener' } : {}) },
    text,
  );
  if (openTab) made.append(element('span', { class: 'hidden' }, ` (${embedWords[language].newTab})`));
  return made;
}

/** The cover of a post, cut to the shape of the card around what its editor wants to be seen. */
function cover(src: string, { x, y }: EmbedItem['image_focus']): HTMLImageElement {
  const made = element('img', { class: 'cover', src, alt: '', loading: 'lazy', width: '160', height: '90' });
  // Not as an attribute: pages may refuse styles that stand in their markup.
  made.style.objectPosition = `${x}% ${y}%`;
  return made;
}

const isOfPeople = (kind: string) => ['expert', 'staff', 'featured'].includes(kind);

/** One person, post or question. What stands alone is told in full; what stands in a list is one link. */
export function contentCard(item: EmbedItem, settings: ContentSettings): HTMLElement {
  const { kind, avatar, content } = settings;
  const isPerson = isOfPeople(kind);
  const isAlone = ['expert', 'post', 'question'].includes(kind);
  const href = isPerson ? addressOfPerson(settings.link, item.key, item.href) : item.href;
  const shows = (part: ContentSettings['content'][number]) => content.includes(part);
  const picture = isPerson
    ? avatar === 'none'
      ? null
      : portrait({ image: item.image, name: item.title })
    : item.image === null
      ? null
      : cover(item.image, item.image_focus);
  return element(
    'li',
    { class: isAlone ? 'card alone' : 'card', part: 'card' },
    picture,
    element(
      'div',
      { class: 'text' },
      link(item.title, href, settings),
      item.subtitle && (!isPerson || shows('title'))
        ? element('p', { class: 'title', part: 'title' }, item.subtitle)
        : null,
      item.date === null
        ? null
        : element('p', { class: 'title' }, element('time', { datetime: item.date }, item.day)),
      item.text && (!isPerson || shows('headline'))
        ? element('p', { class: 'headline', part: 'headline' }, item.text)
        : null,
      ...paragraphs(item.body),
      ...item.answers.map((answer) =>
        element(
          'div',
          { class: 'answer' },
          link(answer.by, answer.href, settings, 'by'),
          ...paragraphs(answer.body),
        ),
      ),
      shows('expertise') && item.topics.length > 0
        ? element('p', { class: 'topics', part: 'expertise' }, item.topics.slice(0, 4).join(' · '))
        : null,
    ),
  );
}

/** A field that leads to the organisation's own search. */
export function searchForm(
  href: string,
  { organisation }: { organisation: string },
  { openTab, language }: Pick<ContentSettings, 'openTab' | 'language'>,
): HTMLElement {
  const words = embedWords[language];
  const label = `${words.searchAt} ${organisation}`;
  return element(
    'form',
    { role: 'search', action: href, method: 'get', ...(openTab ? { target: '_blank' } : {}) },
    element('input', {
      type: 'search',
      name: 'q',
      'aria-label': label,
      placeholder: label,
      maxlength: '100',
    }),
    element('button', { type: 'submit' }, words.search),
  );
}
