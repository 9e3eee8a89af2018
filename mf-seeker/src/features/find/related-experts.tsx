import type { FoundPerson } from '@rostrum/contracts';
import { AppLink, Avatar, LinkButton } from '@rostrum/ui-kit';
import { countInWords } from './search-words.ts';
import styles from './related-experts.module.css';

export interface RelatedExpertsProps {
  people: readonly FoundPerson[];
  hrefOf: (person: FoundPerson) => string;
}

/** Experts near the request by meaning. They stand apart, because nearness of words cannot tell whether a person fits. */
export const RelatedExperts = ({ people, hrefOf }: RelatedExpertsProps) => (
  <section aria-label="Related experts" className={styles.related}>
    <header className={styles.head}>
      <h2 className={styles.title}>You might also consider</h2>
      <span className={styles.note}>These experts work on related topics.</span>
      <span className={styles.count}>{countInWords('experts', people.length)}</span>
    </header>
    <ul className={styles.people}>
      {people.map((person) => (
        <li key={person.username} className={styles.person}>
          <Avatar
            decorative
            src={person.image}
            firstname={person.name}
            username={person.username}
            width={40}
            height={40}
            fontSize={13}
          />
          <div className={styles.words}>
            <h3 className={styles.name}>
              <AppLink href={hrefOf(person)}>{person.name}</AppLink>
            </h3>
            <p className={styles.about}>
              {[person.job_title, person.via && `via ${person.via}`].filter(Boolean).join(' · ')}
            </p>
          </div>
          <LinkButton href={hrefOf(person)} aria-label={`View ${person.name}`}>
            View
          </LinkButton>
        </li>
      ))}
    </ul>
  </section>
);
