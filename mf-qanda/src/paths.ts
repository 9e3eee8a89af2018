/** Every URL of this area. */
export const paths = {
  list: { path: '/dashboard/answers', href: () => '/dashboard/answers' },
} as const;

/** An answered question's public page. It belongs to another area, so it is named by its URL only. */
export const publicHref = (company: string, slug: string): string =>
  `/organizations/${encodeURIComponent(company)}/questions/${encodeURIComponent(slug)}`;
