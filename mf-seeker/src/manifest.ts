import type { RemoteManifestInput } from '@rostrum/contracts';
import { paths } from './paths.ts';

/** What pages are called: in the menus, as their heading and on the browser's tab. */
export const titles = { home: 'Home', inquiries: 'Inquiries', bookmarks: 'Bookmarks' } as const;

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
  guards: [
    { path: '/dashboard/seeker', match: 'exact', action: 'seeker.home' },
    { path: '/dashboard/search', match: 'prefix', action: 'search.read' },
    { path: '/dashboard/bookmarks', match: 'prefix', action: 'bookmark.own' },
    { path: '/dashboard/inquiries/sent', match: 'prefix', action: 'inquiry.send' },
    { path: '/dashboard/inquiries_sent', match: 'exact', action: 'inquiry.send' },
  ],
  navigation: [
    {
      label: titles.home,
      href: paths.home.href(),
      action: 'seeker.home',
      order: 10,
      icon: 'house',
      key: 'h',
    },
    {
      label: titles.inquiries,
      href: paths.sent.href(),
      action: 'seeker.menu',
      order: 50,
      icon: 'inbox',
      key: 'i',
    },
    {
      label: titles.bookmarks,
      href: paths.bookmarks.href(),
      action: 'seeker.menu',
      order: 60,
      icon: 'bookmark',
    },
  ],
  tabs: [],
  hostApi: '^1.0.0',
};
