/** Every URL of this area. */
export const paths = {
  list: { path: '/dashboard/people', href: () => '/dashboard/people' },
  activity: { path: '/dashboard/people/activity', href: () => '/dashboard/people/activity' },
  import: {
    path: '/dashboard/people/import',
    /** Without an id: the choice of a file. */
    href: (id?: string) => `/dashboard/people/import${id === undefined ? '' : `?import=${id}`}`,
  },
  questions: { path: '/dashboard/people/questions', href: () => '/dashboard/people/questions' },
  person: {
    path: '/dashboard/people/:id',
    /** `search`: the filters of the list that it was opened from. */
    href: (id: string, search = '') => `/dashboard/people/${id}${search}`,
  },
  history: {
    path: '/dashboard/people/:id/history',
    href: (id: string, search = '') => `/dashboard/people/${id}/history`.concat(search),
  },
} as const;
