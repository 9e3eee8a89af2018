import { isApiError } from '@rostrum/api-client';

/** Where what was typed is. */
export type SaveState =
  | { step: 'saved' }
  | { step: 'changed' }
  | { step: 'saving' }
  /** The line is down, or the server: tried again by itself. */
  | { step: 'offline' }
  /** Somebody else saved a newer version. */
  | { step: 'conflict' }
  | { step: 'refused'; message: string };

/** What a call that failed means for what was typed. */
export function describeFailure(error: unknown): SaveState {
  if (!isApiError(error)) return { step: 'refused', message: 'Could not save. Try again in a moment.' };
  if (error.code === 'version_conflict') return { step: 'conflict' };
  if (error.code === 'network' || error.status >= 500 || error.status === 429) return { step: 'offline' };
  return { step: 'refused', message: error.fields[0]?.message ?? error.message };
}
