import type { FollowedTheme, PublicLayout } from '@rostrum/contracts';
import {
  darkColours,
  darkGrounds,
  inkOn,
  mixColours,
  nearestReadable,
  productLook,
  type ThemeCorners,
  type ThemeFont,
  type ThemeLook,
} from '@rostrum/contracts/builder';
import { organisationRepository } from '@rostrum/identity';
import { runAsSystem, type Queryable } from '@rostrum/server-kit/database';
import type { MailLook } from '@rostrum/server-kit/mail';
import type { PreviewLook } from '@rostrum/server-kit/module';
import type { FileStore } from '@rostrum/server-kit/storage';
import { fileOfLogo, readLogo } from './read-logo.ts';
import { themeRepository } from './themes.repository.ts';

const shownToEverybody = 'visitors are shown the published look, of which they may read no row';

/** The look that visitors see, if one was ever published. */
export const findPublishedTheme = (db: Queryable, orgId: string) =>
  runAsSystem(shownToEverybody, () => themeRepository.published(db, orgId));

/** What embeds take over of it. */
export async function findFollowedTheme(db: Queryable, orgId: string): Promise<FollowedTheme | null> {
  const published = await findPublishedTheme(db, orgId);
  if (!published) return null;
  const { text, link, page, corners, density, avatar_shape } = published.look;
  const dark = { text: darkGrounds.text, link: darkColours(published.look).link, page: darkGrounds.page };
  const avatar = avatar_shape === 'usual' ? undefined : avatar_shape;
  return { text, link, page, corners, dark, ...(density && { density }), ...(avatar && { avatar }) };
}

/** The font of texts, for pages of ours that stand in frames of others. */
export const findThemeFont = async (db: Queryable, orgId: string): Promise<ThemeFont | null> =>
  (await findPublishedTheme(db, orgId))?.look.body_font ?? null;

export interface ShownTheme {
  /** Address of the style sheet. */
  theme: string | null;
  layout: PublicLayout | null;
}

/** What public pages take over. Each publication has addresses of its own, so that none is shown from a cache. */
export async function findShownTheme(
  db: Queryable,
  { id, companyUsername }: { id: string; companyUsername: string },
): Promise<ShownTheme> {
  const published = await findPublishedTheme(db, id);
  if (!published) return { theme: null, layout: null };
  const { number, layout, favicon, hero } = published;
  const toAddress = (kind: 'css' | 'png') =>
    `/themes/${encodeURIComponent(companyUsername)}.${kind}?version=${number}`;
  return {
    theme: toAddress('css'),
    layout: {
      // A picture that was taken away leaves a head as it is without one.
      hero: {
        style: layout.hero === 'picture' && hero === null ? 'plain' : layout.hero,
        picture: layout.hero === 'picture' ? hero : null,
      },
      sections: layout.sections,
      footer: layout.footer,
      favicon: favicon === null ? null : toAddress('png'),
    },
  };
}

/** Returns the logo for dark mode of an organisation whose pages guests may see, by its username. */
export const findDarkLogo = async (db: Queryable, companyUsername: string): Promise<string | null> =>
  (await organisationRepository.findPublic(db, companyUsername))?.logoDark ?? null;

/** Room for a logo in the picture of a link, in pixels. */
const previewLogo = { width: 320, height: 80 };

/** The published look and the logo that is shown, which an organisation may have without a look. */
const findLookAndLogo = (db: Queryable, orgId: string) =>
  runAsSystem(shownToEverybody, async () => ({
    published: await themeRepository.published(db, orgId),
    file: fileOfLogo(await themeRepository.logo(db, orgId)),
  }));

/** What pictures of links take over of it: what was published although it is hard to read is made readable. */
export async function findPreviewLook(
  { db, uploadStore }: { db: Queryable; uploadStore: FileStore },
  orgId: string,
): Promise<PreviewLook | null> {
  const { published, file } = await findLookAndLogo(db, orgId);
  const logo = await readLogo(uploadStore, file, previewLogo);
  if (!published && !logo) return null;
  const { primary, link, text, page } = published?.look ?? productLook;
  return {
    ground: page,
    text: nearestReadable(text, page),
    quiet: nearestReadable(mixColours(text, page, 0.34), page),
    accent: nearestReadable(link, page),
    band: primary,
    onBand: inkOn(primary),
    ...(logo && { logo }),
  };
}

/** In pixels; soft is what mails have without a theme. */
const mailCorners: Record<ThemeCorners, MailLook['corners']> = {
  square: { sheet: 0, button: 0 },
  soft: { sheet: 12, button: 8 },
  round: { sheet: 20, button: 24 },
};

/** A look as an email has it. */
export const toMailLook = ({ primary, link, corners }: ThemeLook, logo: string | undefined): MailLook => ({
  solid: primary,
  ink: inkOn(primary),
  link: nearestReadable(link, '#FFFFFF'),
  corners: mailCorners[corners],
  ...(logo !== undefined && { logo }),
});

/** What emails take over of it. They are white whatever the page is, so links are made readable on white. */
export async function findMailLook(db: Queryable, orgId: string): Promise<MailLook | null> {
  const { published, file } = await findLookAndLogo(db, orgId);
  if (!published && file === undefined) return null;
  return toMailLook(published?.look ?? productLook, file);
}
