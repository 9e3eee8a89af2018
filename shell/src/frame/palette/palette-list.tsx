import { fixedTexts } from '@rostrum/contracts';
import { Highlight, Kbd } from '@rostrum/ui-kit';
import { useEffect, useRef } from 'react';
import { PaletteDeadline } from './palette-deadline.tsx';
import { paletteKinds, type PaletteRow } from './palette-row.ts';

interface PaletteListProps {
  id: string;
  rows: readonly PaletteRow[];
  typed: string;
  active: number;
  isPending: boolean;
  onTake: (row: PaletteRow, opensNewTab: boolean) => void;
}

/** The rows of the palette, by kind. */
export function PaletteList({ id, rows, typed, active, isPending, onTake }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  const terms = typed.split(/\s+/);
  return (
    <div
      ref={list}
      id={`${id}-list`}
      className="f-palette__list"
      role="listbox"
      aria-label="Pages, people and actions"
    >
      {paletteKinds.map((kind) => {
        const ofKind = rows.filter((row) => row.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <div key={kind} role="group" aria-label={kind}>
            <div className="f-palette__kind" aria-hidden>
              {kind}
            </div>
            {ofKind.map((row) => {
              const index = rows.indexOf(row);
              return (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys of its options
                <div
                  key={row.id}
                  id={`${id}-${index}`}
                  className="f-palette__row"
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  // The press would take the focus from the field before the click arrives.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={(event) => onTake(row, event.ctrlKey || event.metaKey)}
                >
                  <span className="f-palette__picture">{row.picture}</span>
                  <span className="f-palette__words">
                    <span className="f-palette__text">
                      <Highlight text={row.text} terms={terms} />
                    </span>
                    {row.description ? (
                      <span className="f-palette__description">
                        <Highlight text={row.description} terms={terms} />
                      </span>
                    ) : null}
                  </span>
                  {row.deadline ? <PaletteDeadline at={row.deadline} /> : null}
                  {row.note ? <span className="f-palette__note">{row.note}</span> : null}
                  {index === active ? (
                    <span aria-hidden>
                      <Kbd>↵</Kbd>
                    </span>
                  ) : null}
                </div>
              );
            })}
          </div>
        );
      })}
      {rows.length === 0 ? (
        <p className="f-palette__nothing">{isPending ? 'Searching' : fixedTexts.noMatches}</p>
      ) : null}
    </div>
  );
}
