import { formatList, inquiryTypeLabel, type InquiryTypeId, type PublicPerson } from '@rostrum/contracts';
import styles from './can-speak-on.module.css';

/** What holds for single kinds of inquiry: the person's own conditions, and what the office sees first. */
export function askingTerms({ kind, availability, organisation }: PublicPerson): string[] {
  if (kind === 'staff') return [];
  const nameOf = (type: InquiryTypeId) =>
    organisation.inquiry_form?.types.find((each) => each.type === type)?.label || inquiryTypeLabel(type);
  const seenFirst = availability.filter(({ accepts }) => accepts === 'via_office');
  return [
    ...availability.flatMap(({ type, accepts, conditions }) =>
      conditions && accepts !== 'no' ? [`${nameOf(type)}: ${conditions}`] : [],
    ),
    ...(seenFirst.length > 0
      ? [`Through the office first: ${formatList(seenFirst.map(({ type }) => nameOf(type)))}`]
      : []),
  ];
}

/** Below what a person speaks on: for which industries, and on which terms. */
export const AskingTerms = ({ person }: { person: PublicPerson }) =>
  [
    ...(person.industries.length > 0 ? [`Industries: ${person.industries.join(', ')}`] : []),
    ...askingTerms(person),
  ].map((line) => (
    <p key={line} className={styles.note}>
      {line}
    </p>
  ));
