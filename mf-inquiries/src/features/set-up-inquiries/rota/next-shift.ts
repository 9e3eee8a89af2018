import { type RotaShift, type SetupHours } from '@rostrum/contracts/inquiries';

/** A day that closes at midnight: its shift ends when the next day begins. */
const toShiftEnd = (to: string) => (to === '24:00' ? '00:00' : to);

/** What one more shift begins with: the last one on the next day of work, or the first day of work. */
export function nextShift(shifts: readonly RotaShift[], { days }: Pick<SetupHours, 'days'>): RotaShift {
  const last = shifts.at(-1);
  const workdays = days.flatMap((day, index) => (day === null ? [] : [index]));
  const day = workdays.find((index) => last === undefined || index > last.day) ?? workdays[0] ?? 0;
  const open = days[day];
  return {
    id: crypto.randomUUID(),
    day,
    from: last?.from ?? open?.from ?? '09:00',
    to: last?.to ?? toShiftEnd(open?.to ?? '17:00'),
    member_id: last?.member_id ?? null,
  };
}
