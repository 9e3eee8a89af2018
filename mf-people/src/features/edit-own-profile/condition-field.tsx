import { useState } from 'react';
import { Button, Input, PencilIcon, actOnEnter } from '@rostrum/ui-kit';
import styles from './availability-card.module.css';

export interface ConditionFieldProps {
  /** Names the field: "Media". */
  type: string;
  value: string | null;
  onChange: (value: string | null) => void;
}

/** A condition as text that turns into a field; Enter or leaving it saves, Escape keeps what was there. */
export function ConditionField({ type, value, onChange }: ConditionFieldProps) {
  const [text, setText] = useState<string | null>(null);
  if (text === null)
    return (
      <Button
        type={value ? 'text' : 'link'}
        size="small"
        className={styles.condition}
        aria-label={value ? `Condition for ${type}: ${value}. Change` : `Add a condition for ${type}`}
        onClick={() => setText(value ?? '')}
      >
        <span className={styles.words}>{value ?? 'Add a condition'}</span>
        {value ? <PencilIcon aria-hidden size={13} /> : null}
      </Button>
    );
  const finish = () => {
    const next = text.trim() || null;
    setText(null);
    if (next !== value) onChange(next);
  };
  return (
    <Input
      autoFocus
      aria-label={`Condition for ${type}`}
      maxLength={300}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={finish}
      onPressEnter={(event) => actOnEnter(event, finish)}
      onKeyDown={(event) => (event.key === 'Escape' ? setText(null) : undefined)}
    />
  );
}
