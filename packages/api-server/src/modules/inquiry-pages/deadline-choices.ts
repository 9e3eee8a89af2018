import { formatDate, formatClock } from '@rostrum/contracts';
import { dateIn } from '../../calendar/period.ts';
import { momentOf } from '../../calendar/local-time.ts';
import type { FormValues } from './form-values.ts';

/** One answer to "by when". */
export interface DeadlineChoice {
  value: string;
  label: string;
  /** When that is, in words; empty where the label says it. */
  when: string;
}

const dayMs = 86_400_000;
const shortest = 30 * 60_000;

interface Preset {
  value: string;
  label: string;
  days: number;
  clock: string;
}
const shortDay = (timeZone: string) =>
  ({ weekday: 'short', day: 'numeric', month: 'short', timeZone }) as const;

const soon = { value: 'soon', label: 'In 2 hours', when: '' };
const soonMs = 2 * 3_600_000;

const presets: readonly Preset[] = [
  { value: 'today', label: 'Today 17:00', days: 0, clock: '17:00' },
  { value: 'tomorrow', label: 'Tomorrow 12:00', days: 1, clock: '12:00' },
  { value: 'week', label: 'In a week', days: 7, clock: '12:00' },
];

/** A preset on the calendar of the organisation: the reader's own zone is unknown without script. */
const momentOfPreset = ({ days, clock }: Preset, now: Date, timezone: string) =>
  momentOf(`${dateIn(new Date(now.getTime() + days * dayMs), timezone)}T${clock}`, timezone);

/** The answers that mean something at this hour. `Today 17:00` is not offered in the evening. */
export function deadlineChoices(now: Date, timezone: string, isRequired: boolean): DeadlineChoice[] {
  const fixed = presets.flatMap((preset) => {
    const moment = momentOfPreset(preset, now, timezone);
    if (moment.getTime() < now.getTime() + shortest) return [];
    const when =
      preset.value === 'week'
        ? `${formatDate(moment, shortDay(timezone))}, ${formatClock(moment, timezone)}`
        : '';
    return [{ value: preset.value, label: preset.label, when }];
  });
  const none = isRequired ? [] : [{ value: 'none', label: 'No deadline', when: '' }];
  return [soon, ...fixed, ...none, { value: 'other', label: 'Another time', when: '' }];
}

const isLocalTime = (text: string) =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The ISO instant of what a date-time field holds, in the organisation's zone; undefined when it is empty or none. */
export const instantIn = (timezone: string, local: string | undefined): string | undefined =>
  local !== undefined && isLocalTime(local) ? momentOf(local, timezone).toISOString() : undefined;

/** The deadline that was chosen. A preset counts from now, so one that has passed meanwhile is refused like any other. */
export function deadlineOf(values: FormValues, now: Date, timezone: string): string | undefined {
  if (values['deadline'] === soon.value) return new Date(now.getTime() + soonMs).toISOString();
  const preset = presets.find(({ value }) => value === values['deadline']);
  if (preset) return momentOfPreset(preset, now, timezone).toISOString();
  return values['deadline'] === 'other' ? instantIn(timezone, values['deadline_other']) : undefined;
}
