/** Every URL of this area. */
export const paths = {
  list: { path: '/dashboard/answers', href: () => '/dashboard/answers' },
  activity: { path: '/dashboard/answers/activity', href: () => '/dashboard/answers/activity' },
  question: { path: '/dashboard/answers/:id', href: (id: string) => `/dashboard/answers/${id}` },
} as const;
