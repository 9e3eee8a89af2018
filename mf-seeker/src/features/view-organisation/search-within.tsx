import { Button, Input, SearchIcon } from '@rostrum/ui-kit';
import { useEffect, useRef, useState, type ComponentRef } from 'react';
import styles from './search-within.module.css';

export interface SearchWithinProps {
  value: string;
  /** Name of the organisation, for the label. */
  name: string;
  onSearch: (text: string) => void;
}

/** Looks for people of this organisation by name or topic. */
export function SearchWithin({ value, name, onSearch }: SearchWithinProps) {
  const [text, setText] = useState(value);
  const field = useRef<ComponentRef<typeof Input>>(null);
  // Back and forward change the text that was searched for.
  useEffect(() => setText(value), [value]);
  return (
    <form
      role="search"
      className={styles.searchWithin}
      onSubmit={(event) => {
        event.preventDefault();
        // With nothing to look for, the next thing to do is to type it.
        if (text.trim() === '') field.current?.focus();
        onSearch(text.trim());
      }}
    >
      <Input
        ref={field}
        allowClear
        prefix={<SearchIcon aria-hidden />}
        aria-label={`Search the experts of ${name}`}
        placeholder="Search by Name or Expertise"
        maxLength={100}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onClear={() => onSearch('')}
      />
      <Button htmlType="submit">Search</Button>
    </form>
  );
}
