import type { PublicPerson } from '@rostrum/contracts';
import { answersIn, AvailableNow } from '../person/inquiry-availability.tsx';
import styles from './inquire-bar.module.css';

/** On phones the next step stays in reach; the script takes it away while the form itself is on screen. */
export const InquireBar = ({ person, now }: { person: PublicPerson; now: number }) => (
  <div className={styles.inquireBar} data-inquire-bar data-not-read>
    <div className={styles.words}>
      <AvailableNow person={person} now={now} />
      {answersIn(person) && <span className="r-caption">{answersIn(person)}</span>}
    </div>
    <a className={styles.button} href="#inquire">
      Inquire
    </a>
  </div>
);
