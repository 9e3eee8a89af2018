import { useEffect, useState, type RefObject } from 'react';

/** How much a device of this width must shrink to fit into the box; never enlarged. */
export function useFittingScale(box: RefObject<HTMLElement | null>, width: number): number {
  const [room, setRoom] = useState(width);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measured = new ResizeObserver(([entry]) => {
      if (entry) setRoom(entry.contentRect.width);
    });
    measured.observe(element);
    return () => measured.disconnect();
  }, [box]);
  return Math.min(1, room / width);
}
