import { defineModule } from '@rostrum/server-kit/module';
import { themeCssEndpoint } from './theme-css.endpoint.ts';
import { themeIconEndpoint } from './theme-icon.endpoint.ts';
import { themeRoutes } from './themes.routes.ts';
import type { ThemeServiceDeps } from './themes.service.ts';
import { themeDrafts, themeVersions } from './themes.schema.ts';
import { themeDraftsPersonalData, themeVersionsPersonalData } from './themes.personal-data.ts';

export const themesModule = defineModule({
  name: 'themes',
  tables: [themeDrafts, themeVersions],
  personalData: [themeDraftsPersonalData, themeVersionsPersonalData],
  routes: themeRoutes,
  endpoints: (app, deps: ThemeServiceDeps) => {
    themeCssEndpoint(app, deps);
    themeIconEndpoint(app, deps);
  },
});
