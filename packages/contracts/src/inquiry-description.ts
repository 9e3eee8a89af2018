import { formatDay } from './dates.ts';
import { formatDate, formatNumber } from './locale.ts';
import { inquiryChoiceLabel, inquiryFieldLabels } from './inquiry-field-labels.ts';
import { inquiryFormFields, type InquiryFieldKind } from './inquiry-form-fields.ts';
import type { InquiryTypeId } from './lookups/inquiry-types.ts';

/** One field of an inquiry in words: `{ name: 'media_type', label: 'Medium', value: 'Podcast' }`. */
export interface DescribedField {
  name: string;
  label: string;
  value: string;
}

const budgetFields: readonly string[] = ['budget_min', 'budget_max', 'currency'];

/** The type's own fields in words, in reading order; what was left empty is left out. */
export function describeInquiryFields(
  type: InquiryTypeId,
  fields: Readonly<Record<string, unknown>>,
  timeZone = 'UTC',
): DescribedField[] {
  const kinds = new Map(inquiryFormFields(type).map(({ name, kind }) => [name, kind]));
  const described = Object.entries(inquiryFieldLabels[type])
    .filter(([name]) => !budgetFields.includes(name) && isFilled(fields[name]))
    .map(([name, label]) => ({ name, label, value: words(fields[name], kinds.get(name), timeZone) }));
  const budget = budgetWords(fields);
  return [
    ...described,
    ...(budget === null ? [] : [{ name: 'budget', label: 'Budget', value: budget }]),
    ...describeOwnFields(fields['own_fields']),
  ];
}

/** What the organisation asked beside them, in the words of then: a field may be called otherwise by now, or be gone. */
const describeOwnFields = (answers: unknown): DescribedField[] =>
  Array.isArray(answers)
    ? answers.flatMap((answer: unknown) => {
        const { key, label, text } = Object(answer) as Record<string, unknown>;
        return typeof key === 'string' && typeof label === 'string' && typeof text === 'string'
          ? [{ name: `own_fields.${key}`, label, value: text }]
          : [];
      })
    : [];

const isFilled = (value: unknown) => value !== undefined && value !== null && value !== '';

function words(value: unknown, kind: InquiryFieldKind | undefined, timeZone: string): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return formatNumber(value);
  if (Array.isArray(value)) return value.map((slot) => slotWords(slot, timeZone)).join('\n');
  const text = String(value);
  if (kind === 'choice') return inquiryChoiceLabel(text);
  if (kind === 'date') return dateWords(text);
  return text;
}

function dateWords(day: string): string {
  return Number.isNaN(Date.parse(`${day}T12:00:00Z`)) ? day : formatDay(day);
}

function slotWords(slot: unknown, timeZone: string): string {
  if (typeof slot !== 'object' || slot === null || !('start' in slot)) return String(slot);
  const start = formatDate(String(slot.start), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
  return 'minutes' in slot ? `${start}, ${String(slot.minutes)} min` : start;
}

function budgetWords({
  budget_min: least,
  budget_max: most,
  currency,
}: Readonly<Record<string, unknown>>): string | null {
  const amount = (value: number) =>
    typeof currency === 'string'
      ? formatNumber(value, { style: 'currency', currency, maximumFractionDigits: 0 })
      : formatNumber(value);
  if (typeof least === 'number' && typeof most === 'number') return `${amount(least)} to ${amount(most)}`;
  if (typeof least === 'number') return `from ${amount(least)}`;
  return typeof most === 'number' ? `up to ${amount(most)}` : null;
}
