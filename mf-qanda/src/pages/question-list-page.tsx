import { id, line, questionListQuery, type QuestionSummary } from '@rostrum/contracts';
import { useUrlState } from '@rostrum/remote-runtime';
import { useNavigate } from '@rostrum/remote-runtime/router';
import {
  Button,
  EmptyState,
  LinkButton,
  NoMatches,
  Page,
  PanelError,
  PlusIcon,
  useMediaQuery,
} from '@rostrum/ui-kit';
import { DataTable, SelectionBar } from '@rostrum/ui-kit/data';
import { Suspense, lazy, useState } from 'react';
import { questionColumns } from '../features/browse-questions/question-columns.tsx';
import { QuestionFilters } from '../features/browse-questions/question-filters.tsx';
import { useQuestions } from '../features/browse-questions/questions.queries.ts';
import { useChangeSeveral, useTellAssigned } from '../features/change-several/use-change-several.ts';
import { SuggestedQuestions } from '../features/suggest-questions/suggested-questions.tsx';
import { titles } from '../manifest.ts';
import { paths } from '../paths.ts';

// Loaded when a question is added: the queue is read far more often.
const AddQuestionDialog = lazy(async () => ({
  default: (await import('../features/add-question/add-question-dialog.tsx')).AddQuestionDialog,
}));

const FromInquiryDialog = lazy(async () => ({
  default: (await import('../features/make-from-inquiry/from-inquiry-dialog.tsx')).FromInquiryDialog,
}));

/** An inquiry leads here to become a question. */
const readInquiry = () => id.safeParse(new URLSearchParams(window.location.search).get('from_inquiry')).data;

const AssignSeveralDialog = lazy(async () => ({
  default: (await import('../features/assign-question/assign-several-dialog.tsx')).AssignSeveralDialog,
}));

// Small windows have no room beside the list: there a question is a page.
const QuestionPanel = lazy(async () => ({
  default: (await import('./question-panel.tsx')).QuestionPanel,
}));

/** `ask`: words that a new question begins with; links that propose one name them. */
const pageState = questionListQuery.extend({
  ask: line(300).optional(),
  /** The question that is open beside the list. */
  open: id.optional(),
});

/** The Q&A queue: what waits for an answer stands first. */
export function QuestionListPage() {
  const [{ ask, open, ...filters }, setFilters] = useUrlState(pageState);
  const [fromInquiry, setFromInquiry] = useState(readInquiry);
  const navigate = useNavigate();
  /** What a new question begins with; undefined while none is added. */
  const [chosen, setAdding] = useState<string>();
  const adding = chosen ?? ask;
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [isAssigning, setIsAssigning] = useState(false);
  const tellAssigned = useTellAssigned();
  const { run, isPending } = useChangeSeveral(() => setSelected([]));
  const questions = useQuestions(filters);
  const hasRoom = useMediaQuery('(min-width: 1400px)');
  const ids = questions.data?.items.map((item) => item.id) ?? [];
  const place = open === undefined ? -1 : ids.indexOf(open);
  const openBeside = (chosenId: string | undefined) => setFilters({ open: chosenId }, { replace: true });
  const isFiltered = Boolean(
    filters.q || filters.status?.length || filters.origin?.length || filters.expert || filters.topic,
  );
  const clear = () =>
    setFilters({
      q: undefined,
      status: undefined,
      origin: undefined,
      expert: undefined,
      topic: undefined,
      page_from: 0,
    });
  const actions = (
    <>
      <LinkButton href={paths.activity.href()}>Activity</LinkButton>
      <Button type="primary" icon={<PlusIcon aria-hidden size={16} />} onClick={() => setAdding('')}>
        Add question
      </Button>
    </>
  );

  return (
    <Page title={titles.questions} count={questions.data?.total} actions={actions}>
      <QuestionFilters
        value={filters}
        onChange={setFilters}
        counts={questions.data?.counts ?? {}}
        experts={questions.data?.experts ?? []}
        topics={questions.data?.topics ?? []}
      />
      {questions.isError ? (
        <PanelError onRetry={() => void questions.refetch()} retrying={questions.isFetching} />
      ) : (
        <DataTable
          label="Questions"
          columns={questionColumns}
          rows={questions.data?.items}
          rowKey={({ id }) => id}
          rowHref={({ id }) => paths.question.href(id)}
          {...(hasRoom && { onOpen: (row: QuestionSummary) => openBeside(row.id), openKey: open })}
          selection={{ selected, onChange: setSelected, label: ({ text }) => text }}
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
                description="Questions from your public page and your team appear here with their experts and due dates, those without an answer first."
              />
            )
          }
        />
      )}
      {questions.isSuccess ? (
        <SuggestedQuestions onChoose={setAdding} onChooseInquiry={setFromInquiry} />
      ) : null}
      <SelectionBar
        count={selected.length}
        actions={[
          { key: 'assign', label: 'Assign', onRun: () => setIsAssigning(true) },
          {
            key: 'publish',
            label: 'Publish answers',
            disabled: isPending,
            onRun: () => void run(selected, 'publish'),
          },
          {
            key: 'archive',
            label: 'Archive',
            danger: true,
            disabled: isPending,
            onRun: () => void run(selected, 'archive'),
          },
        ]}
        onClear={() => setSelected([])}
      />
      <Suspense fallback={null}>
        {open !== undefined && hasRoom ? (
          <QuestionPanel
            id={open}
            previous={ids[place - 1]}
            next={place === -1 ? undefined : ids[place + 1]}
            onMove={openBeside}
            onClose={() => {
              openBeside(undefined);
              // Back to the row, as if the page of the question had been left.
              document
                .querySelector<HTMLElement>(`[aria-label="Questions"] a[href="${paths.question.href(open)}"]`)
                ?.focus();
            }}
          />
        ) : null}
        {isAssigning ? (
          <AssignSeveralDialog
            ids={selected}
            onDone={(outcome) => {
              tellAssigned(outcome);
              setSelected([]);
            }}
            onClose={() => setIsAssigning(false)}
          />
        ) : null}
        {fromInquiry ? (
          <FromInquiryDialog
            inquiryId={fromInquiry}
            onMade={(made) => void navigate(paths.question.href(made))}
            onClose={() => setFromInquiry(undefined)}
          />
        ) : null}
        {adding === undefined ? null : (
          <AddQuestionDialog
            start={adding}
            onAdded={(id) => void navigate(paths.question.href(id))}
            onClose={() => {
              setAdding(undefined);
              setFilters({ ask: undefined }, { replace: true });
            }}
          />
        )}
      </Suspense>
    </Page>
  );
}
