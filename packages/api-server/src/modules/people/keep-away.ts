import type { PersonAvailability } from '@rostrum/contracts';

/** Days away are said once for all types, by a call of their own: what a page read earlier does not undo them. */
export function keepAway(stored: readonly PersonAvailability[], sent: readonly PersonAvailability[]) {
  const days = stored.find(({ away_to }) => away_to !== null);
  const { away_from = null, away_to = null } = days ?? {};
  return sent.map((row) => ({ ...row, away_from, away_to }));
}
