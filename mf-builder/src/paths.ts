/** Every URL of this area. */
export const paths = {
  builder: { path: '/dashboard/builder', href: () => '/dashboard/builder' },
  embed: {
    path: '/dashboard/builder/embed/:type?',
    href: (type = 'directory') => `/dashboard/builder/embed/${type}`,
  },
} as const;
