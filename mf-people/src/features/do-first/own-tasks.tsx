import { inquiryTypeLabel, type PersonDetail } from '@rostrum/contracts';
import {
  Button,
  CountBadge,
  HourglassIcon,
  LinkButton,
  MessageCircleQuestionMarkIcon,
  RelativeTime,
  SectionHeading,
  UserRoundCheckIcon,
  fullDate,
} from '@rostrum/ui-kit';
import { Deadline } from '@rostrum/ui-kit/data';
import { paths } from '../../paths.ts';
import { SignOffTask } from './sign-off-task.tsx';
import { Task } from './task.tsx';
import { useOwnTasks } from './own-tasks.queries.ts';
import styles from './own-tasks.module.css';

export interface OwnTasksProps {
  person: PersonDetail;
  confirmation: { isPending: boolean; confirm: () => void };
}

/** What waits for the person, before anything else on their page; nothing while there is nothing. */
export function OwnTasks({ person: { review, last_confirmed_at }, confirmation }: OwnTasksProps) {
  const { asks, signOffs, questions } = useOwnTasks();
  const isReviewed = review !== null && !review.has_left;
  const count = asks.length + signOffs.length + questions.length + (isReviewed ? 1 : 0);
  if (count === 0) return null;
  return (
    <section className={styles.tasks} aria-label="To do first">
      <SectionHeading hint="Everything here can also be done from the emails about it.">
        To do first <CountBadge count={count} />
      </SectionHeading>
      <ul className={styles.list}>
        {asks.map(({ id, type, text, expires_at }) => (
          <Task
            key={id}
            isFirst
            Icon={HourglassIcon}
            kind={`${inquiryTypeLabel(type)} inquiry`}
            due={<Deadline at={expires_at} subject={`${inquiryTypeLabel(type)} inquiry`} />}
            title={text}
            action={
              <LinkButton type="primary" href={`/dashboard/inquiries/asks/${id}`}>
                Accept or decline
              </LinkButton>
            }
          />
        ))}
        {signOffs.map((signOff) => (
          <SignOffTask key={signOff.id} signOff={signOff} />
        ))}
        {questions.map(({ id, text, due_at }) => (
          <Task
            key={id}
            Icon={MessageCircleQuestionMarkIcon}
            kind="Answer a question"
            title={text}
            detail={due_at ? `Due ${fullDate(Date.parse(due_at))}` : undefined}
            action={<LinkButton href={paths.questions.href()}>Read and answer</LinkButton>}
          />
        ))}
        {isReviewed ? (
          <Task
            Icon={UserRoundCheckIcon}
            kind="Your profile"
            title="Is your profile still correct?"
            detail={
              last_confirmed_at === null ? (
                'Not confirmed yet'
              ) : (
                <>
                  Last confirmed <RelativeTime value={last_confirmed_at} />
                </>
              )
            }
            action={
              <Button onClick={confirmation.confirm} loading={confirmation.isPending}>
                Yes, still correct
              </Button>
            }
          />
        ) : null}
      </ul>
    </section>
  );
}
