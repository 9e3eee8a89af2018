import { directorySettings, type DirectorySettings, type FollowedTheme } from '@rostrum/contracts';

/** Colours are six digits each: the contract takes nothing else. */
export interface EmbedColours {
  colour: string;
  link_colour: string;
  background: string;
}

const { colour, link_colour, background } = directorySettings.shape;
const untouched: EmbedColours = {
  colour: colour.parse(undefined),
  link_colour: link_colour.parse(undefined),
  background: background.parse(undefined),
};
const names = ['colour', 'link_colour', 'background'] as const;

/** The organisation's own colours where none was chosen, as the element follows them. One that was chosen stands with the product's others. */
export const followColours = <Settings extends EmbedColours>(
  settings: Settings,
  theme: FollowedTheme | null,
): Settings =>
  theme && names.every((name) => settings[name] === untouched[name])
    ? { ...settings, colour: theme.text, link_colour: theme.link, background: theme.page }
    : settings;

type Shape = Pick<DirectorySettings, 'density' | 'avatar'>;

/** The organisation's density and portraits where the embed has the usual ones. */
export const followShape = <Settings extends Shape>(
  settings: Settings,
  theme: FollowedTheme | null,
): Settings => ({
  ...settings,
  ...(theme?.density && (settings.density ?? 'comfortable') === 'comfortable' && { density: theme.density }),
  ...(theme?.avatar && settings.avatar === 'circle' && { avatar: theme.avatar }),
});
