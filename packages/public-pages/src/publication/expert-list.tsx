import { type PersonCard, publicPaths } from '@rostrum/contracts';
import { PageLink } from '../page-link.tsx';
import { Portrait } from '../person/portrait.tsx';
import styles from './expert-list.module.css';

/** The experts behind a post, each one press from being asked. */
export function ExpertList({ title, experts }: { title: string; experts: readonly PersonCard[] }) {
  if (experts.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="r-card-title">{title}</h2>
      <ul className={styles.items}>
        {experts.map(({ username, name, job_title, image }) => (
          <li key={username} className={styles.item}>
            <Portrait size="medium" image={image} name={name} username={username} />
            <span className={styles.words}>
              <PageLink className={styles.name} href={publicPaths.expert(username)}>
                {name}
              </PageLink>
              <span className="r-secondary">{job_title}</span>
            </span>
            <PageLink
              className={styles.inquire}
              href={`${publicPaths.expert(username)}#inquire`}
              aria-label={`Inquire with ${name}`}
            >
              Inquire
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
