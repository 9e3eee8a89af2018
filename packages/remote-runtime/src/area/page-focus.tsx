import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { hasNavigated } from '../routing/browser-location.ts';

/**
 * Moves the keyboard to the page's heading after a navigation, as a page load would, so that a screen reader says where
 * it is. It stands inside the page's Suspense, hence runs when the page is there. The first page of a load is left alone.
 */
export function PageFocus() {
  const { pathname } = useLocation();
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!hasNavigated()) return;
    const heading = marker.current?.parentElement?.querySelector<HTMLElement>('h1');
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
  return <span ref={marker} hidden />;
}
