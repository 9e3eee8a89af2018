import { formatList, formatNumber, toQuestionStage, type QuestionSummary } from '@rostrum/contracts';
import { AvatarGroup, RelativeTime } from '@rostrum/ui-kit';
import { Deadline, QuestionStatus, type DataColumn } from '@rostrum/ui-kit/data';
import styles from './question-columns.module.css';

const origins: Record<QuestionSummary['origin'], string> = {
  staff: 'From the team',
  seeker: 'From a seeker',
  inquiry: 'From an inquiry',
  import: 'Imported',
};

function Question({ question }: { question: QuestionSummary }) {
  return (
    <span className={styles.question}>
      <span className={styles.text}>{question.text}</span>
      <span className={styles.origin}>
        {question.merged_into ? `Merged into: ${question.merged_into.text}` : origins[question.origin]}
      </span>
    </span>
  );
}

function Experts({ experts }: Pick<QuestionSummary, 'experts'>) {
  if (experts.length === 0) return <span className="r-secondary">Not assigned</span>;
  const names = formatList(experts.map(({ name }) => name));
  return (
    <span title={names}>
      <AvatarGroup
        people={experts.map(({ username, name, image }) => ({
          key: username,
          username,
          src: image,
          firstname: name.split(' ')[0],
          lastname: name.split(' ').at(-1),
        }))}
      />
      <span className="r-visually-hidden">{names}</span>
    </span>
  );
}

const isWaiting = ({ status }: QuestionSummary) =>
  status === 'submitted' || status === 'open' || status === 'assigned';
/** Answers that readers see, and those that wait to be checked. */
const answersText = ({ answers, answers_in_review: inReview }: QuestionSummary) =>
  [answers > 0 && formatNumber(answers), inReview > 0 && `${formatNumber(inReview)} in review`]
    .filter(Boolean)
    .join(', ') || '–';
/** A question without a public answer has no views to count, which is not the same as none. */
const figure = ({ answers }: QuestionSummary, value: number) => (answers === 0 ? '–' : formatNumber(value));

export const questionColumns: readonly DataColumn<QuestionSummary>[] = [
  {
    key: 'question',
    title: 'Question',
    card: 'title',
    skeleton: 'person',
    render: (question) => <Question question={question} />,
  },
  {
    key: 'status',
    title: 'Status',
    card: 'status',
    skeleton: 'short',
    render: ({ status, answers_in_review, merged_into }) => (
      <QuestionStatus status={toQuestionStage(status, answers_in_review)} isMerged={Boolean(merged_into)} />
    ),
  },
  {
    key: 'experts',
    title: 'Experts',
    card: 'hidden',
    hideUpTo: 1180,
    skeleton: 'short',
    render: ({ experts }) => <Experts experts={experts} />,
  },
  {
    key: 'due',
    title: 'Due',
    sort: 'due',
    card: 'meta',
    skeleton: 'short',
    render: (question) =>
      isWaiting(question) ? <Deadline at={question.due_at} /> : <span className="r-secondary">–</span>,
  },
  {
    key: 'created',
    title: 'Asked',
    sort: 'created',
    card: 'hidden',
    skeleton: 'short',
    render: ({ created_at }) => <RelativeTime value={created_at} />,
  },
  {
    key: 'answers',
    title: 'Answers',
    align: 'end',
    card: 'hidden',
    hideUpTo: 1180,
    skeleton: 'number',
    render: answersText,
  },
  {
    key: 'views',
    title: 'Views',
    sort: 'views',
    align: 'end',
    card: 'meta',
    cardLabel: 'Views',
    skeleton: 'number',
    render: (question) => figure(question, question.views),
  },
];
