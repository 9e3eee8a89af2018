import { inkOn, mixColours, nearestReadable } from './colours.ts';
import { cardOf } from './theme-contrast.ts';
import type {
  ThemeAvatarShape,
  ThemeCardLayout,
  ThemeCorners,
  ThemeDensity,
  ThemeFont,
  ThemeLook,
} from './theme-look.ts';

/** Grounds and text of the product in dark mode, as `ui-kit` has them. */
export const darkGrounds = {
  page: '#151B1E',
  card: '#1F282C',
  canvas: '#0E1315',
  raised: '#1C2428',
  text: '#E9EEF0',
} as const;

const fontStacks: Readonly<Record<ThemeFont, string>> = {
  inter: "'Inter Variable', Inter, 'Inter Fallback', 'Inter Fallback DejaVu', system-ui, sans-serif",
  newsreader:
    "'Newsreader Variable', Newsreader, 'Newsreader Fallback', 'Newsreader Fallback DejaVu', Georgia, serif",
  system: "system-ui, -apple-system, 'Segoe UI', sans-serif",
  serif: "Georgia, 'Times New Roman', serif",
};
/** Of controls and of cards, in pixels. */
const radii: Readonly<Record<ThemeCorners, { control: number; card: number }>> = {
  square: { control: 0, card: 0 },
  soft: { control: 6, card: 10 },
  round: { control: 16, card: 20 },
};

type Variables = Record<`--${string}`, string>;

/** Only what differs from the product, whose own values stand where the variables are used. */
const densities: Readonly<Record<ThemeDensity, Variables>> = {
  comfortable: {},
  compact: {
    '--rostrum-theme-gap': '8px',
    '--rostrum-theme-card-padding': '9px',
    '--rostrum-theme-section-space': '18px',
  },
};
const avatarShapes: Readonly<Record<ThemeAvatarShape, Variables>> = {
  usual: {},
  circle: { '--rostrum-theme-portrait-radius': '50%' },
  square: { '--rostrum-theme-portrait-radius': '8px' },
};
const cardLayouts: Readonly<Record<ThemeCardLayout, Variables>> = {
  beside: {},
  above: {
    '--rostrum-theme-card-direction': 'column',
    '--rostrum-theme-card-width': '220px',
    '--rostrum-theme-card-portrait': '72px',
  },
  list: { '--rostrum-theme-card-width': '100%' },
};

function colourVariables(
  look: Pick<ThemeLook, 'primary' | 'link' | 'text' | 'page'>,
  card: string,
  towards: string,
): Variables {
  const { primary, link, text, page } = look;
  return {
    '--rostrum-accent': link,
    '--rostrum-accent-hover': mixColours(link, towards, 0.18),
    '--rostrum-accent-edge': mixColours(link, page, 0.6),
    '--rostrum-solid': primary,
    // Away from its ink, so that a pointed-at button is read at least as well.
    '--rostrum-solid-hover': mixColours(primary, inkOn(primary) === '#FFFFFF' ? '#000000' : '#FFFFFF', 0.14),
    '--rostrum-on-solid': inkOn(primary),
    '--rostrum-selected': mixColours(page, link, 0.1),
    '--rostrum-picked': mixColours(page, link, 0.05),
    '--rostrum-text': text,
    '--rostrum-text-2': nearestReadable(mixColours(text, page, 0.22), page, card),
    '--rostrum-text-3': nearestReadable(mixColours(text, page, 0.34), page, card),
    '--rostrum-line': mixColours(page, text, 0.12),
    '--rostrum-line-2': mixColours(page, text, 0.2),
    '--rostrum-sunken': card,
    '--rostrum-hover': mixColours(page, text, 0.03),
  };
}

/** Link and primary of a look in dark mode: lightened until both can be read on the product's dark grounds. */
export function darkColours({ primary, link }: Pick<ThemeLook, 'primary' | 'link'>) {
  return {
    primary: nearestReadable(primary, darkGrounds.page),
    link: nearestReadable(link, darkGrounds.page, darkGrounds.card, darkGrounds.canvas),
  };
}

/** What a look sets: fonts and corners always, colours by mode. */
export function themeVariables(look: ThemeLook): { shape: Variables; light: Variables; dark: Variables } {
  const { control, card: corner } = radii[look.corners];
  const card = cardOf(look);
  return {
    shape: {
      '--rostrum-ui-font': fontStacks[look.body_font],
      '--rostrum-theme-heading-font': fontStacks[look.heading_font],
      '--rostrum-theme-control-radius': `${control}px`,
      '--rostrum-theme-card-radius': `${corner}px`,
      ...densities[look.density ?? 'comfortable'],
      ...avatarShapes[look.avatar_shape ?? 'usual'],
      ...cardLayouts[look.card_layout ?? 'beside'],
    },
    light: {
      ...colourVariables(look, card, '#000000'),
      '--rostrum-surface': look.page,
      '--rostrum-raised': look.page,
      '--rostrum-canvas': mixColours(look.page, look.text, 0.035),
    },
    dark: {
      ...colourVariables(
        { ...darkColours(look), text: darkGrounds.text, page: darkGrounds.page },
        darkGrounds.card,
        '#FFFFFF',
      ),
      '--rostrum-surface': darkGrounds.page,
      '--rostrum-raised': darkGrounds.raised,
      '--rostrum-canvas': darkGrounds.canvas,
    },
  };
}
