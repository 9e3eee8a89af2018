const longMs = 1_000;
const checkMs = 500;

/** Told of a stretch in which the page answered no one: when it began and how long it was. */
export type OnBlock = (start: number, ms: number) => void;

/** Where long tasks are not told of, a timer that comes late tells as much. Hidden pages are given few timers anyway. */
function watchGaps(onBlock: OnBlock) {
  let last = performance.now();
  let wasVisible = document.visibilityState === 'visible';
  const timer = setInterval(() => {
    const now = performance.now();
    const isVisible = document.visibilityState === 'visible';
    const late = now - last - checkMs;
    if (late >= longMs && isVisible && wasVisible) onBlock(last, late);
    last = now;
    wasVisible = isVisible;
  }, checkMs);
  return () => clearInterval(timer);
}

/** Calls back for each block of the main thread of a second or more. Answers the undo. */
export function watchBlocks(onBlock: OnBlock): () => void {
  const isTold =
    typeof PerformanceObserver !== 'undefined' &&
    PerformanceObserver.supportedEntryTypes?.includes('longtask');
  if (!isTold) return watchGaps(onBlock);
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (duration >= longMs) onBlock(startTime, duration);
  });
  observer.observe({ type: 'longtask', buffered: true });
  return () => observer.disconnect();
}
