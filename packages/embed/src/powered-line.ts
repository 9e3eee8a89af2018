import { embedWords } from '@rostrum/contracts/builder';
import type { DirectorySettings } from './directory-settings.ts';
import { element } from './dom.ts';

/** Names the product and leads to it, where the embed says so. */
export function poweredLine(
  origin: string,
  { poweredBy, language, openTab }: Pick<DirectorySettings, 'poweredBy' | 'language' | 'openTab'>,
): HTMLElement | null {
  if (!poweredBy) return null;
  const words = embedWords[language];
  const link = element(
    'a',
    { href: `${origin}/`, ...(openTab ? { target: '_blank', rel: 'noopener' } : {}) },
    `${words.poweredBy} Rostrum`,
  );
  if (openTab) link.append(element('span', { class: 'hidden' }, ` (${words.newTab})`));
  return element('p', { class: 'powered', part: 'powered' }, link);
}
