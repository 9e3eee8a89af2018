import { publicPaths } from '@rostrum/contracts';
import { EyeOffIcon, PhoneIcon } from 'lucide-react';
import { PeopleCards } from '../organisation/people-cards.tsx';
import { SearchWithin } from '../organisation/search-within.tsx';
import type { MissingPageInput } from '../server-interface.ts';
import styles from './missing-page.module.css';
import { signInAddress } from './sign-in-address.ts';

/** Says that nothing is at an address, and leads on: to those who can help, to the organisation, to a search. */
export const MissingPage = ({ title, text, organisation, people, signIn }: MissingPageInput) => (
  <div className={styles.missing} data-organisation={organisation?.company_username}>
    <header className={styles.head}>
      <span className={styles.icon} data-not-read>
        <EyeOffIcon aria-hidden />
      </span>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {signIn === null ? null : (
          <p>
            <a href={signInAddress(signIn)}>Sign in</a>
          </p>
        )}
      </div>
    </header>
    {people.length > 0 && (
      <section aria-labelledby="instead">
        <h2 id="instead" className={styles.heading}>
          Who can help instead
        </h2>
        <PeopleCards people={people} />
      </section>
    )}
    {organisation ? (
      <Organisation organisation={organisation} />
    ) : (
      <p>
        <a href="/">Go to the front page</a>
      </p>
    )}
  </div>
);

const Organisation = ({ organisation }: { organisation: NonNullable<MissingPageInput['organisation']> }) => {
  const { kind, name, company_username, desk_phone } = organisation;
  const home = publicPaths.organisation(company_username);
  return (
    <section aria-labelledby="organisation" className={styles.card}>
      <h2 id="organisation" className={styles.heading}>
        Ask {name}
      </h2>
      {kind !== 'individual' && <p>The team finds who can answer.</p>}
      {desk_phone && (
        <a className={styles.phone} href={`tel:${desk_phone.replace(/\s/g, '')}`}>
          <PhoneIcon aria-hidden /> {desk_phone}
        </a>
      )}
      <p className={styles.ways}>
        <a href={`${home}#inquire`}>Send an inquiry</a>
        <a href={home}>All of {name}</a>
      </p>
      <SearchWithin organisation={organisation} value="" />
    </section>
  );
};
