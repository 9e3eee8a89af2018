import { type InquiryTypeId, type PublicPerson } from '@rostrum/contracts';
import { answersIn, AvailableNow } from '../person/inquiry-availability.tsx';
import styles from './inquiry-card.module.css';

/** The form that the server draws for one kind of inquiry, and the other kinds that are taken. */
export interface InquiryOffer {
  /** HTML of the form, escaped where it was written. */
  form: string;
  type: InquiryTypeId;
  types: readonly InquiryTypeId[];
  /** What the organisation calls a kind. */
  nameOf: (type: InquiryTypeId) => string;
  /** The form as a page of its own, without the kind. */
  address: string;
}

const shownKinds = 4;

function Kinds({ types, type, address, nameOf: names }: InquiryOffer) {
  const link = (kind: InquiryTypeId) => (
    <li key={kind}>
      <a href={`${address}?type=${String(kind)}`} aria-current={kind === type ? 'true' : undefined}>
        {names(kind)}
      </a>
    </li>
  );
  const rest = types.slice(shownKinds);
  return (
    <nav aria-label="Kind of inquiry" className={styles.kinds} data-inquiry-kinds>
      <ul>{types.slice(0, shownKinds).map(link)}</ul>
      {rest.length > 0 && (
        <details>
          <summary>{rest.length} more</summary>
          <ul>{rest.map(link)}</ul>
        </details>
      )}
    </nav>
  );
}

export interface InquiryCardProps {
  person: PublicPerson;
  now: number;
  offer: InquiryOffer;
}

/** The inquiry form in its card: a plain form, which the script of the page completes in place. */
export const InquiryCard = ({ person, now, offer }: InquiryCardProps) => (
  <section id="inquire" className={styles.card} aria-labelledby="inquiry-card-title" data-inquiry>
    <header className={styles.head}>
      <h2 id="inquiry-card-title" tabIndex={-1} className={styles.title}>
        Send an inquiry
      </h2>
      <AvailableNow person={person} now={now} />
    </header>
    {answersIn(person) && <p className={styles.hint}>{answersIn(person)}</p>}
    <Kinds {...offer} />
    {/* oxlint-disable-next-line react/no-danger -- the server writes this form with its escaping template */}
    <div dangerouslySetInnerHTML={{ __html: offer.form }} />
  </section>
);
