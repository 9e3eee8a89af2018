import type { RemoteManifestInput } from '@rostrum/contracts';
import { paths } from './paths.ts';

/** What this area says of itself, as data. */
export const manifest: RemoteManifestInput = {
  area: 'posts',
  title: 'Posts',
  paths: [{ path: '/dashboard/posts', match: 'prefix', access: 'session' }],
  pages: Object.values(paths).map(({ path }) => path),
  guards: [
    { path: '/dashboard/posts', match: 'prefix', action: 'post.list' },
    { path: '/dashboard/posts/activity', match: 'exact', action: 'post.list' },
  ],
  navigation: [{ label: 'Posts', href: paths.list.href(), action: 'post.list', order: 30, icon: 'document' }],
  tabs: [],
  hostApi: '^1.0.0',
};
