import { offsetOf } from './local-time.ts';

/**
 * The moment at which the clocks of a zone show a date and time; undefined in the hour that is left out when they are set
 * forward. Of an hour that comes twice it is the first.
 */
export function localMoment(date: string, time: string, timezone: string): Date | undefined {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  // The offsets a day before and after surround any clock change: one of them is in force at the moment itself.
  const day = 86_400_000;
  const offsets = [offsetOf(new Date(asUtc - day), timezone), offsetOf(new Date(asUtc + day), timezone)];
  return offsets
    .map((offset) => new Date(asUtc - offset))
    .filter((moment) => moment.getTime() + offsetOf(moment, timezone) === asUtc)
    .toSorted((one, other) => one.getTime() - other.getTime())[0];
}
