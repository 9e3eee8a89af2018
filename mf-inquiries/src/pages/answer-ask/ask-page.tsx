import { isApiError } from '@rostrum/api-client';
import { EmptyState, Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import type { ReactNode } from 'react';
import { AskAnswer } from '../../features/answer-ask/ask-answer.tsx';
import { useAsked, type AskSource } from '../../features/answer-ask/asked.queries.ts';

/** A question in each of its states: on its way, not valid, not loaded, to answer, over. */
export function AskPage({ source, missing }: { source: AskSource; missing: ReactNode }) {
  const { data, error, isPending, isFetching, refetch } = useAsked(source);
  const failure = isApiError(error) ? error : null;
  const isMissing = failure?.code === 'not_found' || failure?.code === 'invalid_input';
  return (
    <Page title="Question to you" hideTitle width="full">
      {isPending ? <PageSkeleton variant="detail" label="Loading the question" /> : null}
      {isMissing && !data ? missing : null}
      {error && !isMissing && !data ? (
        <PanelError
          message="The question could not be loaded."
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data ? <AskAnswer ask={data} source={source} /> : null}
    </Page>
  );
}

export const NoSuchAsk = ({ action, description }: { action?: ReactNode; description: string }) => (
  <EmptyState title="This question was not found" description={description} action={action} />
);
