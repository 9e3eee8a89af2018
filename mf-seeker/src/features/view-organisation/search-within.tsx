import { Button, Input, SearchIcon } from '@rostrum/ui-kit';
import { useEffect, useState } from 'react';
import './search-within.css';

export interface SearchWithinProps {
  value: string;
  /** Name of the organisation, for the label. */
  name: string;
  onSearch: (text: string) => void;
}

/** Looks for people of this organisation by name or topic. */
export function SearchWithin({ value, name, onSearch }: SearchWithinProps) {
  const [text, setText] = useState(value);
  // Back and forward change the text that was searched for.
  useEffect(() => setText(value), [value]);
  return (
    <form
      role="search"
      className="sk-search-within"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <Input
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
