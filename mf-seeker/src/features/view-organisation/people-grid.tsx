import { type PersonCard, publicPaths } from '@rostrum/contracts';
import { classNames, AppLink, Avatar } from '@rostrum/ui-kit';
import styles from './people-grid.module.css';

/** People as cards: portrait, name, job, what they can speak on. */
export const PeopleGrid = ({ people }: { people: readonly PersonCard[] }) => (
  <ul className={classNames(styles.peopleGrid, 'rx-cards')}>
    {people.map(({ username, kind, name, job_title, image, topics }) => (
      <li key={username}>
        <AppLink className={classNames(styles.card, 'rx-card')} href={publicPaths.person(kind, username)}>
          <Avatar
            decorative
            src={image}
            firstname={name}
            username={username}
            width={56}
            height={56}
            fontSize={18}
          />
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            <span className="r-secondary">{job_title}</span>
            {topics.length > 0 && <span className={styles.topics}>{topics.slice(0, 3).join(' · ')}</span>}
          </span>
        </AppLink>
      </li>
    ))}
  </ul>
);
