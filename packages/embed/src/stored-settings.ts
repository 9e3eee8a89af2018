import type { FollowedTheme } from '@rostrum/contracts';
import type { EmbedSettings } from '@rostrum/contracts/builder';
import { defaultSettings, type DirectorySettings } from './directory-settings.ts';

/** Settings as the installation keeps them. */
export const readStored = (stored: EmbedSettings, organization: string): DirectorySettings => ({
  organization,
  layout: stored.layout,
  pageSize: stored.page_size,
  content: stored.content,
  hideSearch: stored.hide_search,
  topic: stored.topic,
  department: stored.department ?? '',
  tag: stored.tag ?? '',
  field: stored.field ?? '',
  avatar: stored.avatar,
  font: stored.font,
  colour: stored.colour,
  linkColour: stored.link_colour,
  background: stored.background,
  openTab: stored.open_tab,
  sort: stored.sort ?? defaultSettings.sort,
  density: stored.density ?? defaultSettings.density,
  link: stored.link ?? '',
  filters: stored.filters ?? defaultSettings.filters,
  language: stored.language ?? defaultSettings.language,
  poweredBy: stored.powered_by ?? defaultSettings.poweredBy,
  analytics: stored.analytics ?? defaultSettings.analytics,
});

const colours = ['colour', 'linkColour', 'background'] as const;

/** The organisation's own look where none was chosen, its colours together. One that was chosen stands with the others of the product. */
export function followTheme(given: DirectorySettings, theme: FollowedTheme | null): DirectorySettings {
  if (!theme) return given;
  const isUsual = (name: keyof DirectorySettings) => given[name] === defaultSettings[name];
  const settings = {
    ...given,
    ...(theme.density && isUsual('density') && { density: theme.density }),
    ...(theme.avatar && isUsual('avatar') && { avatar: theme.avatar }),
  };
  return colours.every(isUsual)
    ? { ...settings, colour: theme.text, linkColour: theme.link, background: theme.page }
    : settings;
}
