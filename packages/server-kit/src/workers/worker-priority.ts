import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';

/** Lets the server go first when both want a processor. */
export const workerPriority = constants.priority.PRIORITY_BELOW_NORMAL + 5;

/** Lowers the priority of the calling thread. Linux schedules threads one by one; elsewhere nothing changes. */
export function lowerThreadPriority(): void {
  try {
    // Read synchronously, and so by this very thread: `<process>/task/<thread>`.
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), workerPriority);
  } catch {
    // Not Linux, or not permitted.
  }
}
