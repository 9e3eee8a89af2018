import { weekdays, type SetupHours } from '@rostrum/contracts/inquiries';
import type { PublicOrganisation } from '@rostrum/contracts';
import { type Queryable, runAsSystem } from '@rostrum/server-kit/database';
import { addDays, dateIn } from '../../../calendar/period.ts';
import { openingOn } from './add-open-time.ts';
import { parseSection } from './read-section.ts';
import { setupRepository } from './setup.repository.ts';

export type Desk = NonNullable<PublicOrganisation['desk']>;

/** A desk that opens later than this is not announced. */
const furthestDays = 14;

/** When the desk opens or closes next, as far as two weeks tell. Openings that touch are one: 24 hours on each day have no end. */
function findChange(hours: SetupHours, timezone: string, now: Date): Pick<Desk, 'is_open' | 'changes_at'> {
  let closesAt: number | null = null;
  for (let day = -1; day <= furthestDays; day += 1) {
    const opening = openingOn(addDays(dateIn(now, timezone), day), hours, timezone);
    if (closesAt !== null && opening?.from !== closesAt)
      return { is_open: true, changes_at: new Date(closesAt).toISOString() };
    if (!opening || opening.to <= now.getTime()) continue;
    if (opening.from > now.getTime() && closesAt === null)
      return { is_open: false, changes_at: new Date(opening.from).toISOString() };
    closesAt = opening.to;
  }
  return { is_open: closesAt !== null, changes_at: null };
}

const nameDays = (from: number, to: number): string => {
  if (to - from === weekdays.length - 1) return 'Every day';
  const first = weekdays[from] ?? '';
  return from === to ? first : `${first} ${to - from === 1 ? 'and' : 'to'} ${weekdays[to] ?? ''}`;
};

/** Days after each other with the same times stand in one line; a day without any in none. */
function listHours(days: SetupHours['days']): Desk['hours'] {
  const lines: { from: number; to: number; times: string }[] = [];
  for (const [index, day] of days.entries()) {
    const times = day && `${day.from} to ${day.to}`;
    const last = lines.at(-1);
    if (times === null) continue;
    if (last?.times === times && last.to === index - 1) last.to = index;
    else lines.push({ from: index, to: index, times });
  }
  return lines.map(({ from, to, times }) => ({ days: nameDays(from, to), times }));
}

/** When a desk is open, at a moment. */
export const describeDesk = (hours: SetupHours, timezone: string, now: Date): Desk => ({
  ...findChange(hours, timezone, now),
  hours: listHours(hours.days),
});

/** When the desk of an organisation is open; null where nobody has said so. */
export async function findDesk(
  db: Queryable,
  { id, timezone }: { id: string; timezone: string },
  now: Date,
): Promise<Desk | null> {
  const stored = await runAsSystem('when a desk is open is everybody’s to know, its setup is not', () =>
    setupRepository.value(db, id, 'hours'),
  );
  return stored === undefined ? null : describeDesk(parseSection('hours', stored), timezone, now);
}
