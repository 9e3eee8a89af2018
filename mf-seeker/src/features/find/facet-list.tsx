import { Checkbox } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import './facet-list.css';

export interface FacetOption {
  value: string;
  label: string;
  count: number;
}

export interface FacetListProps {
  title: string;
  options: readonly FacetOption[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

const shownAtFirst = 6;

/** One facet as ticks with counts. What is chosen stays visible even when it is long down the list. */
export function FacetList({ title, options, chosen, onChange }: FacetListProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (options.length === 0) return null;
  const shown = isWhole
    ? options
    : options.filter(({ value }, index) => index < shownAtFirst || chosen.includes(value));
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <fieldset className="sk-facet">
      <legend className="sk-facet__title">{title}</legend>
      {shown.map(({ value, label, count }) => (
        <Checkbox
          key={value}
          className="sk-facet__option"
          checked={chosen.includes(value)}
          onChange={() => toggle(value)}
        >
          <span className="sk-facet__label">{label}</span>
          <span className="sk-facet__count">{count.toLocaleString('en-GB')}</span>
        </Checkbox>
      ))}
      {shown.length < options.length && (
        <button type="button" className="sk-facet__more" onClick={() => setIsWhole(true)}>
          Show all {options.length}
        </button>
      )}
    </fieldset>
  );
}
