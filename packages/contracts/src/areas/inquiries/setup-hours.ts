import { clockTime, describeField, endTime, line, z } from '@rostrum/contracts';

const openTime = z.object({ from: clockTime, to: endTime }).superRefine(({ from, to }, context) => {
  if (from >= to)
    context.addIssue({
      code: 'custom',
      path: ['to'],
      message: 'Choose a closing time after the opening time.',
    });
});

/** Monday first, as `days` of the business hours are listed. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** When the team works, on the clock of the organisation. */
export const setupHours = z.object({
  /** Seven, Monday first; null: closed that day. */
  days: z.array(openTime.nullable()).length(7),
  /** Days on which the team does not work, public holidays among them. */
  closed: z
    .array(
      z.object({
        date: describeField(z.iso.date('Choose a day.'), { label: 'Day' }),
        name: describeField(line(80), { label: 'Name' }),
      }),
    )
    .max(200)
    .refine(
      (closed) => new Set(closed.map(({ date }) => date)).size === closed.length,
      'Name each day once.',
    ),
});
export type SetupHours = z.infer<typeof setupHours>;

const workday = { from: '09:00', to: '17:00' };

export const usualHours: SetupHours = {
  days: [workday, workday, workday, workday, workday, null, null],
  closed: [],
};
