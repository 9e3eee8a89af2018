import { SearchIcon, classNames } from '@rostrum/ui-kit';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useKeysEnabled } from '../keyboard/single-keys.ts';
import { useShortcut } from '../keyboard/use-shortcut.ts';
import './search-slot.css';

export interface SearchSlotProps {
  field: RefObject<HTMLInputElement | null>;
  /** Up to which width an icon stands in for the field. */
  foldsOn: 'phone' | 'tablet';
  /** Given what is to be called once a search has begun. */
  children: (leave: () => void) => ReactNode;
}

/** The place of a search in a header. Where there is no room, an icon opens the field over the header; `/` focuses it. */
export function SearchSlot({ field, foldsOn, children }: SearchSlotProps) {
  const [isOpened, setIsOpened] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const cameFrom = useRef<HTMLElement>(null);

  function open() {
    // Drawn at once, so that the field can take the focus before the next key: who types on after "/" loses no letter.
    flushSync(() => setIsOpened(true));
    field.current?.focus();
  }
  useShortcut('/', open);
  const isEnabled = useKeysEnabled();

  return (
    <div className={classNames('f-search', `f-search--${foldsOn}`)}>
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
        aria-label="Header"
        className="f-search__field"
        data-opened={isOpened || undefined}
        onFocus={({ currentTarget, relatedTarget }) => {
          if (currentTarget.contains(relatedTarget)) return;
          cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
        }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setIsOpened(false);
        }}
        onKeyDown={(event) => {
          // Pressed once more, the key that led here is no letter of a search.
          if (event.key === '/' && isEnabled && !field.current?.value) event.preventDefault();
          // The first Escape empties the field, the next leaves it for where the focus was before.
          if (event.key !== 'Escape' || field.current?.value) return;
          setIsOpened(false);
          field.current?.blur();
          (cameFrom.current ?? opener.current)?.focus();
        }}
      >
        {children(() => setIsOpened(false))}
      </div>
    </div>
  );
}
