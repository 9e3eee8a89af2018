import { clockTimeMessage } from '@rostrum/contracts';
import { useId, useState } from 'react';
import { announce } from '../a11y/announce.ts';
import { Input } from '../antd/core.ts';
import { classNames } from '../class-names.ts';
import { FieldError } from '../states/field-error.tsx';
import { TimeInput } from './time-input.tsx';
import './time.css';

export interface DateTimeInputProps {
  /** Id of the day, for the label and for the fault that leads here. */
  id?: string | undefined;
  /** Names the group; day and time are called `Deadline, day` and `Deadline, time`. */
  label: string;
  /** `2026-11-19T13:30` on the clock that the label names. A part that is missing or unreadable stays as it is. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** First day that can be chosen, `2026-11-19`. */
  min?: string;
  /** The owner shows what is wrong. */
  status?: 'error' | undefined;
  className?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-required'?: boolean | undefined;
}

/** What is missing of a day and time of which one part is filled. */
function findMissing(day: string, time: string): string | undefined {
  if (day === '' && time !== '') return 'Choose a day.';
  return day !== '' && time === '' ? clockTimeMessage : undefined;
}

/** A day, chosen as the browser offers it, with a time in 24-hour text. */
export function DateTimeInput({
  id,
  label,
  value,
  onChange,
  onBlur,
  min,
  status,
  className,
  'aria-describedby': describedBy,
  ...aria
}: DateTimeInputProps) {
  const noteId = useId();
  const [isLeft, setIsLeft] = useState(false);
  const [day = '', time = ''] = value.split('T', 2);
  const missing = isLeft && status !== 'error' ? findMissing(day, time) : undefined;
  const change = (nextDay: string, nextTime: string) =>
    onChange(nextDay === '' && nextTime === '' ? '' : `${nextDay}T${nextTime}`);
  const shared = {
    ...aria,
    'aria-describedby': [describedBy, missing && noteId].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div
      role="group"
      aria-label={label}
      className={classNames('r-date-time', className)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        const found = findMissing(day, time);
        if (found !== undefined) announce(found);
        setIsLeft(true);
        onBlur?.();
      }}
    >
      <Input
        {...shared}
        id={id}
        type="date"
        aria-label={`${label}, day`}
        min={min}
        value={day}
        {...(status && { status })}
        onChange={({ target }) => change(target.value, time)}
      />
      <TimeInput
        {...shared}
        aria-label={`${label}, time`}
        value={time}
        status={status}
        onChange={(next) => change(day, next)}
      />
      {missing ? <FieldError id={noteId}>{missing}</FieldError> : null}
    </div>
  );
}
