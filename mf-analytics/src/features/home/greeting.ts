import { formatClock, formatWeekday, formatZonedClock, type Home } from '@rostrum/contracts';

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** The hour where the organisation is, since that is the desk's day. */
const hourIn = (moment: string, timezone: string) => Number(formatClock(moment, timezone).slice(0, 2));

/** `Good morning, Ines. Three deadlines today.` */
export function greetingOf({
  firstname,
  now,
  timezone,
  runway,
}: Pick<Home, 'firstname' | 'now' | 'timezone' | 'runway'>): string {
  const hour = hourIn(now, timezone);
  const time = hour < 5 ? 'evening' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  const ahead = (runway ?? []).filter(
    ({ kind, at }) => kind === 'deadline' && Date.parse(at) > Date.parse(now),
  ).length;
  const count = numbers[ahead] ?? String(ahead);
  if (runway === null) return `Good ${time}, ${firstname}.`;
  return `Good ${time}, ${firstname}. ${count} ${ahead === 1 ? 'deadline' : 'deadlines'} ${ahead === 0 ? 'left today' : 'today'}.`;
}

/** `Thursday 19 November, 10:12 GMT`. */
export const dateLine = (now: string, timezone: string): string =>
  `${formatWeekday(now, timezone)}, ${formatZonedClock(now, timezone)}`;
