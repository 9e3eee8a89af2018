/// <reference path="./css.d.ts" />
// What a page needs that must come up before antd: colours, type, theme choice, logo and words for screen readers.
import './styles/variables.css';
import './styles/fallback-fonts.css';
import './styles/fonts.css';
import './styles/base.css';

export { themeStore } from './theme/theme-store.ts';
export type { ThemeChoice, ThemeMode, ThemeState } from './theme/theme-store.ts';
export { useTheme } from './theme/use-theme.ts';
export { announce } from './a11y/announce.ts';
export { LiveRegion } from './a11y/live-region.tsx';
export { SkipLink } from './a11y/skip-link.tsx';
export { VisuallyHidden } from './a11y/visually-hidden.tsx';
export { Logo } from './brand/logo.tsx';
export type { LogoProps } from './brand/logo.tsx';
export { classNames } from './class-names.ts';
export { useIsPhone, useIsTablet, useMediaQuery, usePrefersReducedMotion } from './hooks/use-media-query.ts';
export { PageSpinner } from './states/page-spinner.tsx';
