import { paths } from '../paths.ts';

/** Pages where experts are chosen, the longer path before the one it begins with. */
const places = [
  { label: 'Comparison', path: paths.compare.path },
  { label: 'Bookmarks', path: paths.bookmarks.path },
  { label: 'Search', path: paths.search.path },
  { label: 'Home', path: paths.home.path },
] as const;

/** The link back to where experts were chosen, with everything that page showed; else to the place where one usually does. */
export function wayBack(from: string | undefined, usual: 'Bookmarks' | 'Search') {
  const path = from?.split('?')[0];
  const place = places.find((each) => each.path === path);
  if (from !== undefined && place) return { label: place.label, href: from };
  if (from !== undefined && path?.startsWith(`${paths.sent.path}/`))
    return { label: 'Your inquiry', href: from };
  return { label: usual, href: usual === 'Search' ? paths.search.href() : paths.bookmarks.href() };
}

/** The page on screen, as the next one carries it. */
export const thisAddress = () => window.location.pathname + window.location.search;
