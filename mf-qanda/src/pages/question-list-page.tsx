import { publicPaths, questionListQuery } from '@rostrum/contracts';
import { useSession, useUrlState } from '@rostrum/remote-runtime';
import { EmptyState, NoMatches, Page, PanelError } from '@rostrum/ui-kit';
import { DataTable } from '@rostrum/ui-kit/data';
import { questionColumns } from '../features/browse-questions/question-columns.tsx';
import { QuestionFilters } from '../features/browse-questions/question-filters.tsx';
import { useQuestions } from '../features/browse-questions/questions.queries.ts';
import { titles } from '../manifest.ts';

/** The Q&A queue: what waits for an answer stands first. */
export function QuestionListPage() {
  const [filters, setFilters] = useUrlState(questionListQuery);
  const { user } = useSession();
  const questions = useQuestions(filters);
  const isFiltered = Boolean(filters.q || filters.status?.length || filters.origin?.length);
  const clear = () => setFilters({ q: undefined, status: undefined, origin: undefined, page_from: 0 });
  const company = user?.company_username ?? '';

  return (
    <Page title={titles.questions} count={questions.data?.total}>
      <QuestionFilters value={filters} onChange={setFilters} counts={questions.data?.counts ?? {}} />
      {questions.isError ? (
        <PanelError onRetry={() => void questions.refetch()} retrying={questions.isFetching} />
      ) : (
        <DataTable
          label="Questions"
          columns={questionColumns}
          rows={questions.data?.items}
          rowKey={({ id }) => id}
          rowHref={({ slug, status, answers }) =>
            answers > 0 && (status === 'answered' || status === 'closed')
              ? publicPaths.question(company, slug)
              : undefined
          }
          sort={{ by: filters.sort, order: filters.order }}
          onSort={({ by, order }) => setFilters({ sort: by as typeof filters.sort, order, page_from: 0 })}
          page={{
            from: filters.page_from,
            size: filters.page_size,
            total: questions.data?.total ?? 0,
            onChange: (page_from) => setFilters({ page_from }),
          }}
          refreshing={questions.isPlaceholderData}
          empty={
            isFiltered ? (
              <NoMatches message="No questions match these filters." onClear={clear} />
            ) : (
              <EmptyState
                title="No questions yet"
                description="Questions that seekers ask, and those you want asked, wait here for the right expert. Answered ones are published with the expert's name."
              />
            )
          }
        />
      )}
    </Page>
  );
}
