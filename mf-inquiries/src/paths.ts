/** Every URL of this area. */
export const paths = {
  list: { path: '/dashboard/inquiries', href: () => '/dashboard/inquiries' },
  detail: { path: '/dashboard/inquiries/:id', href: (id: string) => `/dashboard/inquiries/${id}` },
} as const;
