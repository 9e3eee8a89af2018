import type { ActivityEntry } from '@rostrum/contracts';
import { shortDate } from '@rostrum/ui-kit';

export interface ActivityDay {
  label: string;
  entries: ActivityEntry[];
}

const day = 86_400_000;

function labelOf(time: number, now: number): string {
  const date = new Date(time).toDateString();
  if (date === new Date(now).toDateString()) return 'Today';
  return date === new Date(now - day).toDateString() ? 'Yesterday' : shortDate(time, now);
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
