import { isApiError } from '@rostrum/api-client';
import { questionDesk } from '@rostrum/contracts/qanda';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { useParams } from '@rostrum/remote-runtime/router';
import { EmptyState, LinkButton, Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { titles } from '../manifest.ts';
import { paths } from '../paths.ts';
import { QuestionButtons, QuestionView } from './question-view.tsx';

const back = { label: titles.questions, href: paths.list.href() };

/** One question, for the desk. */
export function QuestionPage() {
  const { id = '' } = useParams();
  const question = useQuery(contractQueryOptions(questionDesk.get, { params: { id } }));
  if (question.data)
    return (
      <Page
        title={question.data.text}
        voice
        back={back}
        width={1180}
        actions={<QuestionButtons question={question.data} />}
      >
        <QuestionView question={question.data} />
      </Page>
    );
  const isMissing =
    isApiError(question.error) && ['not_found', 'invalid_input'].includes(question.error.code);
  return (
    <Page title="Question" back={back}>
      {isMissing ? (
        <EmptyState
          title="There is no such question"
          description="It may have been deleted."
          action={
            <LinkButton type="primary" href={paths.list.href()}>
              Go to Q&A
            </LinkButton>
          }
        />
      ) : question.isError ? (
        <PanelError onRetry={() => void question.refetch()} retrying={question.isFetching} />
      ) : (
        <PageSkeleton label="Loading the question" variant="detail" />
      )}
    </Page>
  );
}
