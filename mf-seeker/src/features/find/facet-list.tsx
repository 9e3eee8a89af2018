import { formatNumber } from '@rostrum/contracts';
import { ChevronDownIcon, ChevronRightIcon } from '@rostrum/ui-kit';
import { Checkbox } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import styles from './facet-list.module.css';

export interface FacetOption {
  value: string;
  label: string;
  count: number;
}

export interface FacetListProps {
  title: string;
  options: readonly FacetOption[];
  chosen: readonly string[];
  isOpenAtFirst: boolean;
  onChange: (chosen: string[]) => void;
}

const shownAtFirst = 5;

/** One facet as ticks with counts. What is chosen stays visible even when it is long down the list, or not counted. */
export function FacetList({ title, options, chosen, isOpenAtFirst, onChange }: FacetListProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst || chosen.length > 0);
  const [isWhole, setIsWhole] = useState(false);
  if (options.length === 0) return null;
  const shown = isWhole
    ? options
    : options.filter(({ value }, index) => index < shownAtFirst || chosen.includes(value));
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  const Chevron = isOpen ? ChevronDownIcon : ChevronRightIcon;
  return (
    <fieldset className={styles.facet}>
      <legend className={styles.title}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {title} <Chevron size={14} aria-hidden />
        </button>
      </legend>
      {isOpen &&
        shown.map(({ value, label, count }) => (
          <Checkbox
            key={value}
            className={styles.option}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
          >
            <span className={styles.label}>{label}</span>
            <span className={styles.count}>{formatNumber(count)}</span>
          </Checkbox>
        ))}
      {isOpen && shown.length < options.length && (
        <button type="button" className={styles.more} onClick={() => setIsWhole(true)}>
          Show all {options.length}
        </button>
      )}
    </fieldset>
  );
}
