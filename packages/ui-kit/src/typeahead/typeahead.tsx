import { useRef, type ReactNode, type Ref } from 'react';
import { Kbd } from '../a11y/kbd.tsx';
import { classNames } from '../class-names.ts';
import { SearchIcon, XIcon } from '../icons.ts';
import type { Suggest, Suggestion } from './suggestion.ts';
import { TypeaheadMenu } from './typeahead-menu.tsx';
import { useTypeahead } from './use-typeahead.ts';
import './typeahead.css';

export interface TypeaheadProps {
  label: string;
  placeholder?: string;
  suggest: Suggest;
  /** A suggestion that was chosen, or the text as typed (then without one) when Enter is pressed. */
  onChoose: (text: string, suggestion: Suggestion | null) => void;
  /** Called when the field was emptied on purpose. */
  onClear?: () => void;
  /** `text`: whatever is typed. `suggestions`: only what was suggested. `suggestions and new`: also new words, offered as such. */
  takes?: 'text' | 'suggestions' | 'suggestions and new';
  /** For a list that is short enough to show whole: as soon as the field is selected, without typing. */
  listsAll?: boolean;
  /** Empties the field after a choice (the header's search); otherwise the choice stays in it. */
  clearOnChoose?: boolean;
  /** What the field holds; when it changes from outside, the field follows. */
  initialText?: string;
  /** The key that focuses it, shown at its end. */
  shortcut?: string;
  size?: 'middle' | 'large' | 'hero';
  maxLength?: number;
  autoFocus?: boolean;
  /** At the end of the field, like a search button; it is given what takes the text as typed. */
  action?: (submit: () => void) => ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

/** A search field with suggestions: arrows choose, Enter takes, Esc closes. */
export function Typeahead({
  label,
  placeholder = label,
  suggest,
  onChoose,
  onClear,
  takes = 'text',
  listsAll = false,
  clearOnChoose = false,
  initialText = '',
  shortcut,
  size = 'middle',
  maxLength = 200,
  autoFocus = false,
  action,
  inputRef,
}: TypeaheadProps) {
  const box = useRef<HTMLDivElement>(null);
  const state = useTypeahead({ suggest, initialText, clearOnChoose, takes, listsAll, onChoose, onClear });
  return (
    <div
      ref={box}
      className={classNames('r-typeahead', `r-typeahead--${size}`)}
      onBlur={(event) => {
        if (!box.current?.contains(event.relatedTarget)) state.close();
      }}
    >
      <SearchIcon className="r-typeahead__icon" aria-hidden />
      <input
        {...state.inputProps}
        ref={inputRef}
        className="r-typeahead__field"
        type="text"
        enterKeyHint="search"
        autoCapitalize="none"
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        autoFocus={autoFocus}
      />
      {state.text ? (
        <button
          type="button"
          className="r-typeahead__clear"
          aria-label="Clear"
          onClick={(event) => {
            state.clear();
            event.currentTarget.parentElement?.querySelector('input')?.focus();
          }}
        >
          <XIcon aria-hidden />
        </button>
      ) : shortcut ? (
        <Kbd>{shortcut}</Kbd>
      ) : null}
      {action?.(state.submit)}
      {state.isMenuOpen ? <TypeaheadMenu label={label} state={state} /> : null}
    </div>
  );
}
