import { publicPaths } from '../../index.ts';

/** The address of a post or question of an organisation, as far as a text is one; for what a sender read before they asked. */
export function publicationPathOf(text: string | undefined, companyUsername: string): string | undefined {
  if (text === undefined) return undefined;
  const starts = [publicPaths.posts(companyUsername), publicPaths.questions(companyUsername)];
  const isOne = starts.some(
    (start) => text.startsWith(`${start}/`) && /^[^/?#\s]{1,200}$/.test(text.slice(start.length + 1)),
  );
  return isOne ? text : undefined;
}

/** The slug in the address of a post; undefined for every other page. */
export function postSlugOf(page: string, companyUsername: string): string | undefined {
  const start = `${publicPaths.posts(companyUsername)}/`;
  if (publicationPathOf(page, companyUsername) === undefined || !page.startsWith(start)) return undefined;
  try {
    return decodeURIComponent(page.slice(start.length));
  } catch {
    return undefined;
  }
}
