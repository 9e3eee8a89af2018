import type { ActivityEntry } from '@rostrum/contracts';
import { daysBetween, shortDate } from '@rostrum/ui-kit';

export interface ActivityDay {
  label: string;
  entries: ActivityEntry[];
}

function labelOf(time: number, now: number): string {
  const days = daysBetween(now, time);
  if (days === 0) return 'Today';
  return days === -1 ? 'Yesterday' : shortDate(time, now);
}

/** Entries under the days on which they happened, in the order they came in. */
export function daysOf(entries: readonly ActivityEntry[], now: number = Date.now()): ActivityDay[] {
  const days: ActivityDay[] = [];
  for (const entry of entries) {
    const label = labelOf(Date.parse(entry.created_at), now);
    const last = days.at(-1);
    if (last?.label === label) last.entries.push(entry);
    else days.push({ label, entries: [entry] });
  }
  return days;
}
