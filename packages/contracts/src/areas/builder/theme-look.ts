import { describeField, z } from '@rostrum/contracts';
import { contrast } from './colours.ts';

export const themeFonts = ['inter', 'newsreader', 'system', 'serif'] as const;
export type ThemeFont = (typeof themeFonts)[number];
export const themeCorners = ['square', 'soft', 'round'] as const;
export type ThemeCorners = (typeof themeCorners)[number];

export const themeDensities = ['comfortable', 'compact'] as const;
export type ThemeDensity = (typeof themeDensities)[number];
/** As the product has them: round in lists, with soft corners in the head of a profile. */
export const themeAvatarShapes = ['usual', 'circle', 'square'] as const;
export type ThemeAvatarShape = (typeof themeAvatarShapes)[number];
/** Where the portrait of a card stands; a list has one person a line. */
export const themeCardLayouts = ['beside', 'above', 'list'] as const;
export type ThemeCardLayout = (typeof themeCardLayouts)[number];

const colour = (label: string) =>
  describeField(
    z
      .string()
      .regex(/^#[0-9a-fA-F]{6}$/, 'Write six digits, like #0B6073.')
      .toUpperCase(),
    { label, missing: 'Choose a colour.' },
  );

/** How dark a page may be: signs of success, warning and danger must stay readable on it. */
const lightestNeed = 15.5;
const lightPage = colour('Page').refine(
  (page) => !/^#[0-9a-fA-F]{6}$/.test(page) || contrast(page, '#000000') >= lightestNeed,
  'Choose a lighter page colour. Dark mode has a ground of its own.',
);

/** The look of an organisation. Fonts are those that ship with the product, or what the reader's device has. */
export const themeLook = z.object({
  primary: colour('Primary'),
  link: colour('Link'),
  text: colour('Text'),
  page: lightPage,
  heading_font: z.enum(themeFonts),
  body_font: z.enum(themeFonts),
  corners: z.enum(themeCorners),
  /** Older looks have none of these and stay as they are. */
  density: z.enum(themeDensities).optional(),
  avatar_shape: z.enum(themeAvatarShapes).optional(),
  card_layout: z.enum(themeCardLayouts).optional(),
});
export type ThemeLook = z.infer<typeof themeLook>;

/** What the product looks like without a theme. */
export const productLook: ThemeLook = {
  primary: '#0B6073',
  link: '#0B6073',
  text: '#12181B',
  page: '#FFFFFF',
  heading_font: 'inter',
  body_font: 'inter',
  corners: 'soft',
};
