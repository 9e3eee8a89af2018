import { useEffect, useState } from 'react';
import { Input } from '@rostrum/ui-kit';
import { Form } from '@rostrum/ui-kit/data';
import styles from './settings-form.module.css';

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
    <Form.Item label={label} htmlFor={id} required validateStatus={isFaulty ? 'error' : undefined} help={isFaulty ? 'Write six digits, like #0B6073.' : undefined}>
      <span className={styles.colour}>
        <input type="color" aria-label={`${label}, picker`} value={value.toLowerCase()} onChange={(event) => change(event.target.value)} />
        <Input id={id} value={text} maxLength={7} onChange={(event) => change(event.target.value)} />
      </span>
    </Form.Item>
  );
}
