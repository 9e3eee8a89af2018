import { type PublicPerson, formatDay } from '@rostrum/contracts';
import { CircleCheckIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { quotationWithCredit, sectionsOf } from './person-words.ts';
import styles from './quotations.module.css';

export interface QuotationsProps {
  person: PublicPerson;
  /** The button that copies a sentence with its credit. */
  renderCopy: (text: string) => ReactNode;
}

/** Sentences that are cleared for print, each ready to copy with its credit. */
export const Quotations = ({ person, renderCopy }: QuotationsProps) =>
  sectionsOf(person, 'quotation').map(({ id, data }) => (
    <figure key={id} className={classNames(styles.quotation, 'rx-quotation')}>
      <blockquote className={styles.words}>{data.text}</blockquote>
      <figcaption className={styles.foot}>
        <span className={styles.cleared}>
          <CircleCheckIcon aria-hidden /> Cleared for quotation
        </span>
        <span className={styles.day}> · {formatDay(data.cleared_on)}</span>
        {renderCopy(quotationWithCredit(data.text, data.cleared_on, person))}
      </figcaption>
    </figure>
  ));
