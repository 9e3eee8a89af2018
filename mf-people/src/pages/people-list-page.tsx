import { lazy, Suspense, useState } from 'react';
import { useSession, useUrlState } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { useLocation, useNavigate } from '@rostrum/remote-runtime/router';
import {
  Button,
  DownloadIcon,
  EmptyState,
  LinkButton,
  NoMatches,
  Page,
  PanelError,
  PlusIcon,
  UploadIcon,
} from '@rostrum/ui-kit';
import { DataTable, SelectionBar } from '@rostrum/ui-kit/data';
import { useAskReview } from '../features/change-several/use-ask-review.ts';
import { peopleColumns } from '../features/browse-people/people-columns.tsx';
import { PeopleFilters } from '../features/browse-people/people-filters.tsx';
import { useListKeys } from '../features/browse-people/use-list-keys.ts';
import {
  isFiltered,
  noFilters,
  useFilterOptions,
  usePeople,
} from '../features/browse-people/people.queries.ts';
import { useChangeStatus } from '../features/change-status/change-status.mutation.ts';
import { personQuery } from '../features/edit-person/person.queries.ts';
import { TopicNote } from '../features/edit-person/topic-note.tsx';
import { peopleAddress } from '../features/edit-person/use-proposed-topic.ts';
import { useExportPeople } from '../features/exchange-people/use-export-people.ts';
import { KeptViews } from '../features/keep-views/kept-views.tsx';
import { TaskStrip } from '../features/review-people/task-strip.tsx';
import { titles } from '../manifest.ts';
import { paths } from '../paths.ts';

// Forms come with the first dialog: the list is read more often than changed.
const ApprovalDialog = lazy(async () => ({
  default: (await import('../features/change-requests/approval-dialog.tsx')).ApprovalDialog,
}));
const AccessDialog = lazy(async () => ({
  default: (await import('../features/change-several/access-dialog.tsx')).AccessDialog,
}));
const TagDialog = lazy(async () => ({
  default: (await import('../features/change-several/tag-dialog.tsx')).TagDialog,
}));
const ConsentDialog = lazy(async () => ({
  default: (await import('../features/change-several/consent-of-several-dialog.tsx')).ConsentOfSeveralDialog,
}));
const AgentDialog = lazy(async () => ({
  default: (await import('../features/assign-agent/agent-dialog.tsx')).AgentDialog,
}));
const DeletedDialog = lazy(async () => ({
  default: (await import('../features/delete-person/deleted-dialog.tsx')).DeletedDialog,
}));
const AddPersonDialog = lazy(async () => ({
  default: (await import('../features/add-person/add-person-dialog.tsx')).AddPersonDialog,
}));

const severalDialogs = { access: AccessDialog, tag: TagDialog, consent: ConsentDialog };

