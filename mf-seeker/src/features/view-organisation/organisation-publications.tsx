import { formatDay, type PublicOrganisation } from '@rostrum/contracts';
import { classNames, AppLink, SectionHeading } from '@rostrum/ui-kit';
import styles from './organisation-publications.module.css';

/** The newest posts and answered questions of an organisation. */
export function OrganisationPublications({
  organisation: { posts, questions },
}: {
  organisation: PublicOrganisation;
}) {
  return (
    <>
      {posts.length > 0 && (
        <section>
          <SectionHeading>Posts</SectionHeading>
          <ul className={styles.publications}>
            {posts.map(({ id, title, summary, cover, href, published_at }) => (
              <li key={id}>
                <AppLink className={styles.card} href={href}>
                  {cover && <img className={styles.cover} src={cover} alt="" loading="lazy" />}
                  <span className={styles.words}>
                    <span className={styles.title}>{title}</span>
                    <span className="r-secondary">{summary}</span>
                    <span className="r-caption">{formatDay(published_at)}</span>
                  </span>
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {questions.length > 0 && (
        <section>
          <SectionHeading>Questions and answers</SectionHeading>
          <ul className={styles.questions}>
            {questions.map(({ id, text, href, answered_by }) => (
              <li key={id} className={styles.item}>
                <AppLink className={classNames(styles.text, 'r-voice')} href={href}>
                  {text}
                </AppLink>
                {answered_by.length > 0 && (
                  <p className="r-secondary">Answered by {answered_by.join(', ')}</p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
