import type { PublicPerson } from '@rostrum/contracts';
import { AppLink, Avatar, Button, XIcon } from '@rostrum/ui-kit';
import type { InquiryAddress } from './to-submission.ts';
import styles from './addressee-list.module.css';

export interface AddresseeListProps {
  addresses: readonly InquiryAddress[];
  people: readonly PublicPerson[];
  nameOf: (person: PublicPerson) => string;
  hrefOf: (username: string) => string;
  onRemove: (username: string) => void;
}

/** Who an inquiry goes to, by organisation; everybody can be taken off. */
export const AddresseeList = ({ addresses, people, nameOf, hrefOf, onRemove }: AddresseeListProps) =>
  addresses.map(({ organisation, usernames }) => (
    <section key={organisation.company_username} aria-label={organisation.name} className={styles.addressees}>
      <h3 className={styles.organisation}>{organisation.name}</h3>
      <ul className={styles.people}>
        {people
          .filter(({ username }) => usernames.includes(username))
          .map((person) => (
            <li key={person.username} className={styles.person}>
              <Avatar
                decorative
                src={person.image}
                firstname={person.name}
                username={person.username}
                width={40}
                height={40}
              />
              <span className={styles.words}>
                <AppLink href={hrefOf(person.username)}>{nameOf(person)}</AppLink>
                <span className="r-secondary">{person.job_title}</span>
              </span>
              <Button
                type="text"
                icon={<XIcon aria-hidden />}
                aria-label={`Do not ask ${nameOf(person)}`}
                onClick={() => onRemove(person.username)}
              />
            </li>
          ))}
      </ul>
    </section>
  ));
