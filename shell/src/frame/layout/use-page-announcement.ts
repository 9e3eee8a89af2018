import { announce } from '@rostrum/ui-kit';
import { useEffect, useRef } from 'react';

/**
 * Says which area is being opened, for those who do not see it change, and puts its name on the tab until the page brings
 * its own. The heading of the page, once it is there, takes the focus by itself. The first page of a load is announced by
 * the browser.
 */
export function usePageAnnouncement(areaTitle: string | undefined): void {
  const last = useRef(areaTitle);
  useEffect(() => {
    if (areaTitle && last.current !== undefined && last.current !== areaTitle) {
      document.title = `${areaTitle} · Rostrum`;
      announce(areaTitle);
    }
    if (areaTitle) last.current = areaTitle;
  }, [areaTitle]);
}
