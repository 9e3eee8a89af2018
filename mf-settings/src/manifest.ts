import { navigationRoles, type RemoteManifestInput } from '@rostrum/contracts';
import { paths } from './paths.ts';

/** What this area says of itself, as data. */
export const manifest: RemoteManifestInput = {
  area: 'settings',
  title: 'Settings',
  paths: [
    { path: '/dashboard/settings', match: 'prefix', access: 'session' },
    { path: '/dashboard/activity', match: 'exact', access: 'session' },
  ],
  pages: Object.values(paths).map(({ path }) => path),
  navigation: [],
  tabs: [
    {
      group: 'settings',
      base: ['/dashboard/settings'],
      entries: [
        { label: 'Contact', href: paths.contact.href(), roles: [...navigationRoles], order: 10 },
        { label: 'Password', href: paths.password.href(), roles: [...navigationRoles], order: 20 },
        { label: 'Access', href: paths.access.href(), roles: ['administrator', 'individual'], order: 50 },
      ],
    },
  ],
  hostApi: '^1.0.0',
};
