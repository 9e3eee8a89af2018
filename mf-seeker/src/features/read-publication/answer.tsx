import { publicPaths, type publicQuestion, formatDay } from '@rostrum/contracts';
import { AppLink, Avatar } from '@rostrum/ui-kit';
import { RichText } from './rich-text.tsx';
import styles from './answer.module.css';

export type PublicAnswer = ReturnType<(typeof publicQuestion)['parse']>['answers'][number];

/** One expert's answer. */
export const Answer = ({ answer: { expert, body_html, published_at } }: { answer: PublicAnswer }) => (
  <article className={styles.answer}>
    <header className={styles.head}>
      <Avatar
        decorative
        src={expert.image}
        firstname={expert.name}
        username={expert.username}
        width={40}
        height={40}
      />
      <div>
        <AppLink className={styles.name} href={publicPaths.expert(expert.username)}>
          {expert.name}
        </AppLink>
        <p className="r-secondary">
          {expert.job_title}, {formatDay(published_at)}
        </p>
      </div>
    </header>
    <RichText html={body_html} />
  </article>
);
