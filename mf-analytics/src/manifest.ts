import type { RemoteManifestInput } from '@rostrum/contracts';
import { paths } from './paths.ts';

/** What this area says of itself, as data. */
export const manifest: RemoteManifestInput = {
  area: 'analytics',
  title: 'Analytics',
  paths: [
    { path: '/dashboard', match: 'exact', access: 'session' },
    { path: '/dashboard/analytics', match: 'prefix', access: 'session' },
  ],
  pages: Object.values(paths).map(({ path }) => path),
  navigation: [
    { label: 'Home', href: paths.home.href(), roles: ['administrator'], order: 10 },
    {
      label: 'Analytics',
      href: paths.analytics.href(),
      roles: ['administrator', 'agent', 'expert', 'individual'],
      order: 60,
    },
  ],
  tabs: [
    {
      group: 'analytics',
      base: ['/dashboard/analytics'],
      entries: [{ label: 'All', href: paths.analytics.href(), roles: ['administrator'], order: 10 }],
    },
  ],
  hostApi: '^1.0.0',
};
