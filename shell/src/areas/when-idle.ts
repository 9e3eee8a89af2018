const timeoutMs = 5_000;
const withoutIdleMs = 2_000;

/** Runs what can wait once the page has nothing better to do. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: timeoutMs });
  else setTimeout(run, withoutIdleMs);
}
