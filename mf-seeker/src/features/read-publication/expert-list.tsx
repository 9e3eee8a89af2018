import { type PersonCard, publicPaths } from '@rostrum/contracts';
import { AppLink, Avatar, LinkButton } from '@rostrum/ui-kit';
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
            <Avatar decorative src={image} firstname={name} username={username} width={40} height={40} />
            <span className={styles.words}>
              <AppLink className={styles.name} href={publicPaths.expert(username)}>
                {name}
              </AppLink>
              <span className="r-secondary">{job_title}</span>
            </span>
            <LinkButton
              size="small"
              href={`${publicPaths.expert(username)}#inquire`}
              aria-label={`Inquire with ${name}`}
            >
              Inquire
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
