import type { RemoteManifestInput } from '@rostrum/contracts';
import { paths } from './paths.ts';

const settings = '/dashboard/builder/settings';
const saved = '/dashboard/builder/saved';
const branding = '/dashboard/theme';
const fields = '/dashboard/theme/fields';
const css = '/dashboard/theme/css';

/** What pages are called: in the menus, as their heading and on the browser's tab. */
export const titles = { builder: 'Builder' } as const;

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
    { path: settings, match: 'exact', action: 'builder.manage' },
    { path: saved, match: 'exact', action: 'builder.manage' },
    { path: branding, match: 'exact', action: 'theme.brand' },
    { path: fields, match: 'exact', action: 'theme.manage' },
    { path: css, match: 'exact', action: 'theme.manage' },
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
        { label: 'Settings', href: settings, action: 'builder.manage', order: 20, planned: true },
        { label: 'Saved', href: saved, action: 'builder.manage', order: 30, planned: true },
      ],
    },
    {
      group: 'theme',
      base: ['/dashboard/theme'],
      entries: [
        { label: 'Branding', href: branding, action: 'theme.brand', order: 10, planned: true },
        { label: 'Fields', href: fields, action: 'theme.manage', order: 20, planned: true },
        { label: 'CSS', href: css, action: 'theme.manage', order: 30, planned: true },
      ],
    },
  ],
  layout: 'full',
  hostApi: '^1.0.0',
};
