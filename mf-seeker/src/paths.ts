import { publicPaths } from '@rostrum/contracts';
/** Several people in an address, and the page where they were chosen. */
const peopleQuery = (usernames: readonly string[], from: string | undefined, copy?: string) =>
  new URLSearchParams([
    ...usernames.map((username) => ['people', username]),
    ...(copy === undefined ? [] : [['copy', copy]]),
    ...(from === undefined ? [] : [['from', from]]),
  ]).toString();

/** Every URL of this area. */
export const paths = {
  home: { path: '/dashboard/seeker', href: () => '/dashboard/seeker' },
  search: {
    path: '/dashboard/search',
    href: (text = '') =>
      text ? `/dashboard/search?q=${encodeURIComponent(text)}&active=` : '/dashboard/search',
  },
  inquire: {
    path: '/dashboard/search/inquire',
    /** `copy`: a sent inquiry whose text the form begins with. */
    href: (usernames: readonly string[], from?: string, copy?: string) =>
      `/dashboard/search/inquire?${peopleQuery(usernames, from, copy)}`,
  },
  bookmarks: { path: '/dashboard/bookmarks', href: () => '/dashboard/bookmarks' },
  compare: {
    path: '/dashboard/bookmarks/compare',
    href: (usernames: readonly string[], from?: string) =>
      `/dashboard/bookmarks/compare?${peopleQuery(usernames, from)}`,
  },
  sharedList: { path: '/lists/:token', href: publicPaths.sharedList },
  sent: { path: '/dashboard/inquiries/sent', href: () => '/dashboard/inquiries/sent' },
  sentInquiry: {
    path: '/dashboard/inquiries/sent/:id',
    href: (id: string) => `/dashboard/inquiries/sent/${id}`,
  },
  sentByOldAddress: { path: '/dashboard/inquiries_sent', href: () => '/dashboard/inquiries_sent' },
  organization: {
    path: '/organizations/:company_username',
    href: publicPaths.organisation,
  },
  post: {
    path: '/organizations/:company_username/posts/:slug',
    href: publicPaths.post,
  },
  question: {
    path: '/organizations/:company_username/questions/:slug',
    href: publicPaths.question,
  },
  expert: {
    path: '/experts/:username',
    href: publicPaths.expert,
  },
  staff: { path: '/staff/:username', href: publicPaths.staff },
  track: { path: '/inquiries/track/:token', href: publicPaths.tracking },
} as const;
