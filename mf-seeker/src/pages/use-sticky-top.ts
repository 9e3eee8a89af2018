import { useEffect, type RefObject } from 'react';

const header = 80;
const foot = 24;

/**
 * Sets how far from the top a sticky box stands. One that is taller than the window scrolls until its lower end is
 * reached and stands there: with a fixed distance its end could not be reached before the end of the page.
 */
export function useStickyTop(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const place = () => {
      const top = Math.min(header, window.innerHeight - element.offsetHeight - foot);
      element.style.setProperty('--sticky-top', `${top}px`);
    };
    const observer = new ResizeObserver(place);
    observer.observe(element);
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', place);
    };
  }, [box]);
}
