import { formatDay, type PostBeside, type QuestionBeside } from '@rostrum/contracts';
import { PageLink } from '../page-link.tsx';
import { toFocusProps } from './cover-focus.ts';
import styles from './beside.module.css';

/** Questions that are named beside a publication. */
export const QuestionsBeside = ({
  title,
  questions,
}: {
  title: string;
  questions: readonly QuestionBeside[];
}) =>
  questions.length === 0 ? null : (
    <section className={styles.beside} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.questions}>
        {questions.map(({ text, href }) => (
          <li key={href}>
            <PageLink href={href}>{text}</PageLink>
          </li>
        ))}
      </ul>
    </section>
  );

/** Posts that are named beside a publication. */
export const PostsBeside = ({ title, posts }: { title: string; posts: readonly PostBeside[] }) =>
  posts.length === 0 ? null : (
    <section className={styles.beside} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.posts}>
        {posts.map(({ title: name, href, cover, cover_focus, published_at, reading_minutes }) => (
          <li key={href}>
            <PageLink className={styles.post} href={href}>
              {cover && (
                <img
                  src={cover}
                  alt=""
                  loading="lazy"
                  data-not-read
                  {...toFocusProps(cover_focus, styles.cover)}
                />
              )}
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>{' '}
                <span className={styles.about}>
                  {formatDay(published_at)}, {reading_minutes} min read
                </span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
