const hour = 3_600_000;
const quarter = 900_000;
const dayEnd = 17;

/** A later deadline to choose. */
export interface LaterDeadline {
  key: string;
  label: string;
  at: Date;
}

const steps = [
  { key: '1d', label: '1 day more', days: 1 },
  { key: '3d', label: '3 days more', days: 3 },
  { key: '7d', label: '1 week more', days: 7 },
];

/** So many days later on the clock of the device, at the same time of day. */
function addDays(from: Date, days: number): Date {
  const later = new Date(from);
  later.setDate(later.getDate() + days);
  return later;
}

/**
 * Lists later deadlines, counted from the present one. One that has passed is counted from today: the end of a working
 * day, since no one means 03:14 because it is 03:14 now.
 */
export function listLaterDeadlines(deadline: Date, now: Date): LaterDeadline[] {
  const isPassed = deadline <= now;
  const from = isPassed ? new Date(now) : deadline;
  if (isPassed) from.setHours(dayEnd, 0, 0, 0);
  const soon = Math.max(deadline.getTime(), now.getTime()) + 2 * hour;
  return [
    { key: '2h', label: '2 hours more', at: new Date(Math.ceil(soon / quarter) * quarter) },
    ...steps.map(({ days, ...step }) => ({ ...step, at: addDays(from, days) })),
  ];
}
