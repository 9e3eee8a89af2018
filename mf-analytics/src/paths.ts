/** Every URL of this area. */
export const paths = {
  home: { path: '/dashboard', href: () => '/dashboard' },
  analytics: { path: '/dashboard/analytics', href: () => '/dashboard/analytics' },
  people: { path: '/dashboard/analytics/people', href: () => '/dashboard/analytics/people' },
  inquiries: { path: '/dashboard/analytics/inquiries', href: () => '/dashboard/analytics/inquiries' },
} as const;
