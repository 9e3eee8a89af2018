/** Every URL of this area. */
export const paths = {
  list: { path: '/dashboard/posts', href: () => '/dashboard/posts' },
} as const;
