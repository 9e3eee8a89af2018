import { embedWords } from '@rostrum/contracts/builder';
import type { DirectorySettings } from './directory-settings.ts';
import { element } from './dom.ts';
import type { DirectoryPerson } from './load-directory.ts';

const initials = (name: string) =>
  name
    .split(' ')
    .filter((part) => /^\p{Lu}/u.test(part))
    .map((part) => part[0])
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('');

export function portrait({ image, name }: Pick<DirectoryPerson, 'image' | 'name'>): HTMLElement {
  if (image === null)
    return element('span', { class: 'portrait', part: 'portrait', 'aria-hidden': 'true' }, initials(name));
  return element('img', {
    class: 'portrait',
    part: 'portrait',
    src: image,
    alt: '',
    loading: 'lazy',
    width: '56',
    height: '56',
  });
}

/** Where a name leads: by the pattern of the organisation's own site, else to the public page. */
export const addressOfPerson = (pattern: string, username: string, href: string): string =>
  /^https?:\/\//.test(pattern) ? pattern.replaceAll('{{username}}', encodeURIComponent(username)) : href;

/** One person: a link that covers the card, so that it is one stop for the keyboard. */
export function personCard(
  person: DirectoryPerson,
  { content, avatar, openTab, link: pattern, language }: DirectorySettings,
): HTMLElement {
  const link = element(
    'a',
    {
      class: 'name',
      part: 'name',
      href: addressOfPerson(pattern, person.username, person.href),
      ...(openTab ? { target: '_blank', rel: 'noopener' } : {}),
    },
    person.name,
  );
  if (openTab) link.append(element('span', { class: 'hidden' }, ` (${embedWords[language].newTab})`));
  const shows = (part: DirectorySettings['content'][number]) => content.includes(part);
  return element(
    'li',
    { class: 'card', part: 'card' },
    avatar === 'none' ? null : portrait(person),
    element(
      'div',
      { class: 'text' },
      link,
      shows('title') ? element('p', { class: 'title', part: 'title' }, person.job_title) : null,
      shows('headline') && person.headline
        ? element('p', { class: 'headline', part: 'headline' }, person.headline)
        : null,
      shows('expertise') && person.topics.length > 0
        ? element('p', { class: 'topics', part: 'expertise' }, person.topics.slice(0, 4).join(' · '))
        : null,
    ),
  );
}
