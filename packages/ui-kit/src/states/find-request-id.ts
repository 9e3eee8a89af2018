/**
 * Returns the id by which support finds a failure of ours. Undefined for a refusal, which says itself what to do, and for a
 * call without an answer.
 */
export function findRequestId(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('requestId' in error) || typeof error.requestId !== 'string')
    return undefined;
  return !('status' in error) || Number(error.status) >= 500 ? error.requestId : undefined;
}
