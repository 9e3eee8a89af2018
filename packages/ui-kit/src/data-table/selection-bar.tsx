import type { ReactNode } from 'react';
import { LiveRegion } from '../a11y/live-region.tsx';
import { MinusIcon, XIcon } from '../icons.ts';
import './selection-bar.css';

export interface SelectionAction {
  key: string;
  label: string;
  onRun: () => void;
  danger?: boolean;
  primary?: boolean;
  disabled?: boolean;
}

export interface SelectionBarProps {
  count: number;
  /** "3 selected" unless told: "2 experts selected". */
  label?: ReactNode;
  hint?: ReactNode;
  /** In place of the box: the portraits of who is selected. */
  picture?: ReactNode;
  actions: readonly SelectionAction[];
  onClear: () => void;
}

/** What can be done with the selected rows. It floats, so the table does not move. */
export function SelectionBar({ count, label, hint, picture, actions, onClear }: SelectionBarProps) {
  return (
    <>
      <LiveRegion message={count > 0 ? `${count} selected` : ''} />
      {count > 0 ? (
        <div className="r-selection-bar" role="toolbar" aria-label="Selection">
          <span className="r-selection-bar__count">
            {picture ? (
              <span className="r-selection-bar__picture" aria-hidden>
                {picture}
              </span>
            ) : (
              <span className="r-selection-bar__box" aria-hidden>
                <MinusIcon strokeWidth={3} />
              </span>
            )}
            {label ?? `${count} selected`}
          </span>
          {hint ? <span className="r-selection-bar__hint">{hint}</span> : null}
          <span className="r-selection-bar__rule" aria-hidden />
          {actions.map(({ key, label: verb, onRun, danger, primary, disabled }) => (
            <button
              key={key}
              type="button"
              className={`r-selection-bar__action${danger ? ' r-selection-bar__action--danger' : ''}${primary ? ' r-selection-bar__action--primary' : ''}`}
              disabled={disabled}
              onClick={onRun}
            >
              {verb}
            </button>
          ))}
          <span className="r-selection-bar__rule" aria-hidden />
          <button
            type="button"
            className="r-selection-bar__action r-selection-bar__clear"
            aria-label="Clear selection"
            onClick={onClear}
          >
            <XIcon aria-hidden />
          </button>
        </div>
      ) : null}
    </>
  );
}
