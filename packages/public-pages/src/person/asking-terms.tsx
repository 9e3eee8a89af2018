import { formatList, inquiryTypeLabel, type InquiryTypeId, type PublicPerson } from '@rostrum/contracts';
import { CircleSlash2Icon } from 'lucide-react';
import styles from './can-speak-on.module.css';

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** What holds for single kinds of inquiry: the person's own conditions, and what the office sees first. */
export function askingTerms({ kind, availability, organisation }: PublicPerson): string[] {
  if (kind === 'staff') return [];
  const nameOf = (type: InquiryTypeId) =>
    organisation.inquiry_form?.types.find((each) => each.type === type)?.label || inquiryTypeLabel(type);
  const taken = availability.filter(({ accepts }) => accepts !== 'no');
  const throughOffice = taken.filter(({ accepts }) => accepts === 'via_office');
  return [
    ...taken.flatMap(({ type, conditions }) =>
      conditions ? [`${nameOf(type)}: ${asSentence(conditions)}`] : [],
    ),
    ...(throughOffice.length > 0
      ? [
          `${formatList(throughOffice.map(({ type }) => nameOf(type)))} ${throughOffice.length === 1 ? 'goes' : 'go'} through the office first.`,
        ]
      : []),
  ];
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
