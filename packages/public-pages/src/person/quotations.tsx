import { type PublicPerson, formatDay } from '@rostrum/contracts';
import { CircleCheckIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { inTheirWords, quotationWithCredit, sectionsOf } from './person-words.ts';
import { ProfileSection } from './profile-section.tsx';
import styles from './quotations.module.css';

export interface QuotationsProps {
  person: PublicPerson;
  /** The button that copies a sentence with its credit. */
  renderCopy: (text: string) => ReactNode;
}

/** Sentences that are cleared for print, each ready to copy with its credit. */
export function Quotations({ person, renderCopy }: QuotationsProps) {
  const quotations = sectionsOf(person, 'quotation');
  if (quotations.length === 0) return null;
  return (
    <ProfileSection title={inTheirWords(person.pronouns)}>
      {quotations.map(({ id, data }) => (
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
      ))}
    </ProfileSection>
  );
}
