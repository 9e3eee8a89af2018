import { formatDayMonth } from '@rostrum/contracts';

/** `19 Nov`: dates of a day have no time zone of their own. */
export const dayText = (date: string): string => formatDayMonth(`${date}T00:00:00Z`, 'UTC');
