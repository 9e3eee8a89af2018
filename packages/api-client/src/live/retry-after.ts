/** Longer than any server of ours asks for; a proxy's mistake must not silence a tab for a day. */
const longestMs = 600_000;

/** Milliseconds that a Retry-After header asks for, in either of its two forms; 0 without one. */
export function readRetryAfter(header: string | null): number {
  if (header === null) return 0;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(header) - Date.now();
  return Math.min(Math.max(wait || 0, 0), longestMs);
}
