import { publicPaths, toFormalName, type PublicPerson } from '@rostrum/contracts';
import { classNames } from '../class-names.ts';
import { PageLink } from '../page-link.tsx';
import { AvailableNow } from '../person/inquiry-availability.tsx';
import { Portrait } from '../person/portrait.tsx';
import type { PublicPost } from './post-parts.tsx';
import styles from './ask-experts.module.css';

type Expert = PublicPost['experts'][number];

export interface AskExpertsProps {
  title: string;
  experts: readonly Expert[];
  /** What an inquiry that comes from here names. */
  noun: 'post' | 'question';
  organisation: Pick<PublicPerson['organisation'], 'timezone'>;
  now: number;
}

/** The experts of a publication, each one press from being asked about it. */
export function AskExperts({ title, experts, noun, organisation, now }: AskExpertsProps) {
  if (experts.length === 0) return null;
  const isOne = experts.length === 1;
  return (
    <section className={styles.card} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.experts}>
        {experts.map(({ username, kind, name, job_title, image, readiness = null }) => (
          <li key={username} className={styles.expert}>
            <Portrait size="card" image={image} name={name} username={username} />
            <div className={styles.words}>
              <PageLink className={styles.name} href={publicPaths.person(kind, username)}>
                {name}
              </PageLink>
              <span className={styles.job}>{job_title}</span>
              <AvailableNow person={{ readiness, organisation }} now={now} />
            </div>
            <PageLink
              className={classNames(styles.ask, isOne && styles.whole)}
              href={`${publicPaths.person(kind, username)}#inquire`}
              aria-label={isOne ? undefined : `Ask ${name}`}
            >
              {isOne ? `Ask ${toFormalName(name)}` : 'Ask'}
            </PageLink>
          </li>
        ))}
      </ul>
      <p className={styles.note} data-not-read>
        <span>Your inquiry names this {noun}. </span>No account needed.
      </p>
    </section>
  );
}
