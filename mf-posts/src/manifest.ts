import type { RemoteManifestInput } from '@rostrum/contracts';
import { paths } from './paths.ts';

/** What pages are called: in the menus, as their heading and on the browser's tab. */
export const titles = { posts: 'Posts', activity: 'Posts activity' } as const;

/** What this area says of itself, as data. */
export const manifest: RemoteManifestInput = {
  area: 'posts',
  title: 'Posts',
  paths: [{ path: '/dashboard/posts', match: 'prefix', access: 'session' }],
  pages: Object.values(paths).map(({ path }) => path),
  guards: [
    { path: '/dashboard/posts', match: 'prefix', action: 'post.list' },
    { path: paths.activity.path, match: 'exact', action: 'post.list' },
  ],
  navigation: [
    { label: titles.posts, href: paths.list.href(), action: 'post.list', order: 30, icon: 'document' },
  ],
  tabs: [],
  hostApi: '^1.0.0',
};
