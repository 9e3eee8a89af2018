import { type PersonCard, publicPaths } from '@rostrum/contracts';
import { ChevronRightIcon } from 'lucide-react';
import { PageLink } from '../page-link.tsx';
import { Portrait } from './portrait.tsx';
import styles from './similar-people.module.css';

/** Colleagues on the same topics, for when this person cannot. */
export function SimilarPeople({ people }: { people: readonly PersonCard[] }) {
  if (people.length === 0) return null;
  return (
    <section className={styles.similar} aria-label="Similar experts">
      <h2 className={styles.title}>Similar experts</h2>
      <ul className={styles.list}>
        {people.map(({ username, name, image, topics, job_title, kind }) => (
          <li key={username}>
            <PageLink className={styles.link} href={publicPaths.person(kind, username)}>
              <Portrait size="small" image={image} name={name} username={username} />
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.topics}>{topics.slice(0, 2).join(', ') || job_title}</span>
              </span>
              <ChevronRightIcon aria-hidden />
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
