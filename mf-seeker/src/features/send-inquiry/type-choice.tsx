import type { InquiryTypeId } from '@rostrum/contracts';
import { EllipsisIcon } from '@rostrum/ui-kit';
import { InquiryTypeLabel } from '@rostrum/ui-kit/data';
import { useId, useState } from 'react';
import styles from './type-choice.module.css';

export interface TypeChoiceProps {
  types: readonly InquiryTypeId[];
  value: InquiryTypeId;
  /** What the organisation calls them. */
  nameOf?: ((type: InquiryTypeId) => string) | undefined;
  onChange: (type: InquiryTypeId) => void;
}

const shownAtFirst = 2;

/** Which kind of inquiry: the two likeliest, the rest behind one button. */
export function TypeChoice({ types, value, nameOf, onChange }: TypeChoiceProps) {
  const name = useId();
  const [isWhole, setIsWhole] = useState(types.indexOf(value) >= shownAtFirst);
  const isFolded = !isWhole && types.length > shownAtFirst + 1;
  const shown = isFolded ? types.slice(0, shownAtFirst) : types;
  return (
    <fieldset className={styles.typeChoice}>
      <legend className="r-visually-hidden">Kind of inquiry</legend>
      {shown.map((type) => (
        <label key={type} className={styles.option}>
          <input type="radio" name={name} checked={type === value} onChange={() => onChange(type)} />
          <InquiryTypeLabel type={type} name={nameOf?.(type)} />
        </label>
      ))}
      {isFolded && (
        <button
          type="button"
          className={styles.option}
          aria-expanded={false}
          onClick={() => setIsWhole(true)}
        >
          <EllipsisIcon size={16} aria-hidden />
          <span>{types.length - shownAtFirst} more</span>
        </button>
      )}
    </fieldset>
  );
}
