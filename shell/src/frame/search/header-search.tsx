import { fixedTexts } from '@rostrum/contracts';
import { useApiClient } from '@rostrum/remote-runtime';
import { SearchIcon, Typeahead, useNavigation } from '@rostrum/ui-kit';
import { useMemo, useRef, useState } from 'react';
import { useShortcut } from '../keyboard/use-shortcut.ts';
import { searchAddress } from './search-address.ts';
import { suggestFrom } from './suggest.ts';
import './header-search.css';

/** Search by name or expertise; Enter or a choice opens the search page. On narrow screens an icon opens it over the header. */
export function HeaderSearch() {
  const api = useApiClient();
  const suggest = useMemo(() => suggestFrom(api), [api]);
  const navigate = useNavigation();
  const [isOpened, setIsOpened] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  function open() {
    setIsOpened(true);
    // The field becomes visible with the next drawing.
    requestAnimationFrame(() => field.current?.focus());
  }
  useShortcut('/', open);

  return (
    <>
      <button
        ref={opener}
        type="button"
        className="f-icon-button f-search__opener"
        aria-label="Search"
        aria-expanded={isOpened}
        onClick={open}
      >
        <SearchIcon size={18} aria-hidden />
      </button>
      <div
        role="search"
        className="f-search"
        data-opened={isOpened || undefined}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setIsOpened(false);
        }}
        onKeyDown={(event) => {
          // The first Escape empties the field, the next leaves it.
          if (event.key !== 'Escape' || field.current?.value) return;
          setIsOpened(false);
          field.current?.blur();
          opener.current?.focus();
        }}
      >
        <Typeahead
          inputRef={field}
          label={fixedTexts.searchPlaceholder}
          suggest={suggest}
          clearOnChoose
          shortcut="/"
          maxLength={100}
          onChoose={(text) => {
            setIsOpened(false);
            navigate?.(searchAddress(text));
          }}
        />
      </div>
    </>
  );
}
