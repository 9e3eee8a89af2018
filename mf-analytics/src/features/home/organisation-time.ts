import { locale } from '@rostrum/contracts';
/** `12:30` where the organisation is: its day is the desk's day, wherever the page is read. */
export const formatOrganisationTime = (moment: string, timezone: string): string =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: timezone }).format(
    Date.parse(moment),
  );
