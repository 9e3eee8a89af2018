import { publicPaths } from '@rostrum/contracts';

/** Every URL of this area. */
export const paths = {
  list: { path: '/dashboard/inquiries', href: () => '/dashboard/inquiries' },
  detail: { path: '/dashboard/inquiries/:id', href: (id: string) => `/dashboard/inquiries/${id}` },
  briefing: {
    path: '/dashboard/inquiries/:id/briefing',
    href: (id: string) => `/dashboard/inquiries/${id}/briefing`,
  },
  /** A question of the desk to the reader. */
  ask: { path: '/dashboard/inquiries/asks/:id', href: (id: string) => `/dashboard/inquiries/asks/${id}` },
  askByLink: { path: '/inquiries/ask/:token', href: publicPaths.ask },
  quarantine: { path: '/dashboard/inquiries/quarantine', href: () => '/dashboard/inquiries/quarantine' },
  mailingLists: {
    path: '/dashboard/inquiries/mailinglists',
    href: () => '/dashboard/inquiries/mailinglists',
  },
  blockedList: { path: '/dashboard/inquiries/block', href: () => '/dashboard/inquiries/block' },
  setup: { path: '/dashboard/inquiries/setup', href: () => '/dashboard/inquiries/setup' },
  activity: { path: '/dashboard/inquiries/activity', href: () => '/dashboard/inquiries/activity' },
} as const;
