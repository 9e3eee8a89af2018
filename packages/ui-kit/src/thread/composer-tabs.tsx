import type { KeyboardEvent, ReactNode } from 'react';

export type ComposerMode = 'reply' | 'note';

export interface ComposerTabsProps {
  mode: ComposerMode;
  onChange: (mode: ComposerMode) => void;
  replyLabel: string;
  allowNote: boolean;
  aside: ReactNode;
}

/** Reply or note: a radio group drawn as tabs, since both write into the same field. */
export function ComposerTabs({ mode, onChange, replyLabel, allowNote, aside }: ComposerTabsProps) {
  const modes: readonly { value: ComposerMode; label: string }[] = [
    { value: 'reply', label: replyLabel },
    ...(allowNote ? [{ value: 'note' as const, label: 'Internal note' }] : []),
  ];
  const onArrow = (event: KeyboardEvent) => {
    if (!allowNote || !['ArrowLeft', 'ArrowRight'].includes(event.key)) return;
    event.preventDefault();
    onChange(mode === 'reply' ? 'note' : 'reply');
  };
  return (
    <div className="r-composer__head">
      <div className="r-composer__tabs" role="radiogroup" aria-label="Kind of message">
        {modes.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            role="radio"
            aria-checked={mode === value}
            tabIndex={mode === value ? 0 : -1}
            className="r-composer__tab"
            onClick={() => onChange(value)}
            onKeyDown={onArrow}
          >
            {label}
          </button>
        ))}
      </div>
      {aside ? <span className="r-composer__aside">{aside}</span> : null}
    </div>
  );
}
