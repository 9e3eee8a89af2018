/** How long a page may take to grow to the height it had. */
const timeoutMs = 5_000;
const storageKey = 'rostrum.scroll';
const signsOfIntent = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Names an entry of the history: its key, and its address since every load of the page begins with the same key. */
const entryName = (key: string) =>
  `${key} ${window.location.pathname}${window.location.search}${window.location.hash}`;

function stored(): Map<string, number> {
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  const isReturn = load && 'type' in load && (load.type === 'reload' || load.type === 'back_forward');
  try {
    const text = isReturn ? sessionStorage.getItem(storageKey) : null;
    return new Map(Object.entries(JSON.parse(text ?? '{}') as Record<string, number>));
  } catch {
    return new Map();
  }
}

/** What is on its way: a skeleton may be taller than the page that follows it, which would pull the place up again. */
const isOnItsWay = () => document.querySelector('main [aria-busy="true"]') !== null;

/** Keeps trying to scroll to a place until the page is there and tall enough, the person scrolls, or it takes too long. */
function restore(top: number, onEnd: () => void): () => void {
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(end, timeoutMs);
  let isOver = false;
  function end() {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    observer.disconnect();
    signsOfIntent.forEach((sign) => window.removeEventListener(sign, end));
    onEnd();
  }
  function attempt() {
    const reachable = document.documentElement.scrollHeight - window.innerHeight;
    if (reachable < top) return;
    window.scrollTo(0, top);
    if (!isOnItsWay()) end();
  }
  signsOfIntent.forEach((sign) => window.addEventListener(sign, end, { passive: true }));
  observer.observe(document.body);
  return end;
}

/**
 * Remembers how far each entry of the history was scrolled. The browser's own memory gives up before an area has arrived,
 * so a return to a long list would end at its top.
 */
export function createScrollMemory() {
  const places = stored();
  let current = '';
  let stop: (() => void) | undefined;

  const remember = () => {
    if (!stop) places.set(current, window.scrollY);
  };
  const keep = () => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries([...places].slice(-50))));
    } catch {
      // Without storage a reload begins at the top.
    }
  };

  return {
    /** Called with every navigation, before the new page is drawn. */
    enter(key: string) {
      stop?.();
      current = entryName(key);
      const top = places.get(current) ?? 0;
      if (top > 0) stop = restore(top, () => (stop = undefined));
      // The new entry of a changed address begins where the page stands.
      else remember();
    },
    start() {
      window.history.scrollRestoration = 'manual';
      window.addEventListener('scroll', remember, { passive: true });
      window.addEventListener('pagehide', keep);
      return () => {
        stop?.();
        window.history.scrollRestoration = 'auto';
        window.removeEventListener('scroll', remember);
        window.removeEventListener('pagehide', keep);
      };
    },
  };
}
