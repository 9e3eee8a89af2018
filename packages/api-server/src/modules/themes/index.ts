import type { ServerModule } from '@rostrum/server-kit/module';
import { themeCssEndpoint } from './theme-css.endpoint.ts';
import { themeIconEndpoint } from './theme-icon.endpoint.ts';
import { themeRoutes } from './themes.routes.ts';
import type { ThemeServiceDeps } from './themes.service.ts';

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

export const themesModule: ServerModule<ThemeServiceDeps> = {
  name: 'themes',
  routes: themeRoutes,
  endpoints: (app, deps) => {
    themeCssEndpoint(app, deps);
    themeIconEndpoint(app, deps);
  },
};
