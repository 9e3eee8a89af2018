import { fixedTexts, maxRequestLength } from '@rostrum/contracts';
import { searchSuggestions, useApiClient } from '@rostrum/remote-runtime';
import { Typeahead, useNavigation } from '@rostrum/ui-kit';
import { useMemo, useRef } from 'react';
import { searchAddress } from './search-address.ts';
import { SearchSlot } from './search-slot.tsx';

/** Search by name or expertise; Enter or a choice opens the search page and clears the field. */
export function HeaderSearch() {
  const api = useApiClient();
  const suggest = useMemo(() => searchSuggestions(api), [api]);
  const navigate = useNavigation();
  const field = useRef<HTMLInputElement>(null);
  return (
    <SearchSlot field={field} foldsOn="tablet">
      {(leave) => (
        <Typeahead
          inputRef={field}
          label={fixedTexts.searchPlaceholder}
          suggest={suggest}
          clearOnChoose
          shortcut="/"
          maxLength={maxRequestLength}
          onChoose={(text) => {
            leave();
            navigate?.(searchAddress(text));
          }}
        />
      )}
    </SearchSlot>
  );
}
