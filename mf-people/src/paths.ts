/** Every URL of this area. */
export const paths = {
  list: { path: '/dashboard/people', href: () => '/dashboard/people' },
} as const;

/** A person's public page. It belongs to another area, so it is named by its URL only. */
export const publicHref = (kind: 'expert' | 'staff' | 'individual', username: string): string =>
  `/${kind === 'staff' ? 'staff' : 'experts'}/${encodeURIComponent(username)}`;
