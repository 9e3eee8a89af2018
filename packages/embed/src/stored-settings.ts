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
  avatar: stored.avatar,
  font: stored.font,
  colour: stored.colour,
  linkColour: stored.link_colour,
  background: stored.background,
  openTab: stored.open_tab,
  sort: stored.sort ?? defaultSettings.sort,
  density: stored.density ?? defaultSettings.density,
  link: stored.link ?? '',
});

const colours = ['colour', 'linkColour', 'background'] as const;

/** The organisation's own colours where none was chosen. One that was chosen stands with the others of the product. */
export const followTheme = (settings: DirectorySettings, theme: FollowedTheme | null): DirectorySettings =>
  theme && colours.every((name) => settings[name] === defaultSettings[name])
    ? { ...settings, colour: theme.text, linkColour: theme.link, background: theme.page }
    : settings;
