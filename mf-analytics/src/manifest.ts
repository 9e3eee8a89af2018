import type { RemoteManifestInput } from '@rostrum/contracts';
import { paths } from './paths.ts';

/** What pages are called: in the menus, as their heading and on the browser's tab. */
export const titles = {
  home: 'Home',
  analytics: 'Analytics',
  people: 'People',
  myProfile: 'My Profile',
  posts: 'Posts',
  qanda: 'Q&A',
  inquiries: 'Inquiries',
  report: 'Monthly report',
  coverage: 'Coverage',
} as const;

/** What this area says of itself, as data. */
export const manifest: RemoteManifestInput = {
  area: 'analytics',
  title: 'Analytics',
  paths: [
    { path: '/dashboard', match: 'exact', access: 'session' },
    { path: '/dashboard/analytics', match: 'prefix', access: 'session' },
  ],
  pages: Object.values(paths).map(({ path }) => path),
  guards: [
    { path: '/dashboard', match: 'exact', action: 'analytics.home' },
    { path: '/dashboard/analytics', match: 'exact', action: 'analytics.read' },
    { path: paths.people.path, match: 'exact', action: 'analytics.read' },
    { path: paths.posts.path, match: 'exact', action: 'analytics.content' },
    { path: paths.qanda.path, match: 'exact', action: 'analytics.content' },
    { path: paths.inquiries.path, match: 'exact', action: 'analytics.read' },
    { path: paths.report.path, match: 'exact', action: 'analytics.content' },
    { path: paths.coverage.path, match: 'exact', action: 'analytics.content' },
  ],
  navigation: [
    {
      label: titles.home,
      href: paths.home.href(),
      action: 'analytics.home',
      order: 10,
      icon: 'house',
      key: 'h',
    },
    {
      label: titles.analytics,
      href: paths.analytics.href(),
      action: 'analytics.read',
      order: 60,
      icon: 'chart',
      key: 'a',
    },
  ],
  tabs: [
    {
      group: 'analytics',
      base: ['/dashboard/analytics'],
      entries: [
        // Everything together is for those who also see posts and questions; others begin with their own tab.
        { label: 'All', href: paths.analytics.href(), action: 'analytics.content', order: 10 },
        { label: titles.people, href: paths.people.href(), action: 'person.list', order: 20 },
        { label: titles.myProfile, href: paths.people.href(), action: 'analytics.read', order: 21 },
        { label: titles.posts, href: paths.posts.href(), action: 'analytics.content', order: 30 },
        { label: titles.qanda, href: paths.qanda.href(), action: 'analytics.content', order: 40 },
        { label: titles.inquiries, href: paths.inquiries.href(), action: 'analytics.read', order: 50 },
      ],
    },
  ],
  hostApi: '^1.0.0',
};
