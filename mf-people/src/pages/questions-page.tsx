import { askedQuestions } from '@rostrum/contracts/qanda';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { EmptyState, Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { AskedCard } from '../features/answer-questions/asked-card.tsx';
import { titles } from '../manifest.ts';
import styles from './questions-page.module.css';

/** Questions that the signed-in expert is asked to answer. */
export function QuestionsPage() {
  const asked = useQuery(contractQueryOptions(askedQuestions.list));
  const items = asked.data?.items;
  return (
    <Page title={titles.questions} width={1080}>
      {asked.isError ? (
        <PanelError onRetry={() => void asked.refetch()} retrying={asked.isFetching} />
      ) : items === undefined ? (
        <PageSkeleton variant="list" label="Loading questions" />
      ) : items.length === 0 ? (
        <EmptyState
          title="No questions for you"
          description="Questions that your organisation asks you to answer appear here."
        />
      ) : (
        <div className={styles.list}>
          {items.map((question) => (
            <AskedCard key={question.id} question={question} />
          ))}
        </div>
      )}
    </Page>
  );
}
