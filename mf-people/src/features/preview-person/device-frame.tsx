import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './preview.module.css';

/** Sheets and marks of this page, so that what is drawn in the frame looks as it does on a page of its own. */
function dress(frame: Document): () => void {
  const copy = () => {
    frame.documentElement.className = document.documentElement.className;
    for (const { name, value } of document.documentElement.attributes)
      if (name.startsWith('data-')) frame.documentElement.setAttribute(name, value);
    const sheets = document.querySelectorAll('link[rel="stylesheet"], style');
    frame.head.replaceChildren(...[...sheets].map((sheet) => sheet.cloneNode(true)));
  };
  copy();
  // Areas bring their sheets as they are opened, and the theme changes with a click.
  const watch = new MutationObserver(copy);
  watch.observe(document.head, { childList: true });
  watch.observe(document.documentElement, { attributes: true });
  return () => watch.disconnect();
}

interface DeviceFrameProps {
  /** Of the device, in pixels: what the rules of the page for narrow screens go by. */
  width: number;
  title: string;
  children: ReactNode;
}

/** A page in a window of its own width, shrunk to the room there is. Its links lead nowhere. */
export function DeviceFrame({ width, title, children }: DeviceFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    if (!page) return;
    const stay = (event: Event) => event.preventDefault();
    page.addEventListener('click', stay);
    const undress = dress(page);
    return () => {
      page.removeEventListener('click', stay);
      undress();
    };
  }, [page]);
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / width));
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [width]);
  return (
    <div ref={room} className={styles.room}>
      <iframe
        // A window begins with an empty document and gets its own when it was loaded: both are drawn in.
        ref={(element) => setPage(element?.contentDocument ?? null)}
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
        srcDoc="<!doctype html><title>Preview</title>"
        title={title}
        className={styles.device}
        style={{ width, zoom: scale }}
      />
      {page?.body ? createPortal(children, page.body) : null}
    </div>
  );
}
