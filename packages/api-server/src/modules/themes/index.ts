import type { Database } from '@rostrum/server-kit/database';
import type { ServerModule } from '@rostrum/server-kit/module';
import type { FileStore } from '@rostrum/server-kit/storage';
import { themeCssEndpoint } from './theme-css.endpoint.ts';
import { themeIconEndpoint } from './theme-icon.endpoint.ts';
import { themeRoutes } from './themes.routes.ts';

export {
  findFollowedTheme,
  findMailLook,
  findPreviewLook,
  findShownTheme,
  findThemeFont,
} from './published-theme.ts';
export { createMailLogos, fileOfLogo, readLogo } from './read-logo.ts';
export { findSignInTheme, type SignInTheme } from './sign-in-theme.ts';
export { themeVersions } from './themes.schema.ts';

export const themesModule: ServerModule<{ db: Database; clock: () => Date; uploadStore: FileStore }> = {
  name: 'themes',
  routes: themeRoutes,
  endpoints: (app, deps) => {
    themeCssEndpoint(app, deps);
    themeIconEndpoint(app, deps);
  },
};
