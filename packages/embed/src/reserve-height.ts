import type { ContentSettings } from './content-settings.ts';

/** Of the search field, of the readers' choices, of the line about the product, and of what stands below the cards, in pixels. */
export const heights = { search: 56, choices: 56, powered: 34, rest: 103 };

/** What lies lower is out of sight on most screens, and does not have to keep its place. */
export const mostReserved = 900;

/** A form as it begins. */
const formHeight = 560;
const gap = 12;

type Reserving = Pick<
  ContentSettings,
  | 'kind'
  | 'of'
  | 'pageSize'
  | 'content'
  | 'layout'
  | 'density'
  | 'avatar'
  | 'hideSearch'
  | 'filters'
  | 'poweredBy'
>;

function cardHeight({ content, layout, density, avatar }: Reserving): number {
  const isList = layout === 'list';
  const lines = { title: isList ? 22 : 42, headline: isList ? 22 : 62, expertise: isList ? 26 : 44 };
  const text = content.reduce((sum, part) => sum + lines[part], 24);
  const portrait = avatar === 'none' ? 0 : density === 'compact' ? 40 : 56;
  return Math.max(text, portrait) * (density === 'compact' ? 0.9 : 1) + (density === 'compact' ? 18 : 30);
}

/**
 * What the code of an embed keeps free until its script is there: as much as its cards take where most of them stand beside
 * each other, so that nowhere more is kept than comes. None for what stands alone, which is as long as it is.
 */
export function reserveHeight(settings: Reserving): number {
  const { kind, of, pageSize, layout, hideSearch, filters, poweredBy } = settings;
  if (kind === 'inquiry') return formHeight;
  if (!['directory', 'staff', 'featured', 'posts', 'questions'].includes(kind)) return 0;
  const count = of.length > 0 ? Math.min(of.length, pageSize) : pageSize;
  const rows = layout === 'list' ? count : Math.ceil(count / 3);
  const isDirectory = kind === 'directory';
  const above = isDirectory && !hideSearch ? heights.search : 0;
  const choices = isDirectory && filters.length > 0 ? heights.choices : 0;
  const below = heights.rest + (poweredBy ? heights.powered : 0);
  const height =
    rows * cardHeight(settings) + (rows - 1) * (layout === 'list' ? 0 : gap) + above + choices + below;
  return Math.min(mostReserved, Math.round(height));
}
