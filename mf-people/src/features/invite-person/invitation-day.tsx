import { formatDate } from '@rostrum/contracts';
import { fullDate, getTimeZone, useNow } from '@rostrum/ui-kit';

/** "29 November", with the year if it is not the current one. The title adds the time and its zone. */
export function InvitationDay({ value }: { value: string }) {
  const now = useNow();
  const timeZone = getTimeZone();
  const toYear = (time: string | number) => formatDate(time, { year: 'numeric', timeZone });
  const day = formatDate(value, { day: 'numeric', month: 'long', timeZone });
  return (
    <time dateTime={value} title={fullDate(Date.parse(value))}>
      {toYear(value) === toYear(now) ? day : `${day} ${toYear(value)}`}
    </time>
  );
}
