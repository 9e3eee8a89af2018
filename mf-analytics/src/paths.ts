/** Every URL of this area. */
export const paths = {
  home: { path: '/dashboard', href: () => '/dashboard' },
  analytics: { path: '/dashboard/analytics', href: () => '/dashboard/analytics' },
  people: { path: '/dashboard/analytics/people', href: () => '/dashboard/analytics/people' },
  posts: { path: '/dashboard/analytics/posts', href: () => '/dashboard/analytics/posts' },
  qanda: { path: '/dashboard/analytics/qanda', href: () => '/dashboard/analytics/qanda' },
  report: {
    path: '/dashboard/analytics/report',
    href: (month?: string) =>
      month === undefined ? '/dashboard/analytics/report' : `/dashboard/analytics/report?month=${month}`,
  },
  coverage: { path: '/dashboard/analytics/coverage', href: () => '/dashboard/analytics/coverage' },
  gaps: {
    path: '/dashboard/analytics',
    href: () => '/dashboard/analytics#searches-without-results',
  },
  inquiries: { path: '/dashboard/analytics/inquiries', href: () => '/dashboard/analytics/inquiries' },
} as const;
