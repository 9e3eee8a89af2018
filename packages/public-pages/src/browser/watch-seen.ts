/** A card is seen when half of it is on screen; a text is read when its end is, and no sooner than it can be read. */
const soonestReadMs = 10_000;
const collectMs = 1_500;
const mostAtOnce = 60;

export interface Seen {
  /** Usernames whose cards were on screen, each once a page. */
  shown: (usernames: string[]) => void;
  /** The end of the text was reached. */
  read: () => void;
}

/** Watches the cards of people and the end of the text below an element, until it is told to stop. */
export function watchSeen(root: ParentNode, { shown, read }: Seen): () => void {
  if (!('IntersectionObserver' in window)) return () => {};
  const began = Date.now();
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reading: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const names = [...waiting].slice(0, mostAtOnce);
    for (const name of names) waiting.delete(name);
    if (names.length > 0) shown(names);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        if (target.dataset['textEnd'] !== undefined)
          reading = setTimeout(read, Math.max(0, began + soonestReadMs - Date.now()));
        else waiting.add(target.dataset['person'] ?? '');
      }
      if (waiting.size > 0) timer ??= setTimeout(flush, collectMs);
    },
    { threshold: 0.5 },
  );
  for (const element of root.querySelectorAll('[data-person],[data-text-end]')) observer.observe(element);
  addEventListener('pagehide', flush);
  return () => {
    observer.disconnect();
    removeEventListener('pagehide', flush);
    clearTimeout(reading);
    flush();
  };
}
