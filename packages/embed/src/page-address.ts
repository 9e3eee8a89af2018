import { defaultContentSettings, type ContentSettings } from './content-settings.ts';
import { contentAddress } from './load-content.ts';

export interface PageAddressInput {
  /** Origin of the installation. */
  origin: string;
  settings: ContentSettings;
  /** Id of a saved embed, whose settings stay with the installation. */
  savedId?: string | undefined;
}

/** The address of the embed as a page of its own, readable without script. */
export function pageAddress({ origin, settings, savedId }: PageAddressInput): URL {
  if (savedId !== undefined) return new URL(`/embed/saved/${encodeURIComponent(savedId)}/page`, origin);
  const url = new URL(`/embed/page/${encodeURIComponent(settings.organization)}`, origin);
  url.search = contentAddress(origin, { savedId: null, settings }).search;
  const look = {
    colour: 'colour',
    linkColour: 'link_colour',
    background: 'background',
    openTab: 'open_tab',
    density: 'density',
    layout: 'layout',
    avatar: 'avatar',
    font: 'font',
    link: 'link',
    poweredBy: 'powered_by',
  } as const;
  for (const [setting, name] of Object.entries(look) as [keyof typeof look, string][])
    if (settings[setting] !== defaultContentSettings[setting])
      url.searchParams.set(name, String(settings[setting]));
  // Empty: names alone.
  if (settings.content.length < defaultContentSettings.content.length)
    for (const part of settings.content.length === 0 ? [''] : settings.content)
      url.searchParams.append('content', part);
  return url;
}
