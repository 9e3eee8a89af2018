/**
 * The cards of a page are told of a moment after its view: they go with it. So much is lost at most with a server that dies,
 * and an area that is left has told everything before its leftovers are looked for.
 */
const gatherMs = 1500;
/** What one call takes. */
const mostAtOnce = 20;

/**
 * Gathers what a visitor does and sends it together: after a moment, or as soon as the page is left or hidden, when nothing
 * may come later. `isDue` is for what the server takes the time of. It listens only while something waits: an area that is
 * left must leave nothing behind.
 */
export function gatherReports<Report>(send: (reports: Report[]) => void) {
  let waiting: Report[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeft = false;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', hide);
    const reports = waiting;
    waiting = [];
    if (reports.length > 0) send(reports);
  };
  const leave = () => {
    // What listeners that come after this one report goes at once; a page that the browser kept gathers again.
    isLeft = true;
    addEventListener('pageshow', () => (isLeft = false), { once: true });
    flush();
  };
  const hide = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  return (report: Report, isDue = false): void => {
    waiting.push(report);
    if (isDue || isLeft || document.visibilityState === 'hidden' || waiting.length === mostAtOnce)
      return flush();
    if (timer !== undefined) return;
    timer = setTimeout(flush, gatherMs);
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
  };
}
