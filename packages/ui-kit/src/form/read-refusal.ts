import type { FormRefusal } from './use-contract-form.ts';

/** Why a call was refused, of whatever a promise was rejected with; words only where the server wrote them. */
export function readRefusal(error: unknown): FormRefusal {
  if (!(error instanceof Error) || !('fields' in error) || !Array.isArray(error.fields))
    return { message: null, fields: [] };
  // Someone who mistyped needs no reference; one that the support can look up belongs to our own failures.
  const isOurs = !('status' in error) || Number(error.status) >= 500;
  const requestId =
    isOurs && 'requestId' in error && typeof error.requestId === 'string' ? error.requestId : undefined;
  return { message: error.message, fields: error.fields, requestId };
}
