/** The cards of a page are told of a moment after its view: they go with it. So much is lost at most with a server that dies. */
const gatherMs = 2000;
/** What one call takes. */
const mostAtOnce = 20;

/**
 * Gathers what a visitor does and sends it together: after two seconds, or as soon as the page is left or hidden, when
 * nothing may come later. `isDue` is for what the server takes the time of.
 */
export function gatherReports<Report>(send: (reports: Report[]) => void) {
  let waiting: Report[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeft = false;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const reports = waiting;
    waiting = [];
    if (reports.length > 0) send(reports);
  };
  addEventListener('pagehide', () => {
    isLeft = true;
    flush();
  });
  addEventListener('pageshow', () => {
    isLeft = false;
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  return (report: Report, isDue = false): void => {
    waiting.push(report);
    if (isDue || isLeft || document.visibilityState === 'hidden' || waiting.length === mostAtOnce) flush();
    else timer ??= setTimeout(flush, gatherMs);
  };
}
