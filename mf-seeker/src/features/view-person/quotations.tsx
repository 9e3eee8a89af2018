import { type PublicPerson, formatDay } from '@rostrum/contracts';
import { classNames, CircleCheckIcon, CopyButton, Quote } from '@rostrum/ui-kit';
import { inTheirWords, quotationWithCredit, sectionsOf } from './person-words.ts';
import { ProfileSection } from './profile-section.tsx';
import styles from './quotations.module.css';

/** Sentences that are cleared for print, each ready to copy with its credit. */
export function Quotations({ person }: { person: PublicPerson }) {
  const quotations = sectionsOf(person, 'quotation');
  if (quotations.length === 0) return null;
  return (
    <ProfileSection title={inTheirWords(person.pronouns)}>
      {quotations.map(({ id, data }) => (
        <div key={id} className={classNames(styles.quotation, 'rx-quotation')}>
          <Quote>{data.text}</Quote>
          <div className={styles.foot}>
            <span className={styles.cleared}>
              <CircleCheckIcon aria-hidden /> Cleared for quotation
            </span>
            <span className={styles.day}> · {formatDay(data.cleared_on)}</span>
            <CopyButton
              type="link"
              size="small"
              label="Copy with credit"
              copiedLabel="Copied with credit"
              text={quotationWithCredit(data.text, data.cleared_on, person)}
            />
          </div>
        </div>
      ))}
    </ProfileSection>
  );
}
