import { useEffect, useState } from 'react';
import { Input } from '@rostrum/ui-kit';
import { SettingRow } from './setting-row.tsx';
import styles from './colour-field.module.css';

export interface ColourFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (colour: string) => void;
}

const isColour = (text: string) => /^#[0-9a-fA-F]{6}$/.test(text);

/** A colour by picker or by its six digits; half-typed digits wait in the field. */
export function ColourField({ id, label, value, onChange }: ColourFieldProps) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const change = (next: string) => {
    setText(next);
    if (isColour(next)) onChange(next.toUpperCase());
  };
  const isFaulty = !isColour(text);
  return (
    <SettingRow label={label} htmlFor={id} error={isFaulty ? 'Write six digits, like #0B6073.' : undefined}>
      <span className={styles.colour}>
        <input
          type="color"
          aria-label={`${label}, picker`}
          value={value.toLowerCase()}
          onChange={(event) => change(event.target.value)}
        />
        <Input
          id={id}
          value={text}
          maxLength={7}
          status={isFaulty ? 'error' : undefined}
          aria-invalid={isFaulty}
          aria-describedby={isFaulty ? `${id}-note` : undefined}
          onChange={(event) => change(event.target.value)}
        />
      </span>
    </SettingRow>
  );
}
