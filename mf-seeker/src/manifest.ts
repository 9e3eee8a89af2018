import type { RemoteManifestInput } from '@rostrum/contracts';
import { paths } from './paths.ts';

/** What this area says of itself, as data. */
export const manifest: RemoteManifestInput = {
  area: 'seeker',
  title: 'Directory',
  paths: [
    { path: '/dashboard/seeker', match: 'prefix', access: 'session' },
    { path: '/dashboard/search', match: 'prefix', access: 'session' },
    { path: '/dashboard/bookmarks', match: 'prefix', access: 'session' },
    { path: '/dashboard/inquiries/sent', match: 'prefix', access: 'session' },
    { path: '/dashboard/inquiries_sent', match: 'prefix', access: 'session' },
    { path: '/organizations', match: 'prefix', access: 'public' },
    { path: '/experts', match: 'prefix', access: 'public' },
    { path: '/staff', match: 'prefix', access: 'public' },
    { path: '/inquiries/track', match: 'prefix', access: 'public' },
    { path: '/lists', match: 'prefix', access: 'public' },
  ],
  pages: Object.values(paths).map(({ path }) => path),
  navigation: [
    { label: 'Home', href: paths.home.href(), roles: ['seeker'], order: 10 },
    { label: 'Inquiries', href: paths.sent.href(), roles: ['seeker'], order: 50 },
    { label: 'Bookmarks', href: paths.bookmarks.href(), roles: ['seeker'], order: 60 },
  ],
  tabs: [],
  hostApi: '^1.0.0',
};
