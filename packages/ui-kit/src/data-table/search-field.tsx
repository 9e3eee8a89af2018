import { actOnEnter } from '../keyboard/is-composing.ts';
import { typeaheadDelayMs } from '@rostrum/contracts';
import { useEffect, useRef, useState } from 'react';
import { Input } from '../antd/core.ts';
import { SearchIcon } from '../icons.ts';
import './search-field.css';

export interface SearchFieldProps {
  /** What it searches: label and placeholder in one, "Filter by name or topic". */
  label: string;
  value: string;
  /** Called once typing rests, and at once on Enter or when cleared. */
  onSearch: (value: string) => void;
  delayMs?: number;
  width?: number | string;
  maxLength?: number;
}

/** A field that narrows a list while typing. */
export function SearchField({
  label,
  value,
  onSearch,
  delayMs = typeaheadDelayMs,
  width = 212,
  maxLength = 200,
}: SearchFieldProps) {
  const [text, setText] = useState(value);
  const search = useRef(onSearch);
  const sent = useRef(value);
  useEffect(() => {
    search.current = onSearch;
  });

  // The address can change under the field (back button); typing that is under way wins.
  useEffect(() => {
    if (value !== sent.current) {
      sent.current = value;
      setText(value);
    }
  }, [value]);

  const send = (next: string) => {
    if (next === sent.current) return;
    sent.current = next;
    search.current(next);
  };

  useEffect(() => {
    const timer = setTimeout(() => send(text.trim()), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);

  return (
    <Input
      className="r-search-field"
      type="search"
      style={{ width }}
      prefix={<SearchIcon aria-hidden />}
      placeholder={label}
      aria-label={label}
      value={text}
      maxLength={maxLength}
      allowClear
      onChange={(event) => {
        setText(event.target.value);
        if (event.target.value === '') send('');
      }}
      onPressEnter={(event) => actOnEnter(event, () => send(text.trim()))}
    />
  );
}
