/** Every URL of this area. */
export const paths = {
  list: { path: '/dashboard/posts', href: () => '/dashboard/posts' },
  activity: { path: '/dashboard/posts/activity', href: () => '/dashboard/posts/activity' },
  post: { path: '/dashboard/posts/:id', href: (id: string) => `/dashboard/posts/${id}` },
} as const;
