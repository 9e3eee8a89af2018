const patienceMs = 5_000;
const withoutIdleMs = 2_000;

/** Runs what can wait once the page has nothing better to do. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: patienceMs });
  else setTimeout(run, withoutIdleMs);
}
