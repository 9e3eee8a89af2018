import { clockTime, describeField, id, isoDateTime, z } from '@rostrum/contracts';
import { weekdays } from './setup-hours.ts';

/** A draft may name no one yet; what is saved does. */
const member = id.nullable().refine((value): boolean => value !== null, 'Choose who is on duty.');

const rotaShift = z.object({
  id,
  /** 0: Monday. */
  day: z.number().int().min(0).max(6),
  from: clockTime,
  /** At or before `from`: on the next day. */
  to: clockTime,
  member_id: member,
});
export type RotaShift = z.infer<typeof rotaShift>;

const rotaSwap = z.object({
  /** The day on which the shift begins. */
  date: describeField(z.iso.date('Choose the day of the swap.'), { label: 'Day' }),
  shift_id: id,
  member_id: member,
});
export type RotaSwap = z.infer<typeof rotaSwap>;

/** Day of the week of a date, from 0: Monday. */
const weekdayOf = (date: string): number => (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;

/** Who is on duty when, on the clock of the organisation, week after week. */
export const setupRota = z
  .object({
    shifts: z.array(rotaShift).max(100),
    /** A shift of one day that another member takes. */
    swaps: z.array(rotaSwap).max(200),
    /** Whether shifts are also worked on the days off of the business hours. A swap of such a day always is. */
    on_days_off: z.boolean(),
    /** Who takes what arrives while no one is on duty; null: no one. */
    escalation_id: id.nullable(),
  })
  .superRefine(({ shifts, swaps }, context) => {
    const seen = new Set<string>();
    for (const [index, { date, shift_id: shiftId }] of swaps.entries()) {
      const shift = shifts.find((each) => each.id === shiftId);
      const refuse = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: ['swaps', index, path], message });
      const key = `${date} ${shiftId}`;
      if (shift === undefined) refuse('shift_id', 'Choose a shift of the rota.');
      else if (weekdayOf(date) !== shift.day)
        refuse('date', `Choose a ${weekdays[shift.day] ?? 'day'}: the shift begins on that day of the week.`);
      else if (seen.has(key)) refuse('date', 'This shift is swapped on that day already.');
      seen.add(key);
    }
  });
export type SetupRota = z.infer<typeof setupRota>;

export const usualRota: SetupRota = { shifts: [], swaps: [], on_days_off: false, escalation_id: null };

const onDuty = z.object({
  member: z.object({ id, name: z.string() }),
  /** Why it is them. */
  because: z.enum(['shift', 'swap', 'escalation']),
});
export type OnDuty = z.infer<typeof onDuty>;

/** Who takes what arrives now, until when, and who after that. No one: neither a shift nor an escalation contact. */
export const deskDuty = z.object({
  now: onDuty.nullable(),
  /** Null: as far as two weeks tell nothing changes. */
  changes_at: isoDateTime.nullable(),
  next: onDuty.nullable(),
});
export type DeskDuty = z.infer<typeof deskDuty>;
