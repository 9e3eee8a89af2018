import { formatDate, formatClock, parseClockTime } from '@rostrum/contracts';
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
const quarterMs = 15 * 60_000;

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

/** The field beside a day that holds its time. */
export const timePath = (path: string): string => `${path}.time`;

/**
 * Joins a day and the time beside it to `2026-11-19T17:00`, with the time as it was typed when it cannot be read; empty when
 * both are. A page that was opened before the fields were two sends both in the first.
 */
export function readLocalTime(values: FormValues, path: string): string {
  const [day = '', clock] = (values[path] ?? '').trim().split('T', 2);
  const typed = (values[timePath(path)] ?? clock ?? '').trim();
  return day === '' && typed === '' ? '' : `${day}T${parseClockTime(typed) ?? typed}`;
}

/**
 * The ISO instant of a day and time in the organisation's zone; empty without both. What cannot be read is returned as it
 * is, for the contract to refuse.
 */
export function readInstant(values: FormValues, path: string, timezone: string): string {
  const local = readLocalTime(values, path);
  return isLocalTime(local) ? momentOf(local, timezone).toISOString() : local;
}

/** The deadline that was chosen. A preset counts from now, so one that has passed meanwhile is refused like any other. */
export function deadlineOf(values: FormValues, now: Date, timezone: string): string | undefined {
  if (values['deadline'] === soon.value)
    return new Date(Math.ceil((now.getTime() + soonMs) / quarterMs) * quarterMs).toISOString();
  const preset = presets.find(({ value }) => value === values['deadline']);
  if (preset) return momentOfPreset(preset, now, timezone).toISOString();
  // Another time that was not entered is refused: it is not the same as no deadline.
  return values['deadline'] === 'other' ? readInstant(values, 'deadline_other', timezone) || 'T' : undefined;
}
