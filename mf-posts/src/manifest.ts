import type { RemoteManifestInput } from '@rostrum/contracts';
import { paths } from './paths.ts';

/** What this area says of itself, as data. */
export const manifest: RemoteManifestInput = {
  area: 'posts',
  title: 'Posts',
  paths: [{ path: '/dashboard/posts', match: 'prefix', access: 'session' }],
  pages: Object.values(paths).map(({ path }) => path),
  navigation: [{ label: 'Posts', href: paths.list.href(), roles: ['administrator'], order: 30 }],
  tabs: [],
  hostApi: '^1.0.0',
};
