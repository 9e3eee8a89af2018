import { type PersonCard, publicPaths } from '@rostrum/contracts';
import { classNames } from '../class-names.ts';
import { PageLink } from '../page-link.tsx';
import { Portrait } from '../person/portrait.tsx';
import styles from './people-cards.module.css';

/** People as cards: portrait, name, job, what they can speak on. */
export const PeopleCards = ({ people }: { people: readonly PersonCard[] }) => (
  <ul className={classNames(styles.cards, 'rx-cards')}>
    {people.map(({ username, kind, name, job_title, image, topics }) => (
      <li key={username} data-person={username}>
        <PageLink className={classNames(styles.card, 'rx-card')} href={publicPaths.person(kind, username)}>
          <Portrait size="card" image={image} name={name} username={username} />
          <span className={styles.words}>
            <span className={styles.name}>{name}</span> <span className={styles.job}>{job_title}</span>{' '}
            {topics.length > 0 && <span>{topics.slice(0, 3).join(', ')}</span>}
          </span>
        </PageLink>
      </li>
    ))}
  </ul>
);
