import {
  describeInquiryFields,
  seekerTypes,
  type InquiryDetail,
  formatCode,
  deviceTimeZone,
} from '@rostrum/contracts';
import { lateReasonLabels } from '@rostrum/contracts/inquiries';
import { BadgeCheckIcon, CircleCheckIcon, fullDate, getTimeZone } from '@rostrum/ui-kit';
import { DetailSection } from './detail-section.tsx';
import { InquiryOrigin } from './inquiry-origin.tsx';
import { FactList, type Fact } from './fact-list.tsx';
import { PeopleAsked, type PeopleAskedProps } from './people-asked.tsx';
import styles from './request-details.module.css';

/** The right column: who is asked, what is asked, who asks. */
export const RequestDetails = ({
  inquiry,
  passOn,
}: { inquiry: InquiryDetail } & Pick<PeopleAskedProps, 'passOn'>) => (
  <>
    {inquiry.recipients.length > 0 ? (
      <PeopleAsked recipients={inquiry.recipients} asks={inquiry.asks} {...(passOn && { passOn })} />
    ) : null}
    <DetailSection title="Request">
      <FactList facts={requestFacts(inquiry)} />
    </DetailSection>
    <DetailSection title="Sender">
      <FactList facts={senderFacts(inquiry)} />
    </DetailSection>
  </>
);

function requestFacts({
  id,
  type,
  fields,
  deadline_at: deadline,
  created_at: createdAt,
  late_reason: lateReason,
  source,
  messages,
}: InquiryDetail): Fact[] {
  return [
    ...describeInquiryFields(type, fields, getTimeZone() ?? deviceTimeZone()).map(({ label, value }) => ({
      label,
      value,
    })),
    { label: 'Deadline', value: deadline ? fullDate(Date.parse(deadline)) : 'None' },
    ...(lateReason ? [{ label: 'First reply late', value: lateReasonLabels[lateReason] }] : []),
    { label: 'Arrived', value: fullDate(Date.parse(createdAt)) },
    { label: 'Came from', value: <InquiryOrigin id={id} page={source.page} /> },
    { label: 'Messages', value: String(messages.filter(({ visibility }) => visibility === 'all').length) },
  ];
}

/** The address, and whether its owner showed that they read it. */
const SenderAddress = ({
  sender: { email, email_confirmed: isConfirmed },
}: Pick<InquiryDetail, 'sender'>) => (
  <>
    <a href={`mailto:${email}`}>{email}</a>
    {typeof isConfirmed === 'boolean' ? (
      <span className={styles.confirmation}>
        {isConfirmed ? (
          <>
            <CircleCheckIcon size={14} aria-hidden /> Confirmed
          </>
        ) : (
          'Not confirmed yet'
        )}
      </span>
    ) : null}
  </>
);

/** True if the request has a field for the same thing: a journalist's job title is their position. */
const isAnswered = (type: InquiryDetail['type'], fields: InquiryDetail['fields'], text: string | null) =>
  describeInquiryFields(type, fields, 'UTC').some(({ value }) => value === text);

function senderFacts({ type: inquiryType, fields, sender }: InquiryDetail): Fact[] {
  const type = seekerTypes.find(({ value }) => value === sender.seeker_type)?.label;
  const optional: readonly [string, string | null | undefined][] = [
    ['Role', isAnswered(inquiryType, fields, sender.job_title) ? null : sender.job_title],
    ['At', sender.organization],
    ['Kind', type],
  ];
  return [
    {
      label: 'Name',
      value: sender.verified ? (
        <>
          {sender.name} <BadgeCheckIcon className={styles.verified} role="img" aria-label="Verified" />
        </>
      ) : (
        sender.name
      ),
    },
    ...optional.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    ...(sender.email ? [{ label: 'Email', value: <SenderAddress sender={sender} /> }] : []),
    ...(sender.phone
      ? [{ label: 'Phone', value: <a href={`tel:${sender.phone.replace(/[^+\d]/g, '')}`}>{sender.phone}</a> }]
      : []),
    { label: 'Country', value: formatCode('region', sender.country) },
    { label: 'Time zone', value: sender.timezone.replaceAll('_', ' ') },
  ];
}
