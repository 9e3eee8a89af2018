import { formatClock, formatWeekday, formatZonedClock, withoutTitles, type Home } from '@rostrum/contracts';
import type { FirstSteps } from '@rostrum/contracts/analytics';

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
  if (runway === null) return `Good ${time}, ${withoutTitles(firstname)}.`;
  return `Good ${time}, ${withoutTitles(firstname)}. ${count} ${ahead === 1 ? 'deadline' : 'deadlines'} ${ahead === 0 ? 'left today' : 'today'}.`;
}

/** `Welcome, Una. Tollgate Museums has no experts yet.` Of a new organisation, to whom no one has written. */
export function welcomeTo(
  firstname: string,
  { organisation, published_experts: experts }: Pick<FirstSteps, 'organisation' | 'published_experts'>,
): string {
  const has =
    experts === 0 ? 'no experts yet' : `${experts} published ${experts === 1 ? 'expert' : 'experts'}`;
  return `Welcome, ${withoutTitles(firstname)}. ${organisation} has ${has}.`;
}

/** `Thursday 19 November, 10:12 GMT`. */
export const dateLine = (now: string, timezone: string): string =>
  `${formatWeekday(now, timezone)}, ${formatZonedClock(now, timezone)}`;
