import { browserNavigator } from './browser-location.ts';

/** Goes to a path of this site: without a page load when an area shows it, else as the browser does. */
export function goTo(href: string, isAppPath: (pathname: string) => boolean): void {
  const { pathname, search, hash } = new URL(href, window.location.origin);
  if (isAppPath(pathname)) browserNavigator.push(pathname + search + hash);
  else window.location.assign(href);
}
