import type { PublicOrganisation } from '@rostrum/contracts';
import { PageLink } from '../page-link.tsx';
import styles from './question-list.module.css';

/** Answered questions, with who answered. */
export const QuestionList = ({ questions }: { questions: PublicOrganisation['questions'] }) => (
  <ul className={styles.questions}>
    {questions.map(({ id, text, href, answered_by }) => (
      <li key={id}>
        <PageLink className={styles.text} href={href}>
          {text}
        </PageLink>
        {answered_by.length > 0 && <p className={styles.by}>Answered by {answered_by.join(', ')}</p>}
      </li>
    ))}
  </ul>
);
