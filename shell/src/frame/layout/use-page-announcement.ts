import { announce } from '@rostrum/ui-kit';
import { useEffect, useRef } from 'react';

/**
 * Says which area is being opened, for those who do not see it change, and puts its name on the tab until the page brings
 * its own. The heading of the page, once it is there, takes the focus by itself. The first page of a load is announced by
 * the browser. Null: a page of the shell's own, such as a refusal; undefined: it is not known yet.
 */
export function usePageAnnouncement(areaTitle: string | null | undefined): void {
  const last = useRef(areaTitle);
  useEffect(() => {
    if (areaTitle === undefined) return;
    if (areaTitle !== null && last.current !== undefined && last.current !== areaTitle) {
      document.title = `${areaTitle} · Rostrum`;
      announce(areaTitle);
    }
    last.current = areaTitle;
  }, [areaTitle]);
}
