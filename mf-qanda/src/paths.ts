/** Every URL of this area. */
export const paths = {
  list: { path: '/dashboard/answers', href: () => '/dashboard/answers' },
} as const;
