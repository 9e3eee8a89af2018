import { publicPaths } from '@rostrum/contracts';
import { embedScriptPath, embedWords } from '@rostrum/contracts/builder';
import {
  defaultSettings,
  savedAttribute,
  settingNames,
  type DirectorySettings,
} from './directory-settings.ts';
import { reserveHeight } from './reserve-height.ts';

export interface CodeInput {
  /** Origin of the installation that serves script and data. */
  origin: string;
  organisationName: string;
  settings: DirectorySettings;
  /** Id of a saved embed: the code names it alone, and its settings stay with the installation. */
  savedId?: string | undefined;
}

export const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
export const written = (value: string | number | boolean | readonly string[]) =>
  Array.isArray(value) ? value.join(' ') : String(value);

/** The script tells by its own address where the data is. */
export const writeScript = (origin: string): string =>
  `<script type="module" src="${escape(origin)}${embedScriptPath}"></script>`;

/** Keeps the place until the script is there. A drawing without content: pages refuse styles in their markup, its size they take. */
export const reserveRoom = (height: number): string[] =>
  height === 0 ? [] : [`  <svg width="1" height="${height}" aria-hidden="true"></svg>`];

const writeAttributes = (settings: DirectorySettings): string[] =>
  (Object.keys(settingNames) as (keyof DirectorySettings)[])
    .filter((name) => name === 'organization' || written(settings[name]) !== written(defaultSettings[name]))
    .map((name) => `${settingNames[name]}="${escape(written(settings[name]))}"`);

/** The code to paste: only what differs from the defaults, and a plain link for readers without script. */
export function directoryCode({ origin, organisationName, settings, savedId }: CodeInput): string {
  const attributes =
    savedId === undefined ? writeAttributes(settings) : [`${savedAttribute}="${escape(savedId)}"`];
  const page = `${origin}${publicPaths.organisation(settings.organization)}`;
  return [
    writeScript(origin),
    `<rostrum-directory ${attributes.join(' ')}>`,
    `  <a href="${escape(page)}">${embedWords[settings.language].expertsAt} ${escape(organisationName)}</a>`,
    ...reserveRoom(reserveHeight({ ...settings, kind: 'directory', of: [] })),
    `</rostrum-directory>`,
  ].join('\n');
}
