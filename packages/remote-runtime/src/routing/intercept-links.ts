import { browserNavigator } from './browser-location.ts';

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

function destinationOf(event: MouseEvent): URL | null {
  if (event.defaultPrevented || !isPlainClick(event)) return null;
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link || !link.href || link.hasAttribute('download') || (link.target && link.target !== '_self'))
    return null;
  const url = new URL(link.href);
  return url.origin === window.location.origin ? url : null;
}

/**
 * Lets a plain `<a href>` inside the application navigate without a page load, so that components need no router.
 * `owns` says which paths the application shows; all others are left to the browser. Answers the undo.
 */
export function interceptLinks(
  owns: (pathname: string) => boolean,
  root: Document | HTMLElement = document,
): () => void {
  const onClick = (event: Event) => {
    const url = event instanceof MouseEvent ? destinationOf(event) : null;
    if (!url || !owns(url.pathname)) return;
    const isJumpOnPage =
      url.hash && url.pathname + url.search === window.location.pathname + window.location.search;
    if (isJumpOnPage) return;
    event.preventDefault();
    browserNavigator.push(url.pathname + url.search + url.hash);
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}
