import { vi } from 'vitest';
import { timeout } from './timeout.ts';

type Options = Parameters<typeof vi.waitFor>[1];

/** The options of a wait, with the common timeout where they say none. */
export const withTimeout = (options: Options = {}) =>
  typeof options === 'number' ? options : { timeout, ...options };

/** Gives `vi.waitFor` and `vi.waitUntil` the common timeout: Vitest waits one second and has no setting for it. */
function replaceTimeout(): void {
  const { waitFor, waitUntil } = vi;
  vi.waitFor = function waitLonger(callback, options) {
    return waitFor(callback, withTimeout(options));
  };
  vi.waitUntil = (callback, options) => waitUntil(callback, withTimeout(options));
}

// Files of a worker share one `vi`, and this runs before each of them.
if (vi.waitFor.name !== 'waitLonger') replaceTimeout();
