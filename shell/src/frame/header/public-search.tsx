import { publicPaths, maxSearchLength } from '@rostrum/contracts';
import { SearchIcon, useNavigation } from '@rostrum/ui-kit';
import { useRef, useState, type FormEvent } from 'react';
import { SearchSlot } from '../search/search-slot.tsx';

/** Searches among the people of an organisation, on its public page. */
export function PublicSearch({ companyUsername }: { companyUsername: string }) {
  const navigate = useNavigation();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);

  function search(event: FormEvent, leave: () => void) {
    event.preventDefault();
    if (!text.trim()) return;
    leave();
    navigate?.(`${publicPaths.organisation(companyUsername)}?${new URLSearchParams({ q: text.trim() })}`);
    setText('');
  }

  return (
    <SearchSlot field={field} foldsOn="phone">
      {(leave) => (
        <form className="f-find" onSubmit={(event) => search(event, leave)}>
          <SearchIcon aria-hidden />
          <input
            ref={field}
            className="f-find__field"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            aria-label="Find another expert"
            placeholder="Find another expert"
            maxLength={maxSearchLength}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </form>
      )}
    </SearchSlot>
  );
}
