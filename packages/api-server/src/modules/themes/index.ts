export {
  findDarkLogo,
  findFollowedTheme,
  findMailLook,
  findPreviewLook,
  findShownTheme,
  findThemeFont,
} from './published-theme.ts';
export { createMailLogos, fileOfLogo, readLogo } from './read-logo.ts';
export { findSignInBrand, findSignInTheme, type SignInTheme } from './sign-in-theme.ts';
export { themeVersions } from './themes.schema.ts';
