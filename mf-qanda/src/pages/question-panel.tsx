import { questionDesk } from '@rostrum/contracts/qanda';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { Button, ChevronDownIcon, LinkButton, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { Drawer } from '@rostrum/ui-kit/data';
import { paths } from '../paths.ts';
import styles from './question-panel.module.css';
import { QuestionButtons, QuestionView } from './question-view.tsx';

interface QuestionPanelProps {
  id: string;
  /** The questions above and below it in the list. */
  previous: string | undefined;
  next: string | undefined;
  onMove: (id: string) => void;
  onClose: () => void;
}

/** A question beside the list, so that the next one is a press away. */
export function QuestionPanel({ id, previous, next, onMove, onClose }: QuestionPanelProps) {
  const question = useQuery(contractQueryOptions(questionDesk.get, { params: { id } }));
  const move = (to: string | undefined, label: string, className: string | undefined) => (
    <Button
      size="small"
      aria-label={label}
      icon={<ChevronDownIcon aria-hidden size={16} className={className} />}
      disabled={to === undefined}
      onClick={() => to !== undefined && onMove(to)}
    />
  );
  return (
    <Drawer
      open
      // The list stays in reach: another row opens in its place.
      mask={false}
      size={580}
      title="Question"
      onClose={onClose}
      extra={
        <div className={styles.buttons}>
          {move(previous, 'Previous question', styles.up)}
          {move(next, 'Next question', undefined)}
          <LinkButton size="small" href={paths.question.href(id)}>
            Open as a page
          </LinkButton>
        </div>
      }
    >
      {question.data ? (
        <div className={styles.panel}>
          <h2 className={styles.title}>{question.data.text}</h2>
          <div className={styles.buttons}>
            <QuestionButtons question={question.data} />
          </div>
          <QuestionView key={id} question={question.data} />
        </div>
      ) : question.isError ? (
        <PanelError onRetry={() => void question.refetch()} retrying={question.isFetching} />
      ) : (
        <PageSkeleton label="Loading the question" variant="detail" />
      )}
    </Drawer>
  );
}