/** Administrators and agents find, check and publish the organisation's people. */
export function PeopleListPage() {
  const [{ topic, ...filters }, setFilters] = useUrlState(peopleAddress);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const { role } = useSession();
  const { search } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isApproving, setIsApproving] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const [isAssigning, setIsAssigning] = useState(false);
  const [isDeletedOpen, setIsDeletedOpen] = useState(false);
  const [changing, setChanging] = useState<keyof typeof severalDialogs>();
  const people = usePeople(filters);
  const { change, isPending } = useChangeStatus(() => setSelected([]));
  const exporting = useExportPeople(filters);
  const asking = useAskReview(() => setSelected([]));
  useListKeys({
    rows: (people.data?.items ?? []).map(({ id }) => ({ id, href: paths.person.href(id, search) })),
    onToggle: (id) =>
      setSelected((before) =>
        before.includes(id) ? before.filter((other) => other !== id) : [...before, id],
      ),
    onEdit: navigate,
  });
  const isAdministrator = role === 'administrator';
  const options = useFilterOptions();
  const mayPublish = isAdministrator || options?.may_publish === true;
  const act = (label: string, status: 'published' | 'unpublished' | 'archived') => ({
    key: status,
    label,
    danger: status === 'archived',
    disabled: isPending,
    onRun: () => void change(selected, status),
  });

  const Several = changing && severalDialogs[changing];

  return (
    <Page
      title={titles.people}
      count={people.data?.total}
      actions={
        <>
          <Button
            icon={<DownloadIcon aria-hidden size={16} />}
            loading={exporting.isReading}
            disabled={people.data?.total === 0}
            onClick={() => exporting.run()}
          >
            Export CSV
          </Button>
          {isAdministrator ? (
            <>
              <Button onClick={() => setIsApproving(true)}>Approval</Button>
              <Button onClick={() => setIsDeletedOpen(true)}>Deleted</Button>
              <LinkButton href={paths.import.href()} icon={<UploadIcon aria-hidden size={16} />}>
                Import CSV
              </LinkButton>
              <Button
                type="primary"
                icon={<PlusIcon aria-hidden size={16} />}
                onClick={() => setIsAdding(true)}
              >
                Add person
              </Button>
            </>
          ) : null}
        </>
      }
    >
      {topic === undefined ? null : (
        <TopicNote topic={topic} onClose={() => setFilters({ topic: undefined }, { replace: true })} />
      )}
      <TaskStrip />
      <KeptViews query={search} />
      <PeopleFilters value={filters} onChange={setFilters} departments={people.data?.departments ?? []} />
      {people.isError ? (
        <PanelError onRetry={() => void people.refetch()} retrying={people.isFetching} />
      ) : (
        <DataTable
          label="People"
          columns={peopleColumns}
          rows={people.data?.items}
          rowKey={({ id }) => id}
          rowHref={({ id }) => paths.person.href(id, search)}
          onOpen={({ id }) => {
            // On its way while the editor's own code is.
            void queryClient.prefetchQuery(personQuery(id));
            navigate(paths.person.href(id, search));
          }}
          selection={{ selected, onChange: setSelected, label: ({ name }) => name }}
          sort={{ by: filters.sort, order: filters.order }}
          onSort={({ by, order }) => setFilters({ sort: by as typeof filters.sort, order, page_from: 0 })}
          page={{
            from: filters.page_from,
            size: filters.page_size,
            total: people.data?.total ?? 0,
            onChange: (page_from) => setFilters({ page_from }),
          }}
          refreshing={people.isPlaceholderData}
          empty={
            isFiltered(filters) ? (
              <NoMatches message="No one matches these filters." onClear={() => setFilters(noFilters)} />
            ) : (
              <EmptyState
                title="No profiles yet"
                description={
                  isAdministrator
                    ? 'Import a spreadsheet, or add the first person. Experts and staff you invite get a draft when they join.'
                    : 'There is no profile in your scope. An administrator sets it under Access.'
                }
                action={
                  isAdministrator ? (
                    <>
                      <LinkButton type="primary" href={paths.import.href()}>
                        Import a CSV file
                      </LinkButton>
                      <Button onClick={() => setIsAdding(true)}>Add the first person</Button>
                      <LinkButton href="/dashboard/settings/access">Invite a member</LinkButton>
                    </>
                  ) : undefined
                }
              />
            )
          }
        />
      )}
      <SelectionBar
        count={selected.length}
        actions={[
          ...(mayPublish ? [act('Publish', 'published'), act('Unpublish', 'unpublished')] : []),
          { key: 'access', label: 'Access', onRun: () => setChanging('access') },
          { key: 'tag', label: 'Tag', onRun: () => setChanging('tag') },
          ...(isAdministrator
            ? [{ key: 'agent', label: 'Assign agent', onRun: () => setIsAssigning(true) }]
            : []),
          { key: 'consent', label: 'Record consent', onRun: () => setChanging('consent') },
          {
            key: 'review',
            label: 'Ask to confirm',
            disabled: asking.isPending,
            onRun: () => asking.ask(selected),
          },
          {
            key: 'export',
            label: 'Export',
            disabled: exporting.isReading,
            onRun: () => exporting.run(selected),
          },
          ...(isAdministrator ? [act('Archive', 'archived')] : []),
        ]}
        onClear={() => setSelected([])}
      />
      <Suspense fallback={null}>
        {Several ? (
          <Several
            ids={selected}
            onDone={() => {
              setChanging(undefined);
              setSelected([]);
            }}
            onClose={() => setChanging(undefined)}
          />
        ) : null}
        {isApproving ? <ApprovalDialog onClose={() => setIsApproving(false)} /> : null}
        {isAssigning ? (
          <AgentDialog
            ids={selected}
            agents={options?.agents ?? []}
            onDone={() => {
              setIsAssigning(false);
              setSelected([]);
            }}
            onClose={() => setIsAssigning(false)}
          />
        ) : null}
        {isDeletedOpen ? (
          <DeletedDialog
            onOpen={(id) => navigate(paths.person.href(id))}
            onClose={() => setIsDeletedOpen(false)}
          />
        ) : null}
        {isAdding ? (
          <AddPersonDialog
            onAdded={({ id }) => navigate(paths.person.href(id))}
            onClose={() => setIsAdding(false)}
          />
        ) : null}
      </Suspense>
    </Page>
  );
}
