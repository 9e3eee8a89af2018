import type { InquiryTypeId } from '@rostrum/contracts';
import styles from './inquiry-offer.module.css';

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

/** One row: two kinds and the rest behind the third button. */
const countShown = (all: number) => (all <= 3 ? all : 2);

function Kinds({ types, type, address, nameOf: names }: InquiryOffer) {
  const link = (kind: InquiryTypeId) => (
    <li key={kind}>
      <a href={`${address}?type=${String(kind)}`} aria-current={kind === type ? 'true' : undefined}>
        {names(kind)}
      </a>
    </li>
  );
  const shown = countShown(types.length);
  const rest = types.slice(shown);
  return (
    <nav aria-label="Kind of inquiry" className={styles.kinds} data-inquiry-kinds>
      <ul>
        {types.slice(0, shown).map(link)}
        {rest.length > 0 && (
          <li className={styles.rest}>
            <details>
              <summary>{rest.length} more</summary>
              <ul>{rest.map(link)}</ul>
            </details>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** A plain form, which the script of the page completes in place, below the kinds that are taken. */
export const InquiryOfferForm = (offer: InquiryOffer) => (
  <>
    <Kinds {...offer} />
    {/* oxlint-disable-next-line react/no-danger -- the server writes this form with its escaping template */}
    <div dangerouslySetInnerHTML={{ __html: offer.form }} />
  </>
);
