import type { RemoteManifestInput } from '@rostrum/contracts';
import { paths } from './paths.ts';

/** What this area says of itself, as data. */
export const manifest: RemoteManifestInput = {
  area: 'people',
  title: 'People',
  paths: [{ path: '/dashboard/people', match: 'prefix', access: 'session' }],
  pages: Object.values(paths).map(({ path }) => path),
  navigation: [
    { label: 'People', href: paths.list.href(), roles: ['administrator', 'agent'], order: 20 },
    { label: 'My Profile', href: paths.list.href(), roles: ['expert', 'individual', 'staff'], order: 20 },
  ],
  tabs: [
    {
      group: 'people',
      base: ['/dashboard/people'],
      entries: [
        { label: 'People', href: paths.list.href(), roles: ['administrator', 'agent'], order: 10 },
        { label: 'Manage', href: paths.list.href(), roles: ['expert', 'individual', 'staff'], order: 10 },
      ],
    },
  ],
  hostApi: '^1.0.0',
};
