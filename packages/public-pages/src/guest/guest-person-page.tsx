import { events, publicPaths, type PublicPerson } from '@rostrum/contracts';
import { PhoneIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { InquireBar } from '../inquiry/inquire-bar.tsx';
import { InquiryCard } from '../inquiry/inquiry-card.tsx';
import { PageColumns } from '../page/page-columns.tsx';
import { answersIn, AvailableNow } from '../person/inquiry-availability.tsx';
import { PersonArticle } from '../person/person-article.tsx';
import { addressOf } from '../person/person-words.ts';
import { SimilarPeople } from '../person/similar-people.tsx';
import { CopyQuotation } from './copy-quotation.tsx';
import { GuestActions, type GuestActionsProps } from './guest-actions.tsx';
import { describeNoInquiries } from '../person/no-inquiries.ts';
import { InquiryOfferForm, type InquiryOffer } from './inquiry-offer.tsx';
import styles from './next-step.module.css';

export interface GuestPersonPageProps extends GuestActionsProps {
  now: number;
  /** Left out where this person takes no inquiries. */
  offer: InquiryOffer | null;
}

/** The page of an expert or of one of the staff, without a session. */
export function GuestPersonPage({ person, now, offer, ...address }: GuestPersonPageProps) {
  const isStaff = person.kind === 'staff';
  const nextStep = isStaff ? (
    <AskOrganisation organisation={person.organisation} />
  ) : offer ? (
    <InquiryCard aside={<AvailableNow person={person} now={now} />} hint={answersIn(person)}>
      <InquiryOfferForm {...offer} />
    </InquiryCard>
  ) : (
    <NoInquiries person={person} />
  );
  return (
    <div
      data-events={events.reportAll.path}
      data-company={person.organisation.company_username}
      data-username={person.username}
      data-view="profile_view"
    >
      <PageColumns
        companyUsername={person.organisation.company_username}
        hasInquiry={!isStaff && offer !== null}
        aside={
          <>
            {nextStep}
            {!isStaff && <SimilarPeople person={person} now={now} />}
          </>
        }
      >
        <PersonArticle
          person={person}
          now={now}
          actions={<GuestActions person={person} {...address} />}
          renderCopy={(text) => <CopyQuotation text={text} />}
        />
        <p data-printed data-not-read>
          {address.url}
        </p>
        {!isStaff && offer && (
          <InquireBar>
            <AvailableNow person={person} now={now} />
            {answersIn(person) && <span className="r-caption">{answersIn(person)}</span>}
          </InquireBar>
        )}
      </PageColumns>
    </div>
  );
}

const NextStep = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.nextStep}>
    <h2>{title}</h2>
    {children}
  </section>
);

const inquiryAddress = (organisation: PublicPerson['organisation']) =>
  `${publicPaths.organisation(organisation.company_username)}#inquire`;

const NoInquiries = ({ person }: { person: PublicPerson }) =>
  person.organisation.inquiry_form?.types.length === 0 ? (
    <NextStep title="Not taking inquiries">
      <p>{describeNoInquiries(person.organisation)}</p>
    </NextStep>
  ) : person.kind === 'individual' ? (
    <NextStep title="Not taking inquiries">
      <p>{addressOf(person)} isn’t accepting inquiries right now.</p>
    </NextStep>
  ) : (
    <NextStep title="Not taking inquiries">
      <p>
        {addressOf(person)} isn’t accepting inquiries right now. The team of {person.organisation.name} can
        find someone else.
      </p>
      <a className={styles.button} href={inquiryAddress(person.organisation)}>
        Ask {person.organisation.name}
      </a>
    </NextStep>
  );

const AskOrganisation = ({ organisation }: { organisation: PublicPerson['organisation'] }) => (
  <NextStep title={`Ask ${organisation.name}`}>
    <p>The team takes questions and finds who can answer them.</p>
    <a className={styles.button} href={inquiryAddress(organisation)}>
      Send an inquiry
    </a>
    {organisation.desk_phone && (
      <a
        className={styles.phone}
        href={`tel:${organisation.desk_phone.replace(/\s/g, '')}`}
        data-reports="contact_click"
      >
        <PhoneIcon aria-hidden /> {organisation.desk_phone}
      </a>
    )}
  </NextStep>
);
