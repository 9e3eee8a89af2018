import dayjs, { type Dayjs } from 'dayjs';
import { DatePicker } from '../antd/date.ts';
import { ClockIcon } from '../icons.ts';
import { dayLocale } from './locale.ts';

export interface DateTimeFieldProps {
  id?: string;
  /** A moment as ISO text in UTC; null for none. */
  value?: string | null;
  onChange?: (value: string | null) => void;
  /** The earliest moment that can be chosen, as ISO text. */
  earliest?: string;
  latest?: string;
  /** Minutes between the times offered. */
  step?: 5 | 10 | 15 | 30;
  placeholder?: string;
  disabled?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
}

const words = (moment: Dayjs) => {
  const day = moment.isSame(dayjs(), 'day')
    ? 'Today'
    : moment.isSame(dayjs().add(1, 'day'), 'day')
      ? 'Tomorrow'
      : moment.format('ddd D MMM');
  return `${day} ${moment.format('HH:mm')}`;
};

/** A day and a time, in the person's own time zone: "Today 13:30". */
export function DateTimeField({
  value,
  onChange,
  earliest,
  latest,
  step = 5,
  placeholder = 'Choose a day and time',
  ...rest
}: DateTimeFieldProps) {
  return (
    <DatePicker
      {...rest}
      style={{ width: '100%' }}
      locale={dayLocale}
      showNow={false}
      showTime={{
        format: 'HH:mm',
        minuteStep: step,
        defaultOpenValue: dayjs().startOf('hour').add(1, 'hour'),
      }}
      format={[words, 'ddd D MMM YYYY HH:mm', 'D MMM YYYY HH:mm', 'YYYY-MM-DD HH:mm']}
      placeholder={placeholder}
      suffixIcon={<ClockIcon aria-hidden />}
      value={value ? dayjs(value) : null}
      minDate={earliest ? dayjs(earliest) : undefined}
      maxDate={latest ? dayjs(latest) : undefined}
      onChange={(moment) => onChange?.(moment ? moment.toISOString() : null)}
    />
  );
}
