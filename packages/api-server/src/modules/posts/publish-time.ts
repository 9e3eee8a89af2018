import { InputError } from '@rostrum/server-kit';
import { localMoment } from '../../calendar/local-moment.ts';

/** Nearer than this, a person means "now": the job may run before the page says that it is scheduled. */
const soonestMs = 2 * 60_000;

/** The moment of a day and a time. Refuses one that is not there, and one that is past or nearly so. */
export function readPublishTime(
  { date, time }: { date: string; time: string },
  timezone: string,
  now: Date,
  /** Where it stands in the form, and what stood there before, which may have come near since. */
  { field = 'time', present = null }: { field?: string; present?: Date | null } = {},
): Date {
  const moment = localMoment(date, time, timezone);
  if (!moment)
    throw InputError.field(
      field,
      `${time} does not exist on this day: the clocks in ${timezone} are set forward. Choose another time.`,
    );
  if (moment.getTime() === present?.getTime()) return moment;
  if (moment.getTime() < now.getTime() + soonestMs)
    throw InputError.field(
      field,
      field === 'time'
        ? 'Choose a time at least 2 minutes ahead, or publish now.'
        : 'Choose a time at least 2 minutes ahead.',
    );
  return moment;
}
