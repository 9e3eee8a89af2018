import { SearchIcon, useNavigation } from '@rostrum/ui-kit';
import { useRef, useState, type FormEvent } from 'react';
import { useShortcut } from '../keyboard/use-shortcut.ts';

/** Searches among the people of an organisation, on its public page. */
export function PublicSearch({ companyUsername }: { companyUsername: string }) {
  const navigate = useNavigation();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useShortcut('/', () => field.current?.focus());

  function search(event: FormEvent) {
    event.preventDefault();
    if (!text.trim()) return;
    navigate?.(
      `/organizations/${encodeURIComponent(companyUsername)}?${new URLSearchParams({ q: text.trim() })}`,
    );
    setText('');
  }

  return (
    <form role="search" className="f-find" onSubmit={search}>
      <SearchIcon aria-hidden />
      <input
        ref={field}
        className="f-find__field"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label="Find another expert"
        placeholder="Find another expert"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}
