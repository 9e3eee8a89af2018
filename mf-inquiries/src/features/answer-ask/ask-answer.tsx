import type { AskView } from '@rostrum/contracts/inquiries';
import { useNow } from '@rostrum/ui-kit';
import { AnswerForm } from './answer-form.tsx';
import { AskBrief } from './ask-brief.tsx';
import { AskOver, DeskPhone } from './ask-over.tsx';
import type { AskSource } from './asked.queries.ts';
import styles from './ask-answer.module.css';

/** One question to an expert: what is asked and the answer, or what became of it. */
export function AskAnswer({ ask, source }: { ask: AskView; source: AskSource }) {
  const now = useNow();
  const { question, organisation, expires_at: expires, ref } = ask;
  const isLate = expires !== null && Date.parse(expires) <= now;
  return (
    <article className={styles.ask} aria-label="Question to you">
      <header className={styles.head}>
        <strong>{organisation.name}</strong>
        <span className="r-reference">{ref}</span>
      </header>
      {question === null || isLate ? (
        <AskOver ask={ask} />
      ) : (
        <>
          <AskBrief ask={ask} />
          <AnswerForm source={source} isFirstYes={question.is_first_yes} />
          {organisation.desk_phone === null ? null : (
            <p className={styles.desk}>
              Rather talk? Call the desk: <DeskPhone phone={organisation.desk_phone} />
            </p>
          )}
        </>
      )}
    </article>
  );
}
