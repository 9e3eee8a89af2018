import { defineRoutes } from '@rostrum/remote-runtime';
import { paths } from './paths.ts';

/** The pages of this area; each is fetched when it is opened. */
export const routes = defineRoutes([
  {
    path: paths.builder.path,
    skeleton: 'detail',
    load: () => import('./pages/embed-builder-page.tsx').then((module) => module.EmbedBuilderPage),
  },
  {
    path: paths.embed.path,
    skeleton: 'detail',
    load: () => import('./pages/embed-builder-page.tsx').then((module) => module.EmbedBuilderPage),
  },
  {
    path: paths.settings.path,
    skeleton: 'detail',
    load: () => import('./pages/builder-settings-page.tsx').then((module) => module.BuilderSettingsPage),
  },
  {
    path: paths.saved.path,
    skeleton: 'list',
    load: () => import('./pages/saved-embeds-page.tsx').then((module) => module.SavedEmbedsPage),
  },
  {
    path: paths.branding.path,
    skeleton: 'detail',
    load: () => import('./pages/branding-page.tsx').then((module) => module.BrandingPage),
  },
  {
    path: paths.fields.path,
    skeleton: 'list',
    load: () => import('./pages/fields-page.tsx').then((module) => module.FieldsPage),
  },
  {
    path: paths.css.path,
    skeleton: 'detail',
    load: () => import('./pages/css-page.tsx').then((module) => module.CssPage),
  },
]);
