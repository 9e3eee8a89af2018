import type { RemoteManifestInput } from '@rostrum/contracts';
import { paths } from './paths.ts';

/** What this area says of itself, as data. */
export const manifest: RemoteManifestInput = {
  area: 'builder',
  title: 'Builder',
  paths: [
    { path: '/dashboard/builder', match: 'prefix', access: 'session' },
    { path: '/dashboard/theme', match: 'prefix', access: 'session' },
  ],
  pages: Object.values(paths).map(({ path }) => path),
  navigation: [{ label: 'Builder', href: paths.embed.href(), roles: ['administrator'], order: 70 }],
  tabs: [
    {
      group: 'builder',
      base: ['/dashboard/builder'],
      entries: [{ label: 'Builder', href: paths.embed.href(), roles: ['administrator'], order: 10 }],
    },
  ],
  layout: 'full',
  hostApi: '^1.0.0',
};
