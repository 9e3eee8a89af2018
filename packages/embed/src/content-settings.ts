import type { EmbedSettings } from '@rostrum/contracts/builder';
import { defaultSettings, readSettings, settingNames, type DirectorySettings } from './directory-settings.ts';

/** What `<rostrum-embed>` shows: the settings of a directory, its kind, and who or what was chosen. */
export interface ContentSettings extends DirectorySettings {
  kind: string;
  of: readonly string[];
}

export const contentSettingNames = { ...settingNames, kind: 'kind', of: 'of' } satisfies Record<
  keyof ContentSettings,
  string
>;

export const defaultContentSettings: ContentSettings = { ...defaultSettings, kind: '', of: [] };

/** Usernames and slugs have no blanks, so that a list of them is an attribute like any other. */
export const readContentSettings = (attribute: (name: string) => string | null): ContentSettings => ({
  ...readSettings(attribute),
  kind: attribute('kind') ?? '',
  of: (attribute('of') ?? '').split(/[\s,]+/).filter(Boolean),
});

/** Settings as the installation keeps them, for an embed of this kind. */
export const readStoredContent = (
  settings: DirectorySettings,
  { of = [] }: EmbedSettings,
  kind: string,
): ContentSettings => ({ ...settings, kind, of });
