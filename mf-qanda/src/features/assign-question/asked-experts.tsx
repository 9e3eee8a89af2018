import { isQuestionAtWork, questionDesk, type QuestionDetail } from '@rostrum/contracts/qanda';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, fullDate, notify } from '@rostrum/ui-kit';
import styles from './asked-experts.module.css';

type Expert = QuestionDetail['experts'][number];

function describe({ asked_at: asked, declined_at: declined, decline_note: note }: Expert): string {
  if (declined) return `declined on ${fullDate(Date.parse(declined))}${note ? `: ${note}` : ''}`;
  return asked ? `email with a link sent on ${fullDate(Date.parse(asked))}` : 'no email sent';
}

/** Who is asked, what became of it, and another link for each who still can answer. */
export function AskedExperts({ question }: { question: QuestionDetail }) {
  const send = useContractMutation(questionDesk.sendLink, {
    onSuccess: () => notify.success({ title: 'Email with a link sent.' }),
    onError: tellRefusal('Could not send the email.'),
  });
  const isPublic = ({ id }: Expert) =>
    question.answers.some(({ person, status }) => person.id === id && status === 'published');
  const hasText = ({ id }: Expert) => question.answers.some(({ person }) => person.id === id);
  return (
    <ul className={styles.experts}>
      {question.experts.map((expert) => {
        const label = hasText(expert) ? 'Send for approval' : 'Send a link';
        return (
          <li key={expert.id}>
            <span>
              {expert.name}
              <span className="r-secondary">, {describe(expert)}</span>
            </span>
            {isQuestionAtWork(question.status) && !isPublic(expert) ? (
              <Button
                size="small"
                aria-label={`${label}: ${expert.name}`}
                loading={send.isPending && send.variables.params.person_id === expert.id}
                onClick={() => send.mutate({ params: { id: question.id, person_id: expert.id } })}
              >
                {label}
              </Button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
