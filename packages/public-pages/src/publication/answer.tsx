import { publicPaths, type publicQuestion, formatDay } from '@rostrum/contracts';
import { PageLink } from '../page-link.tsx';
import { Portrait } from '../person/portrait.tsx';
import { RichText } from './rich-text.tsx';
import styles from './answer.module.css';

export type PublicAnswer = ReturnType<(typeof publicQuestion)['parse']>['answers'][number];

/** One expert's answer. */
export const Answer = ({ answer: { expert, body_html, published_at } }: { answer: PublicAnswer }) => (
  <article className={styles.answer}>
    <header className={styles.head}>
      <Portrait size="medium" image={expert.image} name={expert.name} username={expert.username} />
      <div>
        <PageLink className={styles.name} href={publicPaths.expert(expert.username)}>
          {expert.name}
        </PageLink>
        <p className="r-secondary">
          {expert.job_title}, {formatDay(published_at)}
        </p>
      </div>
    </header>
    <RichText html={body_html} />
  </article>
);
