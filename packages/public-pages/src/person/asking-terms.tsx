import { inquiryTypeLabel, type PublicPerson } from '@rostrum/contracts';
import { CircleSlash2Icon } from 'lucide-react';
import styles from './can-speak-on.module.css';

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** What holds for single kinds of inquiry: the person's own conditions, and what the office sees first. */
export function askingTerms({ kind, availability, organisation }: PublicPerson): string[] {
  if (kind === 'staff') return [];
  return availability.flatMap(({ type, accepts, conditions }) => {
    const own = organisation.inquiry_form?.types.find((each) => each.type === type)?.label;
    const name = own || inquiryTypeLabel(type);
    if (accepts === 'no') return [];
    return [
      ...(conditions ? [`${name}: ${asSentence(conditions)}`] : []),
      ...(accepts === 'via_office' ? [`${name} goes through the office first.`] : []),
    ];
  });
}

/** Below what a person speaks on: for which industries, and on which terms. */
export function AskingTerms({ person }: { person: PublicPerson }) {
  const terms = askingTerms(person);
  return (
    <>
      {person.industries.length > 0 && (
        <p className={styles.note}>Industries: {person.industries.join(', ')}</p>
      )}
      {terms.length > 0 && (
        <p className={styles.note}>
          <CircleSlash2Icon aria-hidden /> {terms.join(' ')}
        </p>
      )}
    </>
  );
}
