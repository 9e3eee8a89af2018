import { fixedTexts, maxRequestLength } from '@rostrum/contracts';
import { searchSuggestions, useApiClient } from '@rostrum/remote-runtime';
import { classNames, Button, Typeahead, useNavigation } from '@rostrum/ui-kit';
import { useMemo, useRef, type RefObject } from 'react';
import styles from './search-box.module.css';

export interface SearchBoxProps {
  /** What was searched for, on the page that shows it. */
  value?: string;
  /** Large with a button on the seeker's home; plain over results. */
  size?: 'large' | 'plain';
  autoFocus?: boolean;
  className?: string | undefined;
  /** For moving the focus into the field. */
  fieldRef?: RefObject<HTMLInputElement | null>;
  onSearch: (text: string) => void;
}

/** The search of the page's body: a suggested person opens their page, everything else is searched for. */
export function SearchBox({
  value = '',
  size = 'plain',
  autoFocus = false,
  className,
  fieldRef,
  onSearch,
}: SearchBoxProps) {
  const api = useApiClient();
  const suggest = useMemo(() => searchSuggestions(api), [api]);
  const navigate = useNavigation();
  const ownField = useRef<HTMLInputElement>(null);
  const field = fieldRef ?? ownField;
  const isLarge = size === 'large';
  return (
    <div role="search" aria-label="Whole directory" className={classNames(styles.searchBox, className)}>
      <Typeahead
        label={fixedTexts.searchPlaceholder}
        suggest={suggest}
        inputRef={field}
        initialText={value}
        size={isLarge ? 'hero' : 'large'}
        maxLength={maxRequestLength}
        // The question of the page is what this field answers, so the keyboard starts in it.
        autoFocus={autoFocus}
        onChoose={(text, suggestion) => {
          if (suggestion?.href) navigate?.(suggestion.href);
          else onSearch(text);
        }}
        {...(isLarge && {
          action: (submit) => (
            <Button
              type="primary"
              className={styles.button}
              onClick={() => {
                submit();
                // With nothing to look for, the next thing to do is to type it.
                if (field.current?.value.trim() === '') field.current.focus();
              }}
            >
              Search
            </Button>
          ),
        })}
      />
    </div>
  );
}
