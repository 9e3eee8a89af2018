import { publicPaths, type publicQuestion, formatDay } from '@rostrum/contracts';
import type { ReactNode } from 'react';
import { PageLink } from '../page-link.tsx';
import { Portrait } from '../person/portrait.tsx';
import { RichText } from './rich-text.tsx';
import styles from './answer.module.css';

export type PublicAnswer = ReturnType<(typeof publicQuestion)['parse']>['answers'][number];

/** One expert's answer. */
export const Answer = ({
  answer: { expert, body_html, published_at, pull_quote, sources },
  copy,
}: {
  answer: PublicAnswer;
  /** The button that copies it with its credit. */
  copy: ReactNode;
}) => (
  <article className={styles.answer}>
    <header className={styles.head}>
      <Portrait
        size="medium"
        image={expert.image}
        name={expert.name}
        username={expert.username ?? expert.name}
      />
      <div>
        {expert.username === null ? (
          <span className={styles.name}>{expert.name}</span>
        ) : (
          <PageLink className={styles.name} href={publicPaths.expert(expert.username)}>
            {expert.name}
          </PageLink>
        )}
        <p className="r-secondary">
          {[expert.job_title, formatDay(published_at)].filter(Boolean).join(', ')}
        </p>
      </div>
    </header>
    {pull_quote ? <blockquote className={styles.quote}>{pull_quote}</blockquote> : null}
    <RichText html={body_html} />
    {sources.length > 0 ? (
      <>
        <h3 className={styles.sources}>Sources</h3>
        <ul>
          {sources.map(({ title, url }) => (
            <li key={`${title} ${url}`}>
              <a href={url} rel="noopener noreferrer">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </>
    ) : null}
    {copy ? (
      <p className={styles.copy} data-not-read>
        {copy}
      </p>
    ) : null}
  </article>
);
