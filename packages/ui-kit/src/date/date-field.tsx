import dayjs from 'dayjs';
import { DatePicker } from '../antd/date.ts';
import { CalendarIcon } from '../icons.ts';
import { dayLocale } from './locale.ts';

export interface DateFieldProps {
  id?: string;
  /** A calendar day, "2026-11-19"; null for none. */
  value?: string | null;
  onChange?: (value: string | null) => void;
  /** First and last day that can be chosen. */
  earliest?: string;
  latest?: string;
  placeholder?: string;
  disabled?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
}

const dayFormat = 'YYYY-MM-DD';

/** A calendar day. */
export function DateField({
  value,
  onChange,
  earliest,
  latest,
  placeholder = 'Choose a day',
  ...rest
}: DateFieldProps) {
  return (
    <DatePicker
      {...rest}
      style={{ width: '100%' }}
      locale={dayLocale}
      format="ddd D MMM YYYY"
      placeholder={placeholder}
      suffixIcon={<CalendarIcon aria-hidden />}
      value={value ? dayjs(value, dayFormat) : null}
      minDate={earliest ? dayjs(earliest, dayFormat) : undefined}
      maxDate={latest ? dayjs(latest, dayFormat) : undefined}
      onChange={(day) => onChange?.(day ? day.format(dayFormat) : null)}
    />
  );
}
