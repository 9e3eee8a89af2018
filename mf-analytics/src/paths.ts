/** Every URL of this area. */
export const paths = {
  home: { path: '/dashboard', href: () => '/dashboard' },
  analytics: { path: '/dashboard/analytics', href: () => '/dashboard/analytics' },
} as const;
