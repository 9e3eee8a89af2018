import { endedAtStorageKey } from '@rostrum/contracts';
import { safeTarget } from './safe-target.ts';

/** The page on which the session of this tab ended by itself, once; null when it was ended on purpose. */
export function takeWayBack(): string | null {
  try {
    const kept = sessionStorage.getItem(endedAtStorageKey);
    sessionStorage.removeItem(endedAtStorageKey);
    return safeTarget(kept, location.origin);
  } catch {
    // Storage may be switched off.
    return null;
  }
}
