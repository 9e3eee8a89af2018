import {
  formatDayMonth,
  formatList,
  inquiryTypeLabel,
  publicPaths,
  type InquiryTypeId,
  type PublicPerson,
} from '@rostrum/contracts';
import { describeFee, feeKindLabels } from '@rostrum/contracts/terms';
import { PageLink } from '../page-link.tsx';
import styles from './can-speak-on.module.css';

/**
 * What holds for single kinds of inquiry: the person's own conditions, what the office sees first, and fees. In a shell that
 * was open before fees came, what it knows of a person is without them.
 */
export function askingTerms({ kind, availability, organisation, fees = [] }: PublicPerson): string[] {
  if (kind === 'staff') return [];
  const nameOf = (type: InquiryTypeId) =>
    organisation.inquiry_form?.types.find((each) => each.type === type)?.label || inquiryTypeLabel(type);
  const seenFirst = availability.filter(({ accepts }) => accepts === 'via_office');
  return [
    ...availability.flatMap(({ type, accepts, conditions }) =>
      conditions && accepts !== 'no' ? [`${nameOf(type)}: ${conditions}`] : [],
    ),
    ...(seenFirst.length > 0
      ? [`Contact the media office first for: ${formatList(seenFirst.map(({ type }) => nameOf(type)))}`]
      : []),
    ...fees.map(
      (fee) => `${feeKindLabels[fee.kind]} fee: ${fee.terms ? describeFee(fee.terms) : 'on request'}`,
    ),
  ];
}

/** Until when the person is away, and who can be asked meanwhile. */
function AwayNote({ away }: Pick<PublicPerson, 'away'>) {
  if (!away) return null;
  const { until, colleague } = away;
  return (
    <p className={styles.note}>
      Away until {formatDayMonth(until)}.{' '}
      {colleague ? (
        <>
          Meanwhile ask{' '}
          <PageLink href={publicPaths.person(colleague.kind, colleague.username)}>{colleague.name}</PageLink>.
        </>
      ) : null}
    </p>
  );
}

const IndustriesAndTerms = ({ person }: { person: PublicPerson }) =>
  [
    ...(person.industries.length > 0 ? [`Industries: ${person.industries.join(', ')}`] : []),
    ...askingTerms(person),
  ].map((line) => (
    <p key={line} className={styles.note}>
      {line}
    </p>
  ));

/** Below what a person speaks on: whether they are away, for which industries, and on which terms. */
export const AskingTerms = ({ person }: { person: PublicPerson }) => (
  <>
    <AwayNote away={person.away} />
    <IndustriesAndTerms person={person} />
  </>
);
