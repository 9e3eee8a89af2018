import type { RemoteManifestInput } from '@rostrum/contracts';
import { paths } from './paths.ts';

/** What this area says of itself, as data. */
export const manifest: RemoteManifestInput = {
  area: 'qanda',
  title: 'Q&A',
  paths: [{ path: '/dashboard/answers', match: 'prefix', access: 'session' }],
  pages: Object.values(paths).map(({ path }) => path),
  navigation: [{ label: 'Q&A', href: paths.list.href(), roles: ['administrator'], order: 40 }],
  tabs: [],
  hostApi: '^1.0.0',
};
