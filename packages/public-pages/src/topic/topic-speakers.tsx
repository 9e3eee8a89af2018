import { publicPaths } from '@rostrum/contracts';
import { Portrait } from '../person/portrait.tsx';
import type { TopicPageInput } from '../server-interface.ts';
import styles from './topic-speakers.module.css';

/** Experts of several organisations, each one press from being asked. */
export const TopicSpeakers = ({ people }: Pick<TopicPageInput, 'people'>) => (
  <ul className={styles.speakers}>
    {people.map(({ kind, username, name, job_title, headline, image, organisation }) => {
      const address = publicPaths.person(kind, username);
      return (
        <li key={username}>
          <Portrait size="card" image={image} name={name} username={username} />
          <div className={styles.words}>
            <a className={styles.name} href={address}>
              {name}
            </a>
            <p className={styles.job}>
              {job_title}, {organisation}
            </p>
            {headline && <p>{headline}</p>}
          </div>
          <a
            className={styles.inquire}
            href={`${address}#inquire`}
            aria-label={`Inquire with ${name}`}
            data-not-read
          >
            Inquire
          </a>
        </li>
      );
    })}
  </ul>
);
