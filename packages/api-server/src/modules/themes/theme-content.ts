import { isDeepStrictEqual } from 'node:util';
import type { ThemeContent } from './themes.repository.ts';

/** Returns the content of a row, without who wrote it and when. */
export const toContent = (row: ThemeContent): ThemeContent => {
  const { look, layout, css, logo, logoUploadId, logoDark, logoDarkUploadId } = row;
  const { favicon, faviconUploadId, hero, heroUploadId } = row;
  return {
    look,
    layout,
    css,
    logo,
    logoUploadId,
    logoDark,
    logoDarkUploadId,
    favicon,
    faviconUploadId,
    hero,
    heroUploadId,
  };
};

/** Returns whether visitors would see no difference. */
export function isSameTheme(left: ThemeContent, right: ThemeContent): boolean {
  const shownOf = ({ look, layout, css, logo, logoDark, favicon, hero }: ThemeContent) => ({
    look,
    layout,
    css,
    logo,
    logoDark,
    favicon,
    hero,
  });
  return isDeepStrictEqual(shownOf(left), shownOf(right));
}

/** Returns what the activity record stores of a publication. */
export const describeContent = ({
  look,
  layout,
  css,
  favicon,
}: Pick<ThemeContent, 'look' | 'layout' | 'css' | 'favicon'>) => ({
  ...look,
  hero: layout.hero,
  sections: layout.sections.map(
    ({ id, label, is_shown }) => `${id}${label && `: ${label}`}${is_shown ? '' : ' (hidden)'}`,
  ),
  footer: [layout.footer.text, ...layout.footer.links.map(({ url }) => url)].filter(Boolean),
  favicon,
  css_characters: css.length,
});
