import { formatDay } from '@rostrum/contracts';
import { useParams } from '@rostrum/remote-runtime/router';
import { classNames, AppLink, PageSkeleton } from '@rostrum/ui-kit';
import { BookmarkButton } from '../features/keep-bookmarks/bookmark-button.tsx';
import { AskQuestion } from '../features/ask-question/ask-question.tsx';
import { Answer } from '../features/read-publication/answer.tsx';
import { ExpertList } from '../features/read-publication/expert-list.tsx';
import { usePublicQuestion } from '../features/read-publication/publications.queries.ts';
import { useVisit } from '../features/report-visits/use-visit.ts';
import { paths } from '../paths.ts';
import { PublicFrame } from './public-frame.tsx';
import { PublicUnavailable } from './public-unavailable.tsx';
import styles from './publication-page.module.css';

/** A question in its own voice, and its answers. */
export function QuestionPage() {
  const { company_username = '', slug = '' } = useParams();
  const question = usePublicQuestion({ company_username, slug });
  useVisit(company_username, question.data ? { name: 'question_view', entity_id: question.data.id } : null);
  if (question.isPending) return <PageSkeleton variant="detail" label="Loading question" />;
  if (question.isError)
    return (
      <PublicUnavailable
        error={question.error}
        noun="question"
        organisationHref={paths.organization.href(company_username)}
        isRetrying={question.isFetching}
        onRetry={() => void question.refetch()}
      />
    );
  const { id, text, topics, organisation, answers, retracted } = question.data;
  const experts = [...new Map(answers.map(({ expert }) => [expert.username, expert])).values()];
  return (
    <PublicFrame
      title={text}
      organisation={organisation}
      aside={experts.length > 0 && <ExpertList title="Who answered" experts={experts} />}
    >
      <p className={classNames(styles.source, 'r-secondary')}>
        <AppLink href={paths.organization.href(organisation.company_username)}>{organisation.name}</AppLink> ·{' '}
        {[answers.length === 1 ? '1 answer' : `${answers.length} answers`, ...topics].join(' · ')}
      </p>
      <h1 className={classNames(styles.title, styles.question, 'rx-title')}>{text}</h1>
      <div className={styles.actions}>
        <BookmarkButton hasLabel reference={{ type: 'question', questionid: id }} name={text} />
      </div>
      {answers.length === 0 && <p>The answer to this question is no longer public.</p>}
      {answers.map((answer) => (
        <Answer key={answer.id} answer={answer} />
      ))}
      {retracted.map(({ name, reason, retracted_at }) => (
        <p key={name} className="r-secondary">
          The answer of {name} was retracted on {formatDay(retracted_at)}: {reason}
        </p>
      ))}
      <AskQuestion company={organisation.company_username} />
    </PublicFrame>
  );
}
