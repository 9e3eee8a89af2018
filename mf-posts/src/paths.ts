/** Every URL of this area. */
export const paths = {
  list: { path: '/dashboard/posts', href: () => '/dashboard/posts' },
} as const;

/** A published post's public page. It belongs to another area, so it is named by its URL only. */
export const publicHref = (company: string, slug: string): string =>
  `/organizations/${encodeURIComponent(company)}/posts/${encodeURIComponent(slug)}`;
