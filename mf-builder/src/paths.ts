/** Every URL of this area. */
export const paths = {
  builder: { path: '/dashboard/builder', href: () => '/dashboard/builder' },
  embed: {
    path: '/dashboard/builder/embed/:type?',
    href: (type = 'directory', saved?: string) =>
      `/dashboard/builder/embed/${type}${saved === undefined ? '' : `?saved=${saved}`}`,
  },
  settings: { path: '/dashboard/builder/settings', href: () => '/dashboard/builder/settings' },
  saved: { path: '/dashboard/builder/saved', href: () => '/dashboard/builder/saved' },
  branding: { path: '/dashboard/theme', href: () => '/dashboard/theme' },
  css: { path: '/dashboard/theme/css', href: () => '/dashboard/theme/css' },
  fields: { path: '/dashboard/theme/fields', href: () => '/dashboard/theme/fields' },
} as const;
