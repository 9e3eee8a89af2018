/** How often the parent is looked up, in milliseconds. */
const intervalMs = 250;

/**
 * Calls `onGone` once when the process that started this one has ended. npm forwards a signal to its shell only, and the
 * shell ends without passing it on, so the end of the parent is all that a command started by npm ever learns.
 */
export function watchParent(onGone) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, intervalMs);
  timer.unref();
}
