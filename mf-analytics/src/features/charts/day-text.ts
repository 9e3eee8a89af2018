import { locale } from '@rostrum/contracts';

const dayMonth = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** `19 Nov`: dates of a day have no time zone of their own. */
export const dayText = (date: string): string => dayMonth.format(Date.parse(`${date}T00:00:00Z`));
