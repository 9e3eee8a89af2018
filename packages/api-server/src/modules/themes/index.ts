import type { Database } from '@rostrum/server-kit/database';
import type { ServerModule } from '@rostrum/server-kit/module';
import { themeCssEndpoint } from './theme-css.endpoint.ts';
import { themeRoutes } from './themes.routes.ts';

export { findFollowedTheme, findMailLook, findThemeAddress } from './published-theme.ts';

export const themesModule: ServerModule<{ db: Database; clock: () => Date }> = {
  name: 'themes',
  routes: themeRoutes,
  endpoints: themeCssEndpoint,
};
