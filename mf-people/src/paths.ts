/** Every URL of this area. */
export const paths = {
  list: { path: '/dashboard/people', href: () => '/dashboard/people' },
} as const;
