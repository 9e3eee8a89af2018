import type { RemoteManifestInput } from '@rostrum/contracts';
import { paths } from './paths.ts';

/** What pages are called: in the tabs, as their heading and on the browser's tab. */
export const titles = {
  quarantine: 'AI Quarantine',
  mailingLists: 'Mailing Lists',
  blockedList: 'Blocked List',
  setup: 'Setup',
  activity: 'Activity',
} as const;

/** What this area says of itself, as data. */
export const manifest: RemoteManifestInput = {
  area: 'inquiries',
  title: 'Inquiries',
  paths: [
    { path: '/dashboard/inquiries', match: 'prefix', access: 'session' },
    { path: '/inquiries/ask', match: 'prefix', access: 'public' },
  ],
  pages: Object.values(paths).map(({ path }) => path),
  guards: [
    { path: '/dashboard/inquiries', match: 'prefix', action: 'inquiry.read' },
    { path: paths.quarantine.path, match: 'exact', action: 'quarantine.manage' },
    { path: paths.mailingLists.path, match: 'exact', action: 'mailing_list.manage' },
    { path: paths.blockedList.path, match: 'exact', action: 'blocked_list.manage' },
    { path: paths.setup.path, match: 'exact', action: 'inquiry.setup' },
    { path: paths.activity.path, match: 'exact', action: 'inquiry.activity' },
  ],
  navigation: [
    {
      label: 'Inquiries',
      href: paths.list.href(),
      action: 'inquiry.read',
      order: 50,
      icon: 'inbox',
      key: 'i',
    },
  ],
  tabs: [
    {
      group: 'inquiries',
      base: ['/dashboard/inquiries'],
      entries: [
        { label: 'Inquiries', href: paths.list.href(), action: 'inquiry.read', order: 10 },
        { label: titles.quarantine, href: paths.quarantine.href(), action: 'quarantine.manage', order: 20 },
        {
          label: titles.mailingLists,
          href: paths.mailingLists.href(),
          action: 'mailing_list.manage',
          order: 30,
        },
        {
          label: titles.blockedList,
          href: paths.blockedList.href(),
          action: 'blocked_list.manage',
          order: 40,
        },
        { label: titles.setup, href: paths.setup.href(), action: 'inquiry.setup', order: 50 },
        { label: titles.activity, href: paths.activity.href(), action: 'inquiry.activity', order: 60 },
      ],
    },
  ],
  // The inbox fills the window; its columns scroll by themselves.
  layout: 'full',
  hostApi: '^1.0.0',
};
