import { clockTimeMessage, parseClockTime } from '@rostrum/contracts';
import { useId, useState, type Ref } from 'react';
import { announce } from '../a11y/announce.ts';
import { Input, type InputProps, type InputRef } from '../antd/core.ts';
import { classNames } from '../class-names.ts';
import { FieldError } from '../states/field-error.tsx';
import './time.css';

export interface TimeInputProps extends Pick<
  InputProps,
  | 'aria-describedby'
  | 'aria-invalid'
  | 'aria-label'
  | 'aria-required'
  | 'autoFocus'
  | 'className'
  | 'disabled'
  | 'id'
  | 'name'
  | 'onBlur'
> {
  ref?: Ref<InputRef>;
  /** `14:30`; text that cannot be read stays as it was typed. */
  value: string;
  /** Receives `14:30` as soon as the text can be read, else the text, which the contract refuses. */
  onChange: (value: string) => void;
  /** The owner shows what is wrong; the field itself then shows nothing. */
  status?: 'error' | undefined;
  /** Accepts `24:00`, for the end of something. */
  hasDayEnd?: boolean;
}

/**
 * A time of day in 24-hour text, whatever the browser's language is: `9`, `930`, `14.30` and `9:30 pm` are accepted and
 * shown as `09:00` or `21:30` when the field is left. Text that is no time is kept, with what to enter below it.
 */
export function TimeInput({
  value,
  onChange,
  onBlur,
  status,
  hasDayEnd = false,
  className,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid,
  ...input
}: TimeInputProps) {
  const noteId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeftFaulty, setIsLeftFaulty] = useState(false);
  const isFaulty = isLeftFaulty && value !== '' && parseClockTime(value, hasDayEnd) === undefined;
  const isExplained = isFaulty && status !== 'error';
  return (
    <span className={classNames('r-time', className)}>
      <Input
        {...input}
        type="text"
        // Digits with a point on phones; a keyboard of figures alone has no sign to part hours from minutes.
        inputMode="decimal"
        autoComplete="off"
        placeholder="hh:mm"
        value={typed ?? value}
        {...(status === 'error' || isFaulty ? { status: 'error' as const } : {})}
        aria-invalid={isInvalid ?? (isFaulty || undefined)}
        aria-describedby={
          [describedBy, isExplained ? noteId : undefined].filter(Boolean).join(' ') || undefined
        }
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(parseClockTime(target.value, hasDayEnd) ?? target.value.trim());
        }}
        onBlur={(event) => {
          const isUnreadable = value !== '' && parseClockTime(value, hasDayEnd) === undefined;
          setIsLeftFaulty(isUnreadable);
          if (isUnreadable) announce(clockTimeMessage);
          else if (typed !== null && typed.trim() !== value) announce(value);
          setTyped(null);
          onBlur?.(event);
        }}
      />
      {isExplained ? <FieldError id={noteId}>{clockTimeMessage}</FieldError> : null}
    </span>
  );
}
