import { maxSearchLength } from '@rostrum/contracts';
import { Kbd, SearchIcon, announce, useNavigation, isComposing } from '@rostrum/ui-kit';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Member } from '../use-frame.ts';
import { PaletteList } from './palette-list.tsx';
import type { PaletteKind, PaletteRow } from './palette-row.ts';
import { usePaletteRows } from './use-palette-rows.tsx';
import './palette.css';

export interface PaletteContentProps {
  member: Member;
  /** What was typed before this was there. */
  early: RefObject<string>;
  close: () => void;
}

const choices: readonly (PaletteKind | 'All')[] = ['All', 'People', 'Inquiries', 'Actions'];

/** Go to any page, find people, do things: one field, arrows and Enter. */
export function PaletteContent({ member, early, close }: PaletteContentProps) {
  const [typed, setTyped] = useState(() => early.current);
  const field = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<PaletteKind | 'All'>('All');
  const [active, setActive] = useState(0);
  const id = useId();
  const navigate = useNavigation();
  const { rows, isPending } = usePaletteRows(typed, member, kind);
  const current = Math.min(active, rows.length - 1);

  useEffect(() => {
    const end = field.current?.value.length ?? 0;
    field.current?.setSelectionRange(end, end);
  }, []);
  useEffect(() => setActive(0), [typed, kind]);
  useEffect(() => {
    if (typed !== '' && !isPending) announce(`${rows.length} ${rows.length === 1 ? 'result' : 'results'}`);
  }, [typed, isPending, rows.length]);

  function take(row: PaletteRow | undefined, opensNewTab: boolean) {
    if (!row) return;
    close();
    if (row.act) row.act();
    else if (row.href && (opensNewTab || row.opensNewTab)) window.open(row.href, '_blank', 'noopener');
    else if (row.href) navigate?.(row.href);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    const moves: Record<string, number> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      Home: 0,
      End: rows.length - 1,
    };
    const next = moves[event.key];
    if (
      next !== undefined &&
      rows.length > 0 &&
      !(typed !== '' && (event.key === 'Home' || event.key === 'End'))
    ) {
      event.preventDefault();
      setActive((next + rows.length) % rows.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      take(rows[current], event.ctrlKey || event.metaKey);
    }
  }

  return (
    <div className="f-palette__content">
      <div className="f-palette__head">
        <SearchIcon size={20} aria-hidden />
        <input
          ref={field}
          className="f-palette__field"
          type="text"
          role="combobox"
          aria-label="Go to a page, find people, do something"
          placeholder="Go to a page, find people, do something"
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={current >= 0 ? `${id}-${current}` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxSearchLength}
          autoFocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <fieldset className="f-palette__kinds">
          <legend className="r-visually-hidden">Show</legend>
          {choices.map((choice) => (
            <label key={choice} className="f-palette__choice">
              <input
                className="r-visually-hidden"
                type="radio"
                name={`${id}-kind`}
                checked={choice === kind}
                onChange={() => setKind(choice)}
              />
              {choice}
            </label>
          ))}
        </fieldset>
        <button type="button" className="f-palette__close" onClick={close} aria-label="Close">
          <Kbd>esc</Kbd>
        </button>
      </div>
      <PaletteList id={id} rows={rows} typed={typed} active={current} isPending={isPending} onTake={take} />
      <div className="f-palette__keys" aria-hidden>
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> move
        </span>
        <span>
          <Kbd>↵</Kbd> open
        </span>
        <span>
          <Kbd>Ctrl</Kbd> <Kbd>↵</Kbd> new tab
        </span>
      </div>
    </div>
  );
}
