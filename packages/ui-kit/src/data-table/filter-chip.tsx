import { useState } from 'react';
import { Dropdown } from '../antd/core.ts';
import { PlusIcon, XIcon } from '../icons.ts';
import './filter-chip.css';

export interface FilterOption {
  value: string;
  label: string;
  /** How many rows it would leave. */
  count?: number;
}

export interface FilterChipProps {
  name: string;
  options: readonly FilterOption[];
  /** What is chosen; empty is unset. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** Several at once; otherwise one choice replaces the other. */
  multiple?: boolean;
}

/** A filter: dashed "+ Name" while unset, tinted "Name value ×" once set. Its state belongs in the URL. */
export function FilterChip({ name, options, value, onChange, multiple = false }: FilterChipProps) {
  const [open, setOpen] = useState(false);
  const chosen = options.filter((option) => value.includes(option.value));
  const isSet = chosen.length > 0;
  const words =
    chosen.length > 2
      ? `${chosen[0]?.label ?? ''} and ${chosen.length - 1} more`
      : chosen.map(({ label }) => label).join(', ');

  const choose = (key: string) => {
    if (!multiple) onChange(value.includes(key) ? [] : [key]);
    else onChange(value.includes(key) ? value.filter((other) => other !== key) : [...value, key]);
    if (!multiple) setOpen(false);
  };

  return (
    <span className={isSet ? 'r-filter-chip r-filter-chip--set' : 'r-filter-chip'}>
      <Dropdown
        trigger={['click']}
        open={open}
        onOpenChange={(next, { source }) => (source === 'menu' && multiple ? undefined : setOpen(next))}
        menu={{
          className: 'r-filter-menu',
          selectable: true,
          multiple,
          selectedKeys: [...value],
          onClick: ({ key }) => choose(key),
          items: options.map(({ value: key, label, count }) => ({
            key,
            label,
            extra: count === undefined ? undefined : String(count),
          })),
        }}
      >
        <button type="button" className="r-filter-chip__name" aria-haspopup="menu" aria-expanded={open}>
          {isSet ? null : <PlusIcon aria-hidden />}
          {name} {isSet ? <strong>{words}</strong> : null}
        </button>
      </Dropdown>
      {isSet ? (
        <button
          type="button"
          className="r-filter-chip__clear"
          aria-label={`Clear filter ${name}`}
          onClick={() => onChange([])}
        >
          <XIcon aria-hidden />
        </button>
      ) : null}
    </span>
  );
}
