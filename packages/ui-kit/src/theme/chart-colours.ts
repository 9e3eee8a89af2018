import type { ThemeMode } from './theme-store.ts';

export type AnalyticsTheme = 'all' | 'inquiry' | 'people' | 'posts' | 'qanda';
export type ChartMark = 'diamond' | 'cross' | 'circle' | 'square' | 'triangle';

/** One colour, mark and dash for each analytics theme, so that no chart speaks by colour alone. */
export interface ChartStyle {
  colour: string;
  mark: ChartMark;
  dash: readonly number[];
}

const marks: Record<AnalyticsTheme, Omit<ChartStyle, 'colour'>> = {
  all: { mark: 'diamond', dash: [] },
  inquiry: { mark: 'cross', dash: [] },
  people: { mark: 'circle', dash: [] },
  posts: { mark: 'square', dash: [6, 3] },
  qanda: { mark: 'triangle', dash: [2, 3] },
};

// Found by search over OKLab distance under normal and three colour-blind visions; do not pick by eye.
export const chartColours: Record<ThemeMode, Record<AnalyticsTheme, string>> = {
  light: { all: '#0B6073', inquiry: '#A13A05', people: '#172C78', posts: '#E06AAA', qanda: '#A0961E' },
  dark: { all: '#58BCD0', inquiry: '#E36809', people: '#5075E7', posts: '#A0638A', qanda: '#E9EBA4' },
};

/** How a theme is drawn in a chart. */
export const chartStyle = (theme: AnalyticsTheme, mode: ThemeMode): ChartStyle => ({
  ...marks[theme],
  colour: chartColours[mode][theme],
});
