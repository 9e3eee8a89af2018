/** Whoever does nothing for so long has left the page open and is not reading. */
const idleMs = 60_000;
/** No visit is counted for longer. */
const mostSeconds = 1800;
const signsOfLife = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'touchmove'] as const;

/**
 * Adds up how long a text is read: while it is on screen, its tab is shown, and its reader has done something within the
 * last minute. `report` is told the seconds since its last call whenever the reader leaves. Until it is told to stop.
 */
export function watchReading(text: Element, report: (seconds: number) => void): () => void {
  if (!('IntersectionObserver' in window)) return () => {};
  let isOnScreen = false;
  let readMs = 0;
  /** When the running stretch began, and when its reader last did something; null while nothing is read. */
  let stretch: { from: number; active: number } | null = null;
  const stop = (now: number) => {
    if (stretch) readMs += Math.max(0, Math.min(now, stretch.active + idleMs) - stretch.from);
    stretch = null;
  };
  const start = (now: number) => {
    if (isOnScreen && document.visibilityState === 'visible') stretch = { from: now, active: now };
  };
  const live = () => {
    const now = performance.now();
    if (!stretch || now - stretch.active > idleMs) {
      stop(now);
      start(now);
    } else stretch.active = now;
  };
  const leave = () => {
    stop(performance.now());
    const seconds = Math.round(readMs / 1000);
    if (seconds === 0) return;
    readMs -= seconds * 1000;
    report(Math.min(seconds, mostSeconds));
  };
  const turn = () => (document.visibilityState === 'visible' ? start(performance.now()) : leave());
  const observer = new IntersectionObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting === true;
    const now = performance.now();
    stop(now);
    start(now);
  });
  observer.observe(text);
  for (const sign of signsOfLife) addEventListener(sign, live, { passive: true });
  document.addEventListener('visibilitychange', turn);
  addEventListener('pagehide', leave);
  return () => {
    observer.disconnect();
    for (const sign of signsOfLife) removeEventListener(sign, live);
    document.removeEventListener('visibilitychange', turn);
    removeEventListener('pagehide', leave);
    leave();
  };
}
