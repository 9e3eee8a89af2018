import type { RemoteManifestInput } from '@rostrum/contracts';
import { paths } from './paths.ts';

/** What pages are called: in the menus, as their heading and on the browser's tab. */
export const titles = {
  builder: 'Builder',
  settings: 'Settings',
  saved: 'Saved',
  branding: 'Branding',
  fields: 'Fields',
  css: 'CSS',
} as const;

/** What this area says of itself, as data. */
export const manifest: RemoteManifestInput = {
  area: 'builder',
  title: 'Builder',
  paths: [
    { path: '/dashboard/builder', match: 'prefix', access: 'session' },
    { path: '/dashboard/theme', match: 'prefix', access: 'session' },
  ],
  pages: Object.values(paths).map(({ path }) => path),
  guards: [
    { path: '/dashboard/builder', match: 'exact', action: 'builder.manage' },
    { path: '/dashboard/builder/embed', match: 'prefix', action: 'builder.manage' },
    { path: paths.settings.path, match: 'exact', action: 'builder.manage' },
    { path: paths.saved.path, match: 'exact', action: 'builder.manage' },
    { path: paths.branding.path, match: 'exact', action: 'theme.brand' },
    { path: paths.fields.path, match: 'exact', action: 'theme.manage' },
    { path: paths.css.path, match: 'exact', action: 'theme.manage' },
  ],
  navigation: [
    { label: titles.builder, href: paths.embed.href(), action: 'builder.manage', order: 70, icon: 'blocks' },
  ],
  tabs: [
    {
      group: 'builder',
      base: ['/dashboard/builder'],
      entries: [
        { label: titles.builder, href: paths.embed.href(), action: 'builder.manage', order: 10 },
        { label: titles.settings, href: paths.settings.href(), action: 'builder.manage', order: 20 },
        { label: titles.saved, href: paths.saved.href(), action: 'builder.manage', order: 30 },
      ],
    },
    {
      group: 'theme',
      base: ['/dashboard/theme'],
      entries: [
        { label: titles.branding, href: paths.branding.href(), action: 'theme.brand', order: 10 },
        { label: titles.fields, href: paths.fields.href(), action: 'theme.manage', order: 20 },
        { label: titles.css, href: paths.css.href(), action: 'theme.manage', order: 30 },
      ],
    },
  ],
  layout: 'full',
  hostApi: '^1.0.0',
};
